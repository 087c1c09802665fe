"""draw.py module out.png --width --height --samples [--region x0 x1 y0 y1]: renders a scene, keeps its light, grades. Own post after it."""
import argparse, importlib, os, sys, time
HERE=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, os.path.join(HERE,'scenes'))
import numpy as np
import bpy
from lib import stage
from lib.grade import grade
p=argparse.ArgumentParser()
p.add_argument('module'); p.add_argument('output'); p.add_argument('--width',type=int,default=480); p.add_argument('--height',type=int,default=360); p.add_argument('--samples',type=int,default=16); p.add_argument('--threshold',type=float,default=0.05)
p.add_argument('--crop',type=float,nargs=4,help='x0 x1 y0 y1 of the frame, from below'); p.add_argument('--bounces',type=int,default=0)
p.add_argument('--limit',type=float,default=0); p.add_argument('--notdenoise',action='store_true')
a=p.parse_args()
b=time.time(); stage.clear()
look=importlib.import_module(a.module).build() or {}
t=time.time()
scene=bpy.context.scene; c,r=scene.cycles,scene.render
r.resolution_x,r.resolution_y,r.resolution_percentage=a.width,a.height,100
if a.crop:
    r.use_border=r.use_crop_to_border=True
    r.border_min_x,r.border_max_x,r.border_min_y,r.border_max_y=a.crop
r.threads_mode='FIXED'; r.threads=2
c.device='CPU'; c.samples=a.samples; c.use_adaptive_sampling,c.adaptive_threshold=True,a.threshold
c.use_denoising,c.denoiser=(not a.notdenoise),'OPENIMAGEDENOISE'
c.denoising_input_passes,c.denoising_prefilter='RGB_ALBEDO_NORMAL','ACCURATE'
c.max_bounces,c.diffuse_bounces,c.glossy_bounces=10,2+a.bounces,4
c.transmission_bounces,c.transparent_max_bounces=10,10
c.caustics_reflective=c.caustics_refractive=False
c.blur_glossy,c.sample_clamp_indirect=0.5,6.0
c.light_sampling_threshold=0.02
c.time_limit=a.limit
from lib.graph import spare
for m in bpy.data.materials: spare(m)
r.image_settings.file_format,r.image_settings.color_depth='OPEN_EXR','32'
r.filepath=a.output.replace('.png','.exr')
bpy.ops.render.render(write_still=True)
light=stage._read(r.filepath)
np.save(a.output.replace('.png','.npy'),light)
look['grain']=0 if a.width<600 else look.get('grain',0.004)
stage._save(grade(light,**look),a.output)
print('look',look)
print(f'▸ {a.module}: built {t-b:.0f} s, drawn {time.time()-t:.0f} s')
