"""Burrata on a dark plate: slow-roasted tomatoes, basil and its oil, toasted sourdough."""
import math
import random

from mathutils import Vector, noise

from dishes import setting
from lib import materials as m, shapes as s
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
            r = 0.305 * (1 - k) ** 1.6 + 0.13 * math.sin(math.pi * k) + 0.03 * (1 - k)
            z = 0.34 - 0.36 * math.cos(math.pi * 0.86) + 0.13 * math.sin(k * math.pi * 0.62)
        p = Vector((math.cos(a), math.sin(a), t * 1.5))
        near = max(0, (t - 0.5) / 0.5) ** 1.5
        fold = near * 0.07 * math.sin(a * 8 + 3 * noise.noise(p * 1.3) + t * 2) + near * 0.12 * noise.noise(p * 4)
        r *= 1 + 0.06 * noise.noise(p * 1.1) + fold
        z = max(z + 0.02 * noise.noise(p * 2), 0.0)
        return (r * math.cos(a) + 0.05 * max(0, t - 0.8), r * math.sin(a), z)
    return s.sheet("burrata", 1, 1, place, material, across=150, along=110)


def tomato(skin, green, seed):
    """A cherry tomato that the oven has loosened: smooth, a little flat, its calyx still on."""
    body = s.blob("tomato", skin, (0.175, 0.175, 0.155), uneven=0.05, scale=0.9, detail=5, seed=seed)
    for vert in body.data.vertices:
        p = vert.co.normalized()
        a = math.atan2(p.y, p.x)
        # The skin has shrunk round the stem.
        pleat = math.exp(-((1 - p.z) / 0.22)) * (0.04 * math.sin(a * 7 + seed * 1.7) * (1 - p.z) * 6 - 0.1)
        sag = -0.03 * max(0.0, noise.noise(p * 2.2 + Vector((seed * 3.1, 0, 0)))) ** 0.5 * (p.z > -0.5)
        vert.co *= 1 + pleat + sag
    star = []
    for k in range(5):
        leaf = s.leaf(green, 0.115 + 0.03 * ((k * 7 + seed) % 3), 0.04, curl=0.9 - 0.3 * (k % 2), cup_=0.3, seed=seed + k, tip=0.8)
        star.append(s.at(leaf, (0, 0, 0.143), (0, -12 - 9 * (k % 3), k * 72 + seed * 19)))
    star.append(s.strand("stem", [[(0, 0, 0.135), (0.005, 0.01, 0.17), (0.03, 0.02, 0.2)]], 0.009, green, sides=3))
    return s.group("tomato", [body, *star])


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
    setting.ground(turn=-9, fill=1.9)
    dark = m.ceramic("dark glaze", rgb("#353836"), speckle=0.25, rough=0.26)
    s.coupe(dark, 1.36, 0.25)
    milk = m.food("burrata", rgb("#f6f2e8"), rgb("#f0e9db"), rough=0.26, soft=0.35, depth=(0.07, 0.06, 0.05), grain=3, bump=0.16,
                  bump_scale=9, relief=0.03, coat=0.25, vary=0.0)
    s.at(pouch(milk), (-0.02, 0.16, 0.075), (0, 0, 35), (0.98, 0.98, 0.86))
    skin = m.food("roast tomato", rgb("#b32a15"), rgb("#7d160a"), rough=0.24, soft=0.25, depth=(0.08, 0.02, 0.01), grain=2.6, bump=0.12, specular=0.45,
                  bump_scale=11, relief=0.02, stops=(0.36, 0.6), coat=0.25, vary=0.16)
    green = m.leaf("calyx", rgb("#4c6a22"), rgb("#74904a"))
    spots = [(-0.74, -0.24), (-0.66, -0.56), (-0.97, 0.04), (0.72, -0.34), (0.92, -0.06), (-0.32, -0.72), (0.6, -0.66), (-0.66, 0.62), (0.72, 0.52), (-0.98, -0.36)]
    for i, (x, y) in enumerate(spots):
        size = 0.86 + 0.22 * ((i * 37) % 10) / 10
        rise = 0.09 + 0.05 * max(0, math.hypot(x, y) - 0.75)
        s.at(tomato(skin, green, i), (x, y, rise + 0.137 * size), ((i * 53) % 70 - 25, (i * 31) % 60 - 30, (i * 97) % 360), size)
    oil = m.liquid("basil oil", (0.62, 0.68, 0.12), rough=0.03, ior=1.46)
    rng = random.Random(4)
    for x, y, w in ((-0.48, -0.5, 0.2), (0.2, -0.72, 0.24), (0.45, -0.42, 0.14), (0.1, -0.96, 0.07), (0.33, -0.98, 0.045), (-0.1, -0.98, 0.035), (0.86, -0.5, 0.06), (0.98, 0.24, 0.08), (-0.62, -0.86, 0.06)):
        pool = s.blob("oil", oil, (w, w * rng.uniform(0.55, 0.85), 0.016), uneven=0.3, detail=4, seed=x)
        s.at(pool, (x, y, 0.093 + 0.09 * max(0, math.hypot(x, y) - 0.68)), (0, 0, rng.uniform(0, 180)))
    basil = m.leaf("basil", rgb("#3d6b1f"), rgb("#7d9a55"))
    for size, place, turn in ((0.46, (-0.04, 0.08, 0.815), (4, 14, 200)), (0.42, (0.0, 0.09, 0.825), (-4, 16, -32)), (0.3, (-0.02, 0.07, 0.835), (0, -10, 80)),
                              (0.42, (0.28, -0.6, 0.13), (10, -10, 15)), (0.36, (-0.5, -0.8, 0.15), (-12, -6, 160)), (0.34, (0.5, 0.66, 0.17), (0, -14, 30))):
        s.at(s.leaf(basil, size, size * 0.66, curl=0.22, cup_=0.35, seed=size * 9 + place[0]), place, turn)
    bread, crust = toasted(), m.food("crust", rgb("#6b3c19"), rgb("#3a1d0c"), rough=0.7, grain=7, bump=0.6, relief=0.03)
    s.at(toast(bread, crust), (1.4, 1.42, 0.0), (0, 0, 24), 0.85)
    s.at(toast(bread, crust, 4), (0.85, 1.9, 0.1), (-12, 6, 60), 0.85)
    pepper = m.food("pepper", rgb("#1d1a17"), rgb("#3b342c"), rough=0.6, grain=20)
    s.crumbs(pepper, 24, (0.15, -0.78), 0.4, size=(0.005, 0.011), seed=3, z=0.105)
    s.crumbs(bread, 26, (1.45, 0.75), 0.5, size=(0.008, 0.024), seed=7)
    s.at(s.fork(m.metal("steel", brushed=False, rough=0.16)), (1.62, -1.0, 0), (0, 0, 86))
    napkin = s.cloth(m.linen("napkin", rgb("#dcd3c1")), 2.6, 1.6, seed=3, wrinkle=0.06)
    s.at(napkin, (-1.85, 0.75, 0.0), (0, 0, 66))
    setting.shoot((0.04, 0.05, 0.25), 6.7, pitch=35, focus=(0.0, -0.3, 0.4))
    return {"exposure": 0.2, "saturation": 1.06, "grain": 0.006}
