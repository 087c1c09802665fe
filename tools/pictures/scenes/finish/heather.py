import sys, numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, binary_opening, binary_closing
def to_lab(a):
    c=np.where(a<=0.04045,a/12.92,((a+0.055)/1.055)**2.4)
    M=np.array([[.4124,.3576,.1805],[.2126,.7152,.0722],[.0193,.1192,.9505]]); xyz=c@M.T/np.array([.9505,1,1.089])
    f=np.where(xyz>0.008856,np.cbrt(xyz),7.787*xyz+16/116)
    return np.stack([116*f[...,1]-16,500*(f[...,0]-f[...,1]),200*(f[...,1]-f[...,2])],-1)
def to_rgb(lab):
    fy=(lab[...,0]+16)/116; fx=fy+lab[...,1]/500; fz=fy-lab[...,2]/200
    f=np.stack([fx,fy,fz],-1); xyz=np.where(f>0.2069,f**3,(f-16/116)/7.787)*np.array([.9505,1,1.089])
    M=np.linalg.inv(np.array([[.4124,.3576,.1805],[.2126,.7152,.0722],[.0193,.1192,.9505]])); c=np.clip(xyz@M.T,0,1)
    return np.where(c<=0.0031308,12.92*c,1.055*c**(1/2.4)-0.055)
def mask(lab):
    h=np.degrees(np.arctan2(lab[...,2],lab[...,1]))  # heather: a>0, b<0..: -70..+5
    ch=np.hypot(lab[...,1],lab[...,2])
    return h,ch
if __name__=='__main__':
    for n in ['mug-1200','three-glazes-1200','shelf-1200','shelf-wide-1600','seconds-1200']:
        im=np.asarray(Image.open(f'.pictures/cur/{n}.png').convert('RGB'))/255.; lab=to_lab(im); h,ch=mask(lab)
        m=(ch>4)&(h>-75)&(h<10)&(lab[...,1]>2.5)&(lab[...,0]<88)
        print(n,m.sum(),(im[m].mean(0)*255).round(),lab[m].mean(0).round(1),np.median(lab[m],0).round(1))
        Image.fromarray(np.where(m[...,None],(im*255).astype(np.uint8),np.uint8(20))).save(f'.pictures/t/hm_{n}.png')
