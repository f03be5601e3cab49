import sys; sys.path.insert(0,'/tmp/hoops')
from diag import *
from fieldhouse.games.statispro.cards.reader import *
from fieldhouse.games.statispro.cards import reader
year=int(sys.argv[1]); reps=int(sys.argv[2])
C=Path('/tmp/hoops/cards')
teams=[reader.read_team(p.read_text(),p.name) for p in sorted((C/'teams').glob(f'{year}-*.txt'))]
numbers=reader.read_season_numbers((C/"seasons"/f"{year}.txt").read_text(),f"{year}.txt")
import collections
diag(year,reps,3000,(teams,numbers))
