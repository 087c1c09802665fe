import os, sys, time
HERE=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, os.path.join(HERE,'scenes'))
import numpy as np, bpy
from lib import stage
from lib.grade import grade
from lib.graph import spare
from scipy.ndimage import gaussian_filter
from rooms import dusk2
out,width,samples=sys.argv[1],int(sys.argv[2]),int(sys.argv[3])
height=round(width*728/970)
again=len(sys.argv)>4
if again:
    rgba=np.load(out.replace('.png','.npy')); look=dict(exposure=float(sys.argv[4]),contrast=1.22,saturation=1.12,warmth=0.6,vignette=0.2,grain=0.004)
else:
    stage.clear(); look=dusk2.build()
    scene=bpy.context.scene; c,r=scene.cycles,scene.render
    r.resolution_x,r.resolution_y,r.resolution_percentage=width,height,100
    r.film_transparent=True; c.time_limit=float(os.environ.get('LIMIT','0')); r.threads_mode='FIXED'; r.threads=2
    c.device='CPU'; c.samples=samples; c.use_adaptive_sampling,c.adaptive_threshold=True,0.05
    c.use_denoising,c.denoiser=True,'OPENIMAGEDENOISE'; c.denoising_input_passes,c.denoising_prefilter='RGB_ALBEDO_NORMAL','ACCURATE'
    c.max_bounces,c.diffuse_bounces,c.glossy_bounces=12,2,5; c.transmission_bounces,c.transparent_max_bounces=12,12
    c.caustics_reflective=c.caustics_refractive=False; c.blur_glossy,c.sample_clamp_indirect=0.3,5.0
    for m in bpy.data.materials: spare(m)
    r.image_settings.file_format,r.image_settings.color_depth,r.image_settings.color_mode='OPEN_EXR','32','RGBA'
    r.filepath=out.replace('.png','.exr'); t=time.time()
    bpy.ops.render.render(write_still=True)
    im=bpy.data.images.load(r.filepath); im.colorspace_settings.name='Non-Color'
    px=np.empty(width*height*4,np.float32); im.pixels.foreach_get(px); rgba=px.reshape(height,width,4)
    np.save(out.replace('.png','.npy'),rgba); print('drawn',time.time()-t)
bg=dusk2.beyond(width,height)[::-1]
part=gaussian_filter(((rgba[...,3]>0.03)&(rgba[...,3]<0.97)).astype(np.float32),1.5)[...,None]
part=np.clip(part*2.5,0,1)
rgba=rgba*(1-part)+part*np.stack([gaussian_filter(rgba[...,k],1.1) for k in range(4)],-1)
a=np.clip(rgba[...,3:],0,1)
light=rgba[...,:3]+(1-a)*bg
stage._save(grade(light,**look),out)
