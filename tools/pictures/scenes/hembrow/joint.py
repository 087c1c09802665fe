"""Dovetails of oak at the corner of a drawer, close up, on the bench among shavings."""
import math
import random

from hembrow import common
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb

THICK, HIGH, TAILS = 0.26, 1.62, 4
WIDE, SLOPE = 0.26, 0.045


def prism(name, outline, depth, material, edge=0.006):
    """An outline of (y, z) drawn out along x from 0 to `depth`."""
    n = len(outline)
    points = [(x, y, z) for x in (0.0, depth) for y, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return s.bevel(s.mesh(name, points, faces, material, smooth=False), edge, 2)


def tails():
    """Where each tail begins and ends (z), at the baseline and at its wide end."""
    pitch = HIGH / TAILS
    return [((k + 0.5) * pitch - WIDE / 2 + 0.0, (k + 0.5) * pitch + WIDE / 2) for k in range(TAILS)]


def side(oak, length=5.0):
    """The board along y: its tails reach y = 0."""
    outline = [(length, HIGH), (length, 0.0), (THICK, 0.0)]
    for low, high in tails():
        outline += [(THICK, low + SLOPE), (-0.012, low), (-0.012, high), (THICK, high - SLOPE)]
    outline.append((THICK, HIGH))
    return prism("side", outline, THICK, oak, 0.005)


def front(oak, length=5.6):
    """The board along x: its pins fill the gaps between the tails, and stand a hair proud."""
    rows, gap = tails(), 0.006
    edges = [(0.0, 0.0)] + rows + [(HIGH, HIGH)]
    parts = [s.at(s.box("front", (length, THICK, HIGH), oak, 0.006), (THICK + length / 2, THICK / 2, 0))]
    for k, ((_, below), (above, _)) in enumerate(zip(edges, edges[1:])):
        low_slope, high_slope = (0 if k == 0 else SLOPE), (0 if k == TAILS else SLOPE)
        outline = [(0.0, below + gap), (THICK - 0.001, below - low_slope + gap), (THICK - 0.001, above + high_slope - gap), (0.0, above - gap)]
        parts.append(s.at(prism("pin", outline, THICK + 0.03, oak, 0.004), (-0.014, 0, 0)))
    return parts


def shaving(thin, *, width=0.5, turns=2.2, radius=0.24, grow=0.06, seed=0):
    """A ribbon off a plane, rolled up; its edge a little torn."""
    rng = random.Random(seed)
    lean, wave = rng.uniform(0.1, 0.5), rng.uniform(0, 6)

    def place(x, y):
        t = x + 0.5
        a = t * turns * 2 * math.pi
        r = radius * (1 + grow * a) * (1 + 0.06 * math.sin(a * 1.7 + wave))
        return (r * math.cos(a), y * width * (1 - 0.25 * t * abs(math.sin(3 * t + wave))) + lean * t * width * 1.6, r * math.sin(a))
    return s.thicken(s.sheet("shaving", 1, 1, place, thin, across=150, along=6), 0.004)


def build():
    oak_y, oak_x = m.timber("oak", along="y", tone=0.84, name="side"), m.timber("oak", tone=1.05, name="front")
    drawer = s.group("drawer", [side(oak_y), *front(oak_x)])
    s.at(drawer, (0, 0, 0), (0, 0, 0))
    bench = m.wood("bench", rgb("#553a26"), rgb("#94704d"), plank=5.5, rough=0.55)
    s.at(s.table(bench, 60), (0, 2.1, 0), (0, 0, 8))
    thin = m.food("shaving", rgb("#e3c49a"), rgb("#d6b284"), rough=0.5, grain=26, bump=0.2, soft=0.12, depth=(0.2, 0.12, 0.06), stops=(0.2, 0.8))
    for i, (x, y, turn, size, turns) in enumerate(((-0.75, -0.5, 30, 0.62, 2.3), (0.95, -0.75, -40, 0.66, 1.7), (0.25, -1.15, 75, 0.5, 2.6), (-1.15, 0.5, 100, 0.6, 1.9), (1.9, -0.5, 15, 0.55, 2.4), (-2.0, -0.1, -70, 0.5, 2.0), (-2.2, 1.7, 40, 0.8, 2.0), (1.5, -1.5, 20, 0.45, 2.2))):
        roll = shaving(thin, turns=turns, seed=i)
        s.at(roll, (x, y, 0.4 * size), (random.Random(i).uniform(-12, 12), random.Random(i).uniform(0, 360), turn), size)
    steel, handle = m.metal("steel", rgb("#b9bcbd"), rough=0.2), m.timber("walnut", along="z")
    chisel = s.group("chisel", [common.limb("blade", [(0, 0, -1.6, 0.17, 0.012), (0, 0, -1.45, 0.17, 0.04), (0, 0, -0.5, 0.17, 0.05), (0, 0, -0.15, 0.09, 0.07), (0, 0, 0.1, 0.08, 0.08)], steel, up=(0, 1, 0), square=7),
                                s.lathe("handle", [(0.11, 0), (0.15, 0.05), (0.13, 0.3), (0.17, 0.8), (0.18, 1.1), (0.14, 1.35), (0, 1.38)], handle)])
    s.at(chisel, (2.3, -1.55, 0.17), (90, 0, -62))
    s.crumbs(m.food("dust", rgb("#d3ad7c"), rgb("#b98f5e"), rough=0.8), 70, (0.0, -0.7), 1.6, size=(0.008, 0.03), seed=4, flat=0.4)
    s.at(s.sheet("wall", 90, 50, lambda x, y: 0.0, common.lime(colour="#ded6c8"), across=1, along=1), (0, 14, 10), (90, 0, 0))
    lights.sky("forest", 0.27, turn=90)
    lights.area("window", (-7.5, -1.0, 4.6), (0.2, 0, 0.7), (3.2, 4.5), 1050, (1.0, 0.94, 0.86))
    shoot((0.2, 0.0, 0.68), distance=7.3, pitch=24, yaw=-40, lens=80, fstop=5.6, focus=(0.0, 0.0, 0.9))
    return {"exposure": 0.55, "contrast": 1.25, "saturation": 1.08, "warmth": 0.6, "vignette": 0.16, "grain": 0.005}
