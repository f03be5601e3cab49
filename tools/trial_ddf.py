"""drive.py SEASON OUT [module.CONST=value ...]: build with patched constants, measure on two seeds."""
import sys, time, pickle, importlib, json
from pathlib import Path
import numpy as np
from fieldhouse.builders.nfl import build as B, corrections, loop as L, fidelity
from fieldhouse.builders.nfl.assemble import open_workshop
from fieldhouse.builders.nfl.evening import guessing_game
from fieldhouse.builders.nfl.source import read_plays, schedule
from fieldhouse.builders.nfl.record import write_record
from fieldhouse.builders.nfl.measures import by_team
from fieldhouse.games.ddf.charts.writer import write_season, write_team
from fieldhouse.builders.nfl.replay import replay
from fieldhouse.builders.nfl.compare import compare
season, out = int(sys.argv[1]), Path(sys.argv[2])
for word in sys.argv[3:]:
    name, value = word.split('=',1); mod, const = name.rsplit('.',1)
    m=importlib.import_module('fieldhouse.builders.nfl.'+mod); assert hasattr(m,const); setattr(m,const,eval(value,{'np':np,'old':getattr(m,const)}))
    print('set',word)
data=Path('/work/shared/data/nfl')
t=time.process_time()
plays=read_plays([data/f'pbp_{season}.parquet'],season)
shop=open_workshop(plays, schedule(plays,data/'games.parquet'))
def log(s): print(f'{time.process_time()-t:5.0f}',s,flush=True)
loop=L.Loop(shop,None,log)
old=loop.refine
def refine(best,effort):
    log('to refine')
    return old(best,effort)
loop.refine=refine
best=loop.run(); loop.tuning=best.tuning
log('built')
T=loop.tuning
log(f"clipped: bent {np.mean(abs(T.bent)>corrections.MOST_BENT-.01):.2f} taken {np.mean(abs(T.taken)>corrections.MOST_TAKEN-.001):.2f} picked {np.mean(abs(T.picked)>corrections.MOST_PICKED-.001):.2f} held {np.mean([abs(o.held)>corrections.MOST_HELD-.001 for o in T.defense_offsets]):.2f} tilt {np.mean([abs(o.tilt)>corrections.MOST_TILTED-.001 for o in T.defense_offsets]):.2f} returns {np.mean(abs(T.returns)>.11):.2f} cover {np.mean([abs(f.kick_coverage)>corrections.MOST_MOVED-.01 for f in T.fields]):.2f}")
out.mkdir(parents=True,exist_ok=True)
for team in best.teams: (out/f'{team.name}.txt').write_text(B.MADE_BY+write_team(team))
(out/f'{season}.txt').write_text(B.MADE_BY+write_season(loop.charts))
(out/f'{season}-record.txt').write_text(write_record(season,shop.real))
for line in guessing_game(loop,best): log(line)
TOL=corrections.TOLERANCES
ASK={"yards_per_rush":.97,"yards_per_rush_against":.97,"yards_per_pass":.97,"yards_per_pass_against":.97,"completion":.97,"completion_against":.97,"points":.92,"points_against":.92,"pythagorean_wins":.85}
for seed in (9800000,5000000):
    played=replay(best.teams,loop.charts,loop.schedule,range(seed,seed+20))
    f=compare(shop.real,played.count)
    bad=[]
    for k,v in TOL.items():
        e=f['league'][k]['error']
        if abs(e)>v: bad.append(k)
    for k,v in ASK.items():
        if f['correlation'][k]<v: bad.append(k)
    log(f"seed {seed}: "+' '.join(f"{k} {100*f['league'][k]['error']:+.1f}" for k in (*TOL,'third_down','touchdowns','drives')))
    log(f"seed {seed}: r "+' '.join(f"{k} {f['correlation'][k]:.3f}" for k in ASK)+f" MISSES {bad}")
    ra=by_team(shop.real,True)['points']-by_team(played.count,True)['points']
    log('residual against sd %.2f corr with level %.2f'%(ra.std(),np.corrcoef(ra,by_team(shop.real,True)['points'])[0,1]))
