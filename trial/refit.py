import sys; sys.path.insert(0,'/tmp/hoops')
from diag import *
from fieldhouse.builders.nba.fit import fit_season
from fieldhouse.builders.nba.build import build_season, write_season
from fieldhouse.builders.nba.record import write_record
from fieldhouse.games.statispro.cards.deck import read_deck
import pickle, os
year=int(sys.argv[1]); rounds=int(sys.argv[2]); out=Path(sys.argv[4]); dk=sys.argv[5] if len(sys.argv)>5 else None
if dk:
    d=read_deck(open(dk).read(),'deck.txt'); statispro.deck=lambda: d
season=read_season(D/'players.parquet',D/'teams.parquet',year,D/'games.parquet')
def rp(n,real,played,f): print(n,' '.join(f"{k}{100*(getattr(played,k)/getattr(real,k)-1):+.1f}" for k in ('points','twos','three_attempts','throws','pace','offensive','assists','steals','blocks','turnovers','fouls')),'A %.2f 3 %.2f as %.2f D %.2f T %.0f F %.0f R %.0f L %.0f S %.2f'%(f.attempts,f.threes,f.assists,f.defense,f.turnovers,f.fouls,f.rebounds,f.leads,f.steals),flush=True)
t=time.process_time()
f=fit_season(season,list(season.schedule),statispro.deck(),statispro.fast_breaks(),rounds,report=rp)
print('fit cpu',time.process_time()-t)
for n in ('teams','seasons','records'): os.makedirs(out/n,exist_ok=True)
pickle.dump(f,open(out/f'f{year}.pkl','wb'))
cards=build_season(season,f)
write_season(out,*cards,write_record(season))
print('ATT pct',np.percentile([p.attempts for t in cards[0] for p in t.players if p.minutes>12],[0,10,50,90,100]),'team T sd',np.std([t.turnovers for t in cards[0]]),'F',np.std([t.fouls for t in cards[0]]),'DEF',np.percentile([p.defense for t in cards[0] for p in t.players if p.minutes>12],[0,10,50,90,100]))
s,rep=diag(year,int(sys.argv[3]),1000,cards)
pickle.dump((list(rep.clubs),{k:dict(v.players) for k,v in rep.clubs.items()}),open(out/f'r{year}.pkl','wb'))
