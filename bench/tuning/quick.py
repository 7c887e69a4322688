"""Quick matches between trees and judges."""
import sys, time
from array import array
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.tree import Tree
from thurntaxis.bots.selfplay import Impulse
from thurntaxis.engine import Luck, State, View
def load(path):
    a=array('i'); a.frombytes(open(path,'rb').read()); return Judge(a)
class Imp:
    def __init__(s,path): s.i=Impulse(load(path)); 
    def move(s,state,luck): return s.i.choose(state,luck,0.0)
class Tr:
    def __init__(s,path,sims,**kw):
        s.t=Tree(load(path),sims*4+500,**kw); s.sims=sims; s.n=0; s.time=0
    def move(s,state,luck):
        v=View(state,state.player)
        s.t.moves.find(state)
        if s.t.moves.found==1: return s.t.moves.move[0]
        b=time.perf_counter()
        s.t.clear(); s.t.run(v,Luck(luck.number()),s.sims)
        f=s.t.findings()
        s.time+=time.perf_counter()-b; s.n+=1
        return max(f,key=lambda e:(e[1],e[2]))[0]
def make(text):
    parts=text.split(',')
    if parts[0]=='imp': return Imp(parts[1])
    kw={k:float(v) for k,v in (p.split('=') for p in parts[3:])}
    return Tr(parts[1],int(parts[2]),**kw)
def match(a,b,players,games,seed,limit=3000):
    from thurntaxis.bots.moves import Moves
    mv=Moves(); wins=0; ms=ts=turns=0; scores=[]
    for g in range(games):
        luck=Luck(seed+g//players); seat=g%players
        st=State(players); luck.deal(st); n=0
        while st.phase!=6 and n<limit:
            p=st.player
            m=(a if p==seat else b).move(st,luck)
            mv.apply(st,m); n+=1
            if st.player!=p or st.phase==6: turns+=1
            luck.deal(st)
        wins+=st.winner()==seat; ms+=st.score(seat); ts+=sum(st.score(q) for q in range(players) if q!=seat)/(players-1)
    se=(wins/games*(1-wins/games)/games)**.5
    return f"{players}p {games} games: {wins/games:.1%} +-{1.96*se:.1%}  {ms/games:.1f}:{ts/games:.1f}  {turns/games/players:.1f} turns"
if __name__=="__main__":
    a,b=make(sys.argv[1]),make(sys.argv[2])
    t=time.time()
    print(match(a,b,int(sys.argv[3]),int(sys.argv[4]),int(sys.argv[5]) if len(sys.argv)>5 else 1), f"{time.time()-t:.0f} s", *[f"{x.time/x.n*1e3:.2f} ms" for x in (a,b) if hasattr(x,'n') and x.n])
