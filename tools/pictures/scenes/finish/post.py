"""  python finish/post.py in.png out.jpg [strength=0.75] [sat=1.05] [local=0.1] [gamma=1] [white=1,1,1] [dark=0.3] [bright=99.7]

Levels stretched to nearly black and white through a soft S-curve, more saturation, a little local contrast (radius 40 px at a width of 1200),
as `finish/finish.py` does it; a JPEG of quality 86. Needs numpy and Pillow only.
"""
import sys

import numpy as np
from PIL import Image

src, out, *pairs = sys.argv[1:]
o = {"strength": "0.75", "sat": "1.05", "local": "0.1", "gamma": "1", "white": "1,1,1", "dark": "0.3", "bright": "99.7", "s": "0.4"} | dict(p.split("=") for p in pairs)
f = {k: float(v) for k, v in o.items() if k != "white"}


def box(image, radius):
    for axis in (0, 1):
        pad = [(0, 0)] * 2
        pad[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(image, pad, mode="edge"), axis=axis, dtype=np.float64)
        width, size = 2 * radius + 1, image.shape[axis]
        image = (np.take(sums, range(width, width + size), axis=axis) - np.take(sums, range(size), axis=axis)) / width
    return image


weights = np.array([.2126, .7152, .0722])
im = np.asarray(Image.open(src).convert("RGB")).astype(np.float64) / 255
lum = im @ weights
lo, hi = np.percentile(lum, f["dark"]), np.percentile(lum, f["bright"])
x = (np.clip((im - lo) / (hi - lo), 0, 1) * 0.965 + 0.018) ** f["gamma"]
y = x + f["s"] * (x * x * (3 - 2 * x) - x)
y = im + f["strength"] * (y - im)
grey = y @ weights
y = grey[..., None] + f["sat"] * (y - grey[..., None])
radius, far = round(40 * im.shape[1] / 1200), grey
for _ in range(3):
    far = box(far, radius)
y = y + f["local"] * (grey - far)[..., None]
y = y * np.array([float(v) for v in o["white"].split(",")])
Image.fromarray((np.clip(y, 0, 1) * 255 + .5).astype(np.uint8)).save(out, quality=86, optimize=True, progressive=True)
