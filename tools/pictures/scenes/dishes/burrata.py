"""Burrata on a dark plate: slow-roasted tomatoes, basil and its oil, toasted sourdough."""
import math
import random

from mathutils import Vector, noise

from dishes import common
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb


def pouch(material):
    """A ball of cheese drawn together at the top, with its folds."""
    def place(x, y):
        a, t = (x + 0.5) * 2 * math.pi, y + 0.5
        if t < 0.8:
            b = t / 0.8 * math.pi * 0.86
            r, z = 0.6 * math.sin(b) ** 0.8, 0.34 - 0.36 * math.cos(b)
        else:
            k = (t - 0.8) / 0.2
            r = 0.305 * (1 - k) ** 1.6 + 0.13 * math.sin(math.pi * min(1, k * 1.0)) + 0.03
            z = 0.34 - 0.36 * math.cos(math.pi * 0.86) + 0.13 * math.sin(k * math.pi * 0.62)
        p = Vector((math.cos(a), math.sin(a), t * 1.5))
        near = max(0, (t - 0.5) / 0.5) ** 1.5
        fold = near * 0.07 * math.sin(a * 8 + 3 * noise.noise(p * 1.3) + t * 2) + near * 0.12 * noise.noise(p * 4)
        r *= 1 + 0.06 * noise.noise(p * 1.1) + fold
        z = max(z + 0.02 * noise.noise(p * 2), 0.0)
        return (r * math.cos(a) + 0.05 * max(0, t - 0.8), r * math.sin(a), z)
    return s.sheet("burrata", 1, 1, place, material, across=150, along=110)


def tomato(skin, seed):
    """Small and wrinkled by the oven."""
    body = s.blob("tomato", skin, (0.19, 0.19, 0.165), uneven=0.12, scale=1.2, detail=5, seed=seed, fine=0.018)
    for vert in body.data.vertices:
        p = vert.co.normalized()
        a = math.atan2(p.y, p.x)
        crease = 1 - abs(noise.noise((math.cos(a) * 2.4, math.sin(a) * 2.4, p.z * 0.9 + seed)))
        vert.co *= 1 - 0.07 * crease ** 6 - 0.12 * math.exp(-((1 - p.z) / 0.06))
    return body


def toast(crumb, crust, seed=1):
    """A slice of sourdough with its crust, some of it charred."""
    def outline(a):
        return 0.62 * (1 + 0.08 * math.sin(a) + 0.05 * noise.noise((math.cos(a) * 1.6, math.sin(a) * 1.6, seed)))

    def face(x, y):
        a, r = (x + 0.5) * 2 * math.pi, y + 0.5
        d = outline(a) * r
        p = Vector((d * math.cos(a), d * math.sin(a), seed))
        hole = max(0, noise.noise(p * 9) - 0.25) * 0.1 + max(0, noise.noise(p * 21) - 0.2) * 0.06
        return (d * math.cos(a) * 1.25, d * math.sin(a) * 0.8, 0.16 - hole + 0.006 * noise.noise(p * 40))

    def rim(x, y):
        a, t = (x + 0.5) * 2 * math.pi, y + 0.5
        d = outline(a) * (1 + 0.035 * math.sin(math.pi * t) + 0.012 * noise.noise((math.cos(a) * 8, math.sin(a) * 8, t * 2)))
        return (d * math.cos(a) * 1.25, d * math.sin(a) * 0.8, 0.165 * t)
    return s.group("toast", [s.sheet("crumb", 1, 1, face, crumb, across=160, along=60), s.sheet("crust", 1, 1, rim, crust, across=160, along=10)])


def toasted():
    g = Graph("toasted")
    g.plain(rgb("#c08a4c"))
    burn = g.noise(3.4, 4.0, 0.65)
    base = g.ramp(burn, (0.3, rgb("#e0b878")), (0.5, rgb("#c98f4c")), (0.63, rgb("#7d4a20")), (0.76, rgb("#2f1a0d")))
    base = g.mix(1.0, base, g.ramp(g.cells(22.0), (0.08, 0.6), (0.4, 1.0)), "MULTIPLY")
    g.principled(Base_Color=base, Roughness=0.75, Specular_IOR_Level=0.2, Normal=g.bump(g.noise(40.0, 3.0), 0.8, 0.03))
    return g.material


