import sys; sys.path.insert(0,'tools/pictures/scenes/finish')
import numpy as np
from PIL import Image
from heather import to_lab,to_rgb
from heather_fix import soft, TARGET
from scipy.ndimage import gaussian_filter
im=np.asarray(Image.open('t/sec6.png').convert('RGB'))/255.; lab=to_lab(im); new=lab.copy()
for x0,y0,x1,y1 in ((236,300,432,480),(700,404,822,512)):
    s=lab[y0:y1,x0:x1]; a,b,L=s[...,1],s[...,2],s[...,0]
    m=gaussian_filter(soft(a-0.55*b,3,6)*soft(a,2.5,5),1.2)
    lit=m>.8; med=np.median(s[lit],0); g=np.clip(np.log(TARGET[0]/100)/np.log(med[0]/100),0.6,1.1)
    sc=min(np.hypot(*TARGET[1:])/np.hypot(*med[1:]),1.2)
    mm=m*(1-soft(L,82,94))
    n=np.stack([100*(np.clip(L,0,100)/100)**g,a*sc+TARGET[1]-med[1]*sc,b*sc+TARGET[2]-med[2]*sc],-1)
    new[y0:y1,x0:x1]=s*(1-mm[...,None])+n*mm[...,None]
    print(med.round(1),(to_rgb(med[None])[0]*255).round(),g,sc,(np.median(to_rgb(new[y0:y1,x0:x1][lit]),0)*255).round())
Image.fromarray((np.clip(to_rgb(new),0,1)*255+.5).astype(np.uint8)).save('t/sec7.png')
