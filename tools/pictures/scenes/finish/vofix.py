import cv2, numpy as np
im=cv2.imread('t/vo1.png'); m=np.zeros(im.shape[:2],np.uint8)
for (a,b,w) in (((760,443),(757,465),5),((757,465),(751,494),5),((842,243),(846,255),5),((846,255),(851,268),5),((464,267),(446,319),4),((339,249),(325,287),4),((305,389),(299,423),4)):
    cv2.line(m,a,b,255,w)
out=cv2.inpaint(im,m,4,cv2.INPAINT_TELEA)
m2=np.zeros_like(m); cv2.ellipse(m2,(778,561),(17,29),12,0,360,255,-1)
# Keep the meat on its left.
hsv=cv2.cvtColor(im,cv2.COLOR_BGR2HSV)
out=cv2.inpaint(out,m2,6,cv2.INPAINT_NS)
blur=cv2.GaussianBlur(out,(0,0),3); k=cv2.GaussianBlur(m2,(0,0),3)[...,None]/255.
out=(out*(1-k)+blur*k).astype(np.uint8)
cv2.imwrite('t/vo2.png',out)
