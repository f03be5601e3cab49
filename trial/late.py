import sys, pickle, random
from collections import Counter
from pathlib import Path
from fieldhouse.builders.nba import replay as R
from fieldhouse.builders.nba.source import read_season
from fieldhouse.games.statispro.cards import reader
from fieldhouse.games.statispro.side import Side
from fieldhouse.games.statispro.options import FITTED
from fieldhouse.games.statispro.state import Game
from fieldhouse.games.statispro.step import step
from fieldhouse.games.statispro.coaching.computer import HouseCoach
from fieldhouse.games.statispro.coaching.tempo import lead
from fieldhouse.games.statispro.coaching import late
from fieldhouse.games.statispro.questions import KEEP_ON, TAKE_SHOT
from fieldhouse.library import statispro
from fieldhouse.table.table import BatchTable
D=Path('/work/shared/data/nba'); C=Path('/tmp/hoops/cards')
year=int(sys.argv[1]); count=int(sys.argv[2]); forks=int(sys.argv[3])
season=read_season(D/'players.parquet',D/'teams.parquet',year,D/'games.parquet')
teams=[reader.read_team(p.read_text(),p.name) for p in sorted((C/'teams').glob(f'{year}-*.txt'))]
numbers=reader.read_season_numbers((C/'seasons'/f'{year}.txt').read_text(),f'{year}.txt')
deck,chart=statispro.deck(),statispro.fast_breaks()
by={t.code:t for t in teams}
rules=R.league_rules('NBA',year,FITTED.fourteen_seconds)
house=HouseCoach()
sched=list(season.schedule); ab=R.missing_men(by,sched,random.Random(7000))
states=[]
for i in range(0,len(sched),max(1,len(sched)//count)):
    pair=[Side(by[c],a,numbers) for c,a in zip(sched[i],ab[i])]
    g=Game((pair[0],pair[1]),FITTED,rules,deck,chart,numbers,BatchTable(7000*100_003+i,(house,house),lambda *a:None))
    while not g.over:
        step(g)
        if g.period==4 and 0<g.left<=32:
            if abs(g.score[0]-g.score[1])<=9: states.append((pair,g.state()))
            break
print(year,'games',count,'close states',len(states))
class V(HouseCoach):
    foul_if=None; last=3; ahead_hold=None
    def stop_clock(self,game,seat,subject,whim):
        b=-lead(game,seat)
        return int(self.foul_if(b,game.left))
class Hold(HouseCoach):
    extra=0
    def ball(self,game,seat,subject,whim):
        if game.left<=30 and game.is_final_two and game.left>2 and lead(game,seat)==0 and game.passes>0 and KEEP_ON in subject.legal:
            if game.left-game.passes-2<=self.extra: return KEEP_ON
            return subject.legal[0] if not subject.is_forced else KEEP_ON
        return HouseCoach.ball(self,game,seat,subject,whim)
class Two(HouseCoach):
    def three_or_two(self,game,seat,subject,whim):
        if game.is_final_two and game.left<=8 and -lead(game,seat) in (1,2): return 0
        return HouseCoach.three_or_two(self,game,seat,subject,whim)
def v(f):
    c=V(); c.foul_if=f; return c
def h(e):
    c=Hold(); c.extra=e; return c
variants={'house':house,'foul 24s':v(lambda b,l:0<b<=9 and l<=6),'foul 40s':v(lambda b,l:0<b<=9 and l<=10),'no foul b1-2 until 4':v(lambda b,l:0<b<=9 and l<=(4 if b<3 else 4+max(b,4))),'never':v(lambda b,l:False),
 'hold1':h(1),'hold0':h(0),'hold5':h(5),'hold8':h(8),'two':Two()}
for nm,c in variants.items():
    tie=n=0; m=Counter()
    for k,(pair,st) in enumerate(states):
        for r in range(forks):
            g=Game((pair[0],pair[1]),FITTED,rules,deck,chart,numbers,BatchTable(r*7919+k,(c,c),lambda *a:None))
            g.restore(st)
            while not g.over and g.period==4: step(g)
            t=g.score[0]==g.score[1]; tie+=t; n+=1; m[min(12,abs(g.score[0]-g.score[1]))]+=1
    w=len(states)/len(range(0,len(sched),max(1,len(sched)//count)))
    print('%-22s tie %.2f%% of all games %.2f  by1 %.1f by2 %.1f by3 %.1f by4 %.1f by5 %.1f'%(nm,100*tie/n,100*tie/n*w,*[100*m[d]/n*w for d in (1,2,3,4,5)]),flush=True)
