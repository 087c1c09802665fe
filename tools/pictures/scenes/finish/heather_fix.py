import sys, io, os; sys.path.insert(0,'tools/pictures/scenes/finish')
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, label, binary_fill_holes, binary_opening, maximum_filter
from heather import to_lab, to_rgb
S='static/samples/ecommerce-store'; O='.pictures/out/ecommerce-store'; os.makedirs(O,exist_ok=True)
TARGET=np.array([63.0,9.2,-1.0])
# Boxes in shares of the picture.
def b(w,h,*xs): return [(x0/w,y0/h,x1/w,y1/h) for x0,y0,x1,y1 in xs]
JOBS={'shelf':((1200,800),b(1200,900,(612,160,782,318))),
 'shelf-wide':((1600,800),b(1600,833,(1026,168,1198,322),(296,655,402,762),(1186,600,1388,766))),
 'mug':((1200,800),b(1200,900,(320,165,905,692))),
 'three-glazes':((1200,800),b(1200,900,(145,280,398,575)))}
def soft(x,lo,hi):
    t=np.clip((x-lo)/(hi-lo),0,1); return t*t*(3-2*t)
print('target',(to_rgb(TARGET[None])[0]*255).round())
def mask_of(lab,box,h,w):
    x0,y0,x1,y1=int(box[0]*w),int(box[1]*h),int(box[2]*w),int(box[3]*h)
    s=lab[y0:y1,x0:x1]
    k=w/1200
    a,bb,L=s[...,1],s[...,2],s[...,0]
    # Heather: redder than the wall or bluer than clay and oat.
    v=soft(a-0.55*bb,1.5,5.0)*soft(a,2.0,4.5)
    v=gaussian_filter(v,1.6*k)
    m=np.zeros((h,w)); m[y0:y1,x0:x1]=v
    return m
for name,(widths,boxes) in (JOBS.items() if __name__=="__main__" else ()):
    for w0 in widths:
        f=f'{S}/{name}-{w0}.webp'; im=np.asarray(Image.open(f).convert('RGB'))/255.; h,w=im.shape[:2]; lab=to_lab(im)
        new=lab.copy(); total=np.zeros((h,w))
        for box in boxes:
            m=mask_of(lab,box,h,w)
            if name=='shelf-wide': m[int(742/833*h):,int(1297/1600*w):]=0; m=gaussian_filter(m,0.8*w/1600)
            lit=(m>0.8)&(lab[...,0]<80)
            med=np.median(lab[lit],0)
            g=np.log(TARGET[0]/100)/np.log(med[0]/100)
            L2=100*(np.clip(lab[...,0],0,100)/100)**g
            sc=np.hypot(*TARGET[1:])/np.hypot(*med[1:])
            sc=min(sc,1.25)
            # Turn and scale the colour, then what is left of the shift.
            a2=lab[...,1]*sc; b2=lab[...,2]*sc
            a2+=TARGET[1]-med[1]*sc; b2+=TARGET[2]-med[2]*sc
            hl=1-soft(lab[...,0],80,94)
            mm=m*hl
            for i,x in enumerate((L2,a2,b2)): new[...,i]=new[...,i]*(1-mm)+x*mm
            total=np.maximum(total,m)
            print(name,w0,'was',med.round(1),'rgb',(np.median(im[lit],0)*255).round(),'gamma',round(g,2),'share',round(sc,2),'now',(np.median(to_rgb(new[lit]),0)*255).round(),'mean',(to_rgb(new[lit]).mean(0)*255).round())
        out=Image.fromarray((np.clip(to_rgb(new),0,1)*255+.5).astype(np.uint8))
        Image.fromarray((total*255).astype(np.uint8)).save(f'.pictures/t/mask_{name}-{w0}.png')
        if w0==widths[0]: out.save(f'{O}/{name}.png')
        size=os.path.getsize(f)
        for q in range(86,60,-1):
            bb=io.BytesIO(); out.save(bb,'WEBP',quality=q,method=6)
            if bb.tell()<=size*1.25: break
        open(f'{O}/{name}-{w0}.webp','wb').write(bb.getvalue()); print('  q',q,bb.tell(),size)
