import sys, time, random
from collections import Counter, defaultdict
import numpy as np
from pathlib import Path
import sys; assert "/tmp/hoops/fast" in sys.path
from fieldhouse.builders.nba import replay as R
from fieldhouse.builders.nba.source import read_season
from fieldhouse.builders.nba.command import shipped
from fieldhouse.builders.nba.league import *
from fieldhouse.builders.nba.teams import margin
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.options import FITTED
from fieldhouse.library import statispro
D=Path('/work/shared/data/nba')
def slope(x,y):
    x=np.array(x,float);y=np.array(y,float)
    return np.cov(x,y)[0,1]/x.var(ddof=1), np.corrcoef(x,y)[0,1], y.std()/x.std()
def diag(year,reps=2,seed0=1000,cards=None,late=True):
    season=read_season(D/'players.parquet',D/'teams.parquet',year,D/'games.parquet')
    teams,numbers=cards or shipped(season)
    deck,chart=statispro.deck(),statispro.fast_breaks()
    t=time.process_time()
    rep=R.Replay(); marks=defaultdict(Counter); poss=defaultdict(list); ot=0;n=0
    orig=R.Scoresheet
    for s in range(seed0,seed0+reps):
        sched=list(season.schedule)
        for idx,game,sc in R.games_of(year,teams,numbers,sched,deck,chart,s,FITTED,range(len(sched))):
            R._enter(rep,game,sc,sched[idx]); n+=1; ot+=game.period>5
    print(year,'cpu',round(time.process_time()-t,1),'games',n,'OT',round(100*ot/n,2),'L',numbers.leads,'T',numbers.turnovers,'F',numbers.fouls,'R',numbers.rebounds)
    c=rep.clubs
    ks=[t for t in season.teams if c[t.abbreviation].games]
    w=slope([t.w/t.g for t in ks],[c[t.abbreviation].wins/c[t.abbreviation].games for t in ks])
    rm=[np.mean(margin(t)) for t in ks]; sm=[np.mean(c[t.abbreviation].home_margins+c[t.abbreviation].road_margins) for t in ks]
    print(' wins slope,r,sd %.3f %.3f %.3f'%w,' margins %.3f %.3f %.3f'%slope(rm,sm), 'sd ratio',round(np.std(rep.margins)/season.spread,3))
    real,played=real_league(season),played_league(rep)
    print(' errs', ' '.join(f"{k}{100*(getattr(played,k)/getattr(real,k)-1):+.1f}" for k in ('points','twos','three_attempts','threes','throws','pace','rebounds','offensive','assists','steals','blocks','turnovers','fouls')))
    men=[(p,c[p.team].players.get(p.player)) for p in season.players if p.mp>=1000]
    men=[(p,l) for p,l in men if l and l[sheet.CARDS]]
    for nm,f,cols in (('tov','tov',[sheet.TURNOVERS]),('ast','ast',[sheet.ASSISTS]),('stl','stl',[sheet.STEALS]),('blk','blk',[sheet.BLOCKS]),('pf','pf',[sheet.FOULS]),('fga','fga',[sheet.ATTEMPTS]),('fg3a','fg3a',[sheet.THREE_ATTEMPTS]),('pts','pts',[sheet.POINTS]),('trb','trb',[sheet.OFFENSIVE,sheet.DEFENSIVE])):
        x=np.array([36*(getattr(p,f) or 0)/p.mp for p,l in men]);y=np.array([sum(l[k] for k in cols)/l[sheet.CARDS]*PER_36 for p,l in men])
        tm=[p.team for p,l in men]
        # between team
        bt=defaultdict(lambda:[0,0,0]); 
        for p,l in men:
            b=bt[p.team]; 
        tx={k:np.mean([a for a,q in zip(x,tm) if q==k]) for k in set(tm)};ty={k:np.mean([a for a,q in zip(y,tm) if q==k]) for k in set(tm)}
        wx=x-np.array([tx[k] for k in tm]);wy=y-np.array([ty[k] for k in tm])
        print('  %-5s slope %.3f r %.3f mean %.3f %.3f ratio %.3f | within slope %.3f r %.3f | team slope %.3f r %.3f sdx %.3f'%(nm,*slope(x,y)[:2],x.mean(),y.mean(),y.mean()/x.mean() if x.mean() else 0,*slope(wx,wy)[:2],*slope([tx[k] for k in tx],[ty[k] for k in tx])[:2],np.std(list(tx.values()))))
    stars=[(p,l) for p,l in men if p.pts>=1600]
    if stars: print('  stars pts',round(np.sum([l[sheet.POINTS]/l[sheet.GAMES_PLAYED] for p,l in stars])/np.sum([p.pts/p.g for p,l in stars]),3), len(stars))
    sys.stdout.flush()
    return season,rep
if __name__=='__main__':
    for y in sys.argv[2:]: diag(int(y),int(sys.argv[1]))
