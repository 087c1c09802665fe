import sys; sys.path.insert(0,'tools/pictures/scenes/finish')
import numpy as np
from PIL import Image
from heather import to_lab,to_rgb
im=np.asarray(Image.open('t/rec1.png').convert('RGB'))/255.; lab=to_lab(im)
x0,x1,y0,y1=792,1086,262,338
s=lab[y0:y1,x0:x1]; m=np.clip((70-s[...,0])/30,0,1)
print(np.median(s[m>.9],0))
s[...,1]+=m*3.0; s[...,2]-=m*17; s[...,0]-=m*3
lab[y0:y1,x0:x1]=s
Image.fromarray((to_rgb(lab)*255+.5).astype(np.uint8)).save('t/rec2.png')
