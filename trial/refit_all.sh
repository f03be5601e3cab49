#!/bin/bash
# fits every season with the compiled engine of this branch, one after the other; what is done is not done again
cd /work/h/hoops
for y in 1986 2016 2007 $(seq 1980 2025); do
  [ -f /tmp/hd/cards/done.$y ] && continue
  PYTHONPATH=/tmp/hd/fast .venv/bin/python tools/make_statispro_cards.py /work/shared/data/nba $y $y --out /tmp/hd/cards > /tmp/hd/cards/log.$y 2>&1 && touch /tmp/hd/cards/done.$y
done
date > /tmp/hd/cards/all.done
