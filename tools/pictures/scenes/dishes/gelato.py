"""Two scoops, pistachio and dark chocolate, in a stoneware bowl with a wafer and chopped nuts."""
import math
import random

import numpy as np

from dishes import setting
from lib import field as f, materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb


def ice(name, colour, deep, flecks, *, soft=0.35):
    """Cold cream: glossy where it has begun to melt, pale where it was torn; crumbs of nut or cocoa in it."""
    g = Graph(name)
    g.plain(rgb(colour))
    torn = f.read(g)["Red"]
    base = g.mix(torn, rgb(deep), rgb(colour))
    base = g.mix(1.0, base, g.ramp(g.noise(5.0, 4.0), (0.3, 0.88), (0.7, 1.08)), "MULTIPLY")
    fleck = g.math("MULTIPLY", g.ramp(g.cells(19.0), (0.1, 1.0), (0.17, 0.0)), g.ramp(g.noise(7.0), (0.5, 0.0), (0.56, 1.0)))
    base = g.mix(fleck, base, rgb(flecks))
    rough = g.math("ADD", g.math("MULTIPLY", torn, 0.3), g.ramp(g.noise(6.0, 2.0), (0.35, 0.18), (0.65, 0.34)))
    fine = g.math("ADD", g.noise(60.0, 4.0, 0.7), g.math("MULTIPLY", g.cells(70.0), 0.5))
    g.principled(Base_Color=base, Roughness=rough, Specular_IOR_Level=0.45, Subsurface_Weight=soft, Subsurface_Radius=(0.07, 0.05, 0.03),
                 Normal=g.bump(fine, 0.35, 0.012))
    return g.material


def scoop(material, radius, seed):
    """A ball that the scoop has drawn: fine parallel drags, torn where the cream was cold, a ragged skirt below."""
    ball = s.blob("scoop", material, uneven=0.0, detail=8)
    p = f.points_of(ball)
    bend = p + 0.25 * f.fractal(p, 1.2, 2, seed)[:, None]
    drag = f.noise(bend * (1.0, 2.0, 15.0), 1.0, seed + 1) + 0.6 * f.noise(bend * (2.0, 3.5, 34.0), 1.0, seed + 2)
    cold = f.ease(0.05, 0.42, f.fractal(p * (1, 1, 1.7), 1.9, 4, seed + 3))
    crags = f.fractal(p * (1, 1, 1.6), 8.0, 5, seed + 4, 0.62)
    push = 0.035 * f.noise(p, 1.5, seed + 5) + 0.011 * drag * (1 - 0.7 * cold) + cold * (0.035 * crags - 0.03) + 0.004 * f.fractal(p, 26, 3, seed + 6)
    skirt = np.exp(-((p[:, 2] + 0.42) / 0.13) ** 2)
    push += skirt * (0.02 + 0.06 * f.noise(p, 3.2, seed + 7) + 0.06 * f.fractal(p, 9.0, 4, seed + 8))
    q = p * (radius * (1 + push))[:, None]
    low = p[:, 2] < -0.45
    q[low, 2] = radius * (-0.45 + 0.2 * (p[low, 2] + 0.45))
    f.move(ball, q)
    return f.mask(ball, np.clip(cold * (0.55 + 0.6 * crags) + 0.5 * skirt * crags, 0, 1))


def wafer(material):
    """A thin waffle, rolled."""
    def place(x, y):
        a = (x + 0.5) * 4.6 * math.pi
        r = 0.075 + 0.008 * a / math.pi
        line = max(abs(math.sin(a * 3 + y * 22)), abs(math.sin(a * 3 - y * 22))) ** 8
        return ((r + 0.008 * line) * math.cos(a), (r + 0.008 * line) * math.sin(a), y * 1.05)
    return s.thicken(s.sheet("wafer", 1, 1, place, material, across=360, along=160), 0.012)


def bowl(material):
    """Small, on a foot, with a rim that turns out a little."""
    return s.lathe("bowl", [
        (0, 0.04), (0.3, 0.04), (0.32, 0.0), (0.38, 0.0), (0.38, 0.05), (0.36, 0.1), (0.56, 0.2), (0.76, 0.4), (0.84, 0.6), (0.85, 0.615), (0.835, 0.625),
        (0.8, 0.6), (0.72, 0.42), (0.52, 0.25), (0.3, 0.17), (0, 0.15),
    ], material, segments=128, wobble=0.006)


def nuts(kinds, rng, middle, radius, count):
    """Chopped nuts on top of a scoop."""
    places = []
    for _ in range(count):
        a, b = rng.uniform(0, 2 * math.pi), abs(rng.gauss(0, 0.42))
        places.append(tuple(c + radius * 0.985 * d for c, d in zip(middle, (math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b)))))
    s.scatter(kinds, places, tilt=70, size=(0.5, 1.15), seed=4)


def build():
    setting.ground(turn=20)
    bowl(setting.stoneware())
    green = ice("pistachio", "#c4b98a", "#a5995f", "#6c6f2d")
    brown = ice("chocolate", "#573622", "#2f190f", "#1d0e08", soft=0.15)
    left, right = (-0.29, -0.09, 0.67), (0.31, 0.05, 0.7)
    s.at(scoop(green, 0.45, 11), left, (8, -10, 24))
    s.at(scoop(brown, 0.45, 42), right, (-6, 9, 130))
    s.at(s.blob("melt", green, (0.4, 0.36, 0.14), uneven=0.1, detail=5, seed=2), (-0.16, -0.1, 0.38))
    s.at(s.blob("melt", brown, (0.38, 0.36, 0.16), uneven=0.1, detail=5, seed=8), (0.2, 0.04, 0.38))
    crisp = m.food("wafer", rgb("#d29a54"), rgb("#a86c30"), rough=0.6, grain=4, bump=0.25)
    s.at(wafer(crisp), (0.16, 0.4, 1.0), (-38, 24, 0))
    s.at(wafer(crisp), (-0.04, 0.46, 0.96), (-40, -10, 70))
    nut = m.food("pistachio nut", rgb("#8c9a3c"), rgb("#6a5a34"), rough=0.55, grain=14, bump=0.5, relief=0.02, vary=0.3)
    kinds = [s.blob("nut", nut, (0.042, 0.03, 0.026), uneven=0.7, scale=2.2, detail=3, seed=k) for k in range(5)]
    rng = random.Random(2)
    nuts(kinds, rng, left, 0.46, 26)
    s.scatter(kinds, [(rng.choice((-1, 1)) * rng.uniform(0.75, 1.35), rng.uniform(-1.15, -0.6), 0.015) for _ in range(11)], tilt=70, size=(0.5, 1.0), seed=7)
    s.at(s.spoon(m.metal("steel", brushed=False, rough=0.16), 1.5, 0.29), (-0.5, -1.05, 0.0), (0, 0, 5))
    napkin = s.cloth(m.linen("napkin", rgb("#ddd5c5"), stripe=rgb("#7c8a70")), 2.6, 1.9, seed=8, wrinkle=0.06)
    s.at(napkin, (-1.35, 0.9, 0.0), (0, 0, 16))
    setting.shoot((0.02, -0.06, 0.53), 7.1, pitch=30, yaw=-2, focus=(-0.1, -0.45, 0.75))
    return {"exposure": 0.55, "grain": 0.006}
