"""Ink that lies in its paper: lines are drawn into an image, which the paper wears, so that they have no height."""
import bpy
import numpy as np

from lib import materials as m, shapes as s
from lib.graph import Graph

# Joined letters on a line at 0, small ones 1 high. A second stroke stands after None.
LETTERS = {
    "a": "0,0 .5,.9 .22,1 .03,.5 .2,.03 .42,.35 .52,.95 .5,.15 .62,.02 .8,.12",
    "d": "0,0 .5,.9 .22,1 .03,.5 .2,.03 .42,.35 .6,2 .5,.3 .6,.02 .8,.12",
    "e": "0,.05 .35,.4 .48,.8 .3,1 .1,.55 .22,.08 .45,.02 .68,.15",
    "g": "0,0 .5,.9 .22,1 .03,.5 .2,.08 .42,.4 .52,.95 .42,-.75 .2,-1 .08,-.75 .4,-.2 .8,.12",
    "i": "0,.05 .16,.95 .14,.2 .26,.02 .42,.15 None .24,1.45 .25,1.5",
    "l": "0,.05 .3,.8 .42,1.8 .28,2 .16,1.3 .14,.25 .26,.02 .45,.15",
    "n": "0,.05 .12,.95 .1,.05 .14,.5 .36,.98 .5,.75 .46,.2 .58,.02 .76,.15",
    "o": "0,.1 .4,.95 .2,1 .03,.5 .2,.03 .45,.35 .4,.95 .55,.85 .72,.9",
    "r": "0,.05 .16,1.05 .26,.85 .42,.88 .36,.25 .48,.02 .66,.15",
    "s": "0,.05 .26,1.05 .34,.55 .36,.15 .2,.0 .08,.14 .3,.06 .55,.15",
    "t": "0,.05 .22,1.7 .16,.25 .28,.02 .46,.15 None .02,1.15 .42,1.22",
    "u": "0,.05 .12,.95 .12,.2 .28,.03 .46,.5 .5,.95 .48,.2 .58,.02 .76,.15",
}


def written(words, x, y, size, *, slant=0.3, seed=0):
    """Handwriting from (x, y) to the right: lines of points. `size` is the height of a small letter."""
    rng, lines = np.random.default_rng(seed), []
    for word in words.split():
        run = []
        for letter in word:
            scale = size * rng.uniform(0.92, 1.08)
            first, *rest = LETTERS[letter].split(" None ")
            for k, stroke in enumerate((first, *rest)):
                places = [tuple(float(n) for n in pair.split(",")) for pair in stroke.split()]
                points = [(x + (a + slant * b) * scale, y + b * scale + size * rng.normal(0, 0.02)) for a, b in places]
                if k:
                    lines.append(points)
                else:
                    run += points[1:] if run else points
                    ahead = places[-1][0] * scale
            x += ahead
        lines.insert(0, run)
        x += size * rng.uniform(0.75, 1.0)
    return lines


def _stamp(cover, line, radius, dots, rng):
    """Draws one line into `cover`: discs with soft edges, a little lighter and thinner where the pen was quick."""
    height, width = cover.shape
    places = np.array(s.spline([tuple(p) for p in line], 12)) if len(line) > 2 else np.array(line)
    lengths = np.hypot(*np.diff(places, axis=0).T)
    run = np.concatenate([[0], np.cumsum(lengths)])
    count = max(2, int(run[-1] * dots * 1.6))
    t = np.linspace(0, run[-1], count)
    xs, ys = np.interp(t, run, places[:, 0]), np.interp(t, run, places[:, 1])
    press = 1 + 0.16 * np.sin(t * 23 + rng.uniform(0, 6)) + 0.1 * np.sin(t * 61)
    for x, y, p in zip(xs * dots + width / 2, ys * dots + height / 2, press):
        r = radius * dots * p
        reach = int(r + 2)
        i, j = int(y), int(x)
        if reach <= i < height - reach and reach <= j < width - reach:
            a, b = np.mgrid[i - reach:i + reach + 1, j - reach:j + reach + 1]
            part = cover[i - reach:i + reach + 1, j - reach:j + reach + 1]
            np.maximum(part, np.clip(r + 0.5 - np.hypot(a - y, b - x), 0, 1) * min(1, 0.78 + 0.2 * p), out=part)


def page(name, width, depth, paper, marks, *, dots=520, rough=0.85, seed=0, tooth=0.0):
    """Paper `width` by `depth` dm for a sheet with UV from 0 to 1. `marks` are (colour, radius, lines of (x, y) from its middle).

    `tooth` is how much of a pencil's line the grain of the paper leaves out (0 for ink).
    """
    rng = np.random.default_rng(seed)
    tall, wide = int(depth * dots), int(width * dots)
    cloud = np.ones((tall, wide, 1)) + 0.012 * rng.normal(0, 1, (tall, wide, 1))
    shown = np.array(paper) * cloud
    grain = rng.normal(0, 1, (tall, wide)) if tooth else np.zeros((tall, wide))
    grain = 1.6 * (grain + np.roll(grain, 1, 0) + np.roll(grain, 1, 1) + np.roll(grain, (1, 1), (0, 1))) / 2
    for colour, radius, lines in marks:
        cover = np.zeros((tall, wide))
        for line in lines:
            _stamp(cover, line, radius, dots, rng)
        share = (cover * np.clip(0.93 + 0.09 * rng.normal(0, 1, cover.shape) - tooth * np.clip(0.35 + 0.5 * grain, 0, 2), 0, 1))[..., None]
        shown = shown * (1 - share) + np.array(colour) * share
    image = bpy.data.images.new(name, wide, tall, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.concatenate([shown, np.ones((tall, wide, 1))], axis=2).astype(np.float32).ravel())
    g = Graph(name)
    g.plain(m.shade(paper, 0.96))
    drawn = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]}, image=image, interpolation="Cubic").outputs["Color"]
    g.principled(Base_Color=drawn, Roughness=rough, Specular_IOR_Level=0.2, Normal=g.bump(g.noise(28.0, 3.0), 0.08, 0.004))
    return g.material
