#!/bin/bash
# after /tmp/hoops/cards/all.done: the fitted cards into the library of the tree that is named, golden journals, a look
set -e
cd "${1:-/work/h/hoops}"
cp /tmp/hoops/cards/teams/*.txt src/fieldhouse/library/statispro/teams/
cp /tmp/hoops/cards/seasons/*.txt src/fieldhouse/library/statispro/seasons/
cp /tmp/hoops/cards/records/*.txt src/fieldhouse/library/statispro/records/
PYTHONPATH=$PWD/src .venv/bin/python tools/golden.py
git status --short | wc -l