def build():
    common.table(turn=-9)
    dark = m.ceramic("dark glaze", rgb("#2b2d2b"), speckle=0.0, rough=0.24)
    s.coupe(dark, 1.36, 0.25)
    milk = m.food("burrata", rgb("#f5f0e4"), rgb("#eee5d2"), rough=0.2, soft=0.5, depth=(0.1, 0.08, 0.06), grain=3, bump=0.12,
                  bump_scale=12, relief=0.03, coat=0.35, vary=0.0)
    s.at(pouch(milk), (0.0, 0.16, 0.08), (4, 0, 35))
    skin = m.food("roast tomato", rgb("#a52a12"), rgb("#6a1207"), rough=0.34, soft=0.2, depth=(0.1, 0.03, 0.01), grain=5, bump=0.15, specular=0.35,
                  bump_scale=30, relief=0.015, stops=(0.42, 0.6))
    spots = [(-0.72, -0.22, 10), (-0.62, -0.58, 70), (-0.9, 0.12, 130), (0.66, -0.38, 50), (0.82, -0.04, 200), (-0.3, -0.82, 20), (0.5, -0.72, 300), (-0.58, 0.58, 30), (0.62, 0.5, 160), (0.98, -0.3, 90), (-0.95, -0.5, 240), (0.12, -0.84, 110)]
    fruit = []
    for i, (x, y, turn) in enumerate(spots):
        size = 0.82 + 0.25 * ((i * 37) % 10) / 10
        rise = 0.09 + 0.05 * max(0, math.hypot(x, y) - 0.75)
        fruit.append(s.at(tomato(skin, i), (x, y, rise + 0.145 * size), ((i * 53) % 60 - 30, (i * 31) % 50 - 25, turn), size))
    oil = m.food("basil oil", rgb("#6f8a1e"), rgb("#4f6c12"), rough=0.08, soft=0.3, depth=(0.06, 0.08, 0.02), grain=9, bump=0.05, coat=0.8)
    rng = random.Random(4)
    for x, y, w in ((-0.5, -0.86, 0.16), (0.3, -0.9, 0.13), (0.78, -0.55, 0.15), (-0.95, -0.35, 0.12), (0.98, 0.15, 0.12), (0.02, -0.66, 0.17), (0.12, -0.95, 0.05)):
        pool = s.blob("oil", oil, (w, w * rng.uniform(0.6, 0.9), 0.03), uneven=0.3, detail=4, seed=x)
        s.at(pool, (x, y, 0.1 + 0.1 * max(0, math.hypot(x, y) - 0.72)), (0, 0, rng.uniform(0, 180)))
    leaves = common.basil(2, 1.05)
    s.scatter(leaves, [(-0.36, -0.5, 0.27), (-0.16, -0.42, 0.38), (0.5, -0.22, 0.34), (0.16, 0.02, 0.8), (-0.78, 0.34, 0.24), (0.95, -0.3, 0.2)], tilt=22, seed=12)
    bread, crust = toasted(), m.food("crust", rgb("#6b3c19"), rgb("#3a1d0c"), rough=0.7, grain=7, bump=0.6, relief=0.03)
    s.at(toast(bread, crust), (1.35, 1.5, 0.0), (0, 0, 24), 0.8)
    s.at(toast(bread, crust, 4), (0.75, 1.95, 0.12), (-14, 6, 60), 0.8)
    pepper = m.food("pepper", rgb("#1d1a17"), rgb("#3b342c"), rough=0.6, grain=20)
    s.drops(oil, [(0.05, -0.3, 0.58), (0.14, -0.36, 0.5), (-0.08, -0.3, 0.56), (0.22, -0.24, 0.54), (0.1, -0.41, 0.38)], size=(0.03, 0.06), seed=2)
    s.crumbs(pepper, 40, (0.0, -0.2), 1.3, size=(0.006, 0.014), seed=3, z=0.1)
    s.crumbs(bread, 40, (1.5, -0.4), 1.2, size=(0.008, 0.026), seed=7)
    s.at(s.fork(m.metal("steel")), (-1.72, -1.25, 0), (0, 0, 78))
    napkin = s.cloth(m.linen("napkin", rgb("#cfc6b4")), 2.6, 1.6, seed=3, wrinkle=0.06)
    s.at(napkin, (-1.95, 0.5, 0.0), (0, 0, 70))
    shoot((0.02, -0.06, 0.3), distance=5.7, pitch=37, yaw=0, lens=75, fstop=3.5, focus=(0.0, -0.3, 0.5))
