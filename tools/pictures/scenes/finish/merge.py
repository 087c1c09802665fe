"""merge.py full.npy crop.npy x0 y0(from below, share) out.png look-json: lays a crop into the light with a soft seam, and grades."""
import sys, os, json
HERE=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, os.path.join(HERE,'scenes'))
import numpy as np
from PIL import Image
from lib.grade import grade
full,crop=np.load(sys.argv[1]).astype(np.float32),np.load(sys.argv[2]).astype(np.float32)
H,W=full.shape[:2]; h,w=crop.shape[:2]
best=None
bx,by=round(float(sys.argv[3])*W),round(float(sys.argv[4])*H)
for dx in (-1,0,1):
    for dy in (-1,0,1):
        x,y=bx+dx,by+dy
        if x<0 or y<0 or x+w>W or y+h>H: continue
        f=full[y:y+h,x:x+w]; e=np.concatenate([(f-crop)[:6].ravel(),(f-crop)[-6:].ravel(),(f-crop)[:,:6].ravel(),(f-crop)[:,-6:].ravel()])
        s=np.minimum(np.abs(e),1).mean()
        if best is None or s<best[0]: best=(s,x,y)
print(best,crop.shape)
_,x,y=best
a=np.minimum.outer(np.minimum(np.arange(h),np.arange(h)[::-1]),np.full(w,1e9)); b=np.minimum(np.arange(w),np.arange(w)[::-1])[None]
m=np.clip(np.minimum(a,b)/10,0,1)[...,None]
full[y:y+h,x:x+w]=full[y:y+h,x:x+w]*(1-m)+crop*m
np.save(sys.argv[5].replace('.png','.npy'),full)
shown=grade(full,**json.loads(sys.argv[6]))[::-1]
Image.fromarray((np.clip(shown,0,1)*255+.5).astype(np.uint8)).save(sys.argv[5])
