import numpy as np
rng=np.random.default_rng(1)
N=40000; P=98
def sim(L,cap,early=0):
    mu=(rng.normal(0,6.2*1.0,N)+4.5)/P   # strength difference per possession pair (before pull)
    m=np.zeros(N)
    for p in range(P):
        w=np.clip(m,-cap,cap)*L/1e4*2*0.85  # prob shift per shot, both sides... shift each side w/2*2
        # scoring of each side: points 0,1,2,3
        for s in (1,-1):
            base=.50-s*np.clip(m,-cap,cap)*L/1e4*.85+s*mu/4
            u=rng.random(N); three=rng.random(N)<.08
            pts=np.where(u<base,np.where(three,3,2),np.where(rng.random(N)<.08,1,0))
            m=m+s*pts
    return m
def show(nm,m):
    a=abs(m); print('%-14s sd %.2f tie %.2f le3 %.1f le5 %.1f ge20 %.1f ge30 %.2f kurt %.2f'%(nm,m.std(),100*(m==0).mean(),100*(a<=3).mean(),100*(a<=5).mean(),100*(a>=20).mean(),100*(a>=30).mean(),((m-m.mean())**4).mean()/m.var()**2-3))
show('none',sim(0,99))
for L,c in ((28,99),(40,10),(60,6),(100,3),(80,4),(150,2)):
    show(f'L{L} cap{c}',sim(L,c))
