"""finish.py in.png site/name w1 w2 [--ratio h/w] [--dish] [--strength .75] [--gamma] : grades and writes webp + png."""
import argparse, io, os
import numpy as np
from PIL import Image, ImageFilter
from scipy.ndimage import gaussian_filter
p=argparse.ArgumentParser()
p.add_argument('src'); p.add_argument('name'); p.add_argument('widths',nargs='+',type=int); p.add_argument('--dish',action='store_true')
p.add_argument('--strength',type=float,default=0.75); p.add_argument('--sat',type=float,default=1.05); p.add_argument('--local',type=float,default=0.10)
p.add_argument('--lo',type=float,default=0.3); p.add_argument('--hi',type=float,default=99.7); p.add_argument('--white',type=float,nargs=3,default=None); p.add_argument('--s',type=float,default=0.4)
p.add_argument('--gamma',type=float,default=1.0); p.add_argument('--preview',default=None); p.add_argument('--sharp',type=int,default=35); p.add_argument('--cur',default='static/samples')
a=p.parse_args()
im=np.asarray(Image.open(a.src).convert('RGB')).astype(np.float32)/255
lum=im@np.array([.2126,.7152,.0722],np.float32)
lo,hi=np.percentile(lum,a.lo),np.percentile(lum,a.hi)
x=np.clip((im-lo)/(hi-lo),0,1)*0.965+0.018
x=x**a.gamma
y=x+a.s*(x*x*(3-2*x)-x)
y=im+a.strength*(y-im)
l=y@np.array([.2126,.7152,.0722],np.float32)
y=l[...,None]+a.sat*(y-l[...,None])
if a.local:
    r=40*im.shape[1]/1200
    y=y+a.local*(l-gaussian_filter(l,r))[...,None]
if a.white is not None: y=y*np.array(a.white,np.float32)
elif a.dish: y=y*np.array([1.0,0.985,0.95],np.float32)
if a.dish:
    h,w=l.shape; v,u=np.mgrid[-1:1:h*1j,-1:1:w*1j]
    y=y*(1-0.16*np.clip((u*u+v*v)/2,0,1)**1.6)[...,None].astype(np.float32)
out=Image.fromarray((np.clip(y,0,1)*255+.5).astype(np.uint8))
if a.preview: out.save(a.preview); raise SystemExit
site,name=a.name.split('/'); d=f'.pictures/out/{site}'; os.makedirs(d,exist_ok=True)
out.save(f'{d}/{name}.png')
for w in a.widths:
    cur=f'{a.cur}/{site}/{name}-{w}.webp'; size=os.path.getsize(cur); cw,ch=Image.open(cur).size
    assert cw==w
    # Same shape as now.
    W,H=out.size; want=ch/cw
    if H/W>want: t=round((H-W*want)/2); box=(0,t,W,t+W*want)
    else: t=(W-H/want)/2; box=(t,0,W-t,H)
    small=out.resize((cw,ch),Image.LANCZOS,box=box)
    if a.sharp: small=small.filter(ImageFilter.UnsharpMask(0.6,a.sharp,0))
    for q in range(82,59,-1):
        b=io.BytesIO(); small.save(b,'WEBP',quality=q,method=6)
        if b.tell()<=size*1.3: break
    open(f'{d}/{name}-{w}.webp','wb').write(b.getvalue()); print(f'{name}-{w}: q{q} {b.tell()} (was {size}) {small.size}')
