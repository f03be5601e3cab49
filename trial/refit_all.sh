#!/bin/bash
cd /work/h/hoops
mkdir -p /tmp/hoops/cards/{teams,seasons,records}
for y in 2007 1986 2021 $(seq 1980 2025); do
  [ -f /tmp/hoops/cards/done.$y ] && continue
  PYTHONPATH=/tmp/hoops/fast .venv/bin/python tools/make_statispro_cards.py /work/shared/data/nba $y $y --out /tmp/hoops/cards > /tmp/hoops/cards/log.$y 2>&1 && touch /tmp/hoops/cards/done.$y
done
date > /tmp/hoops/cards/all.done
