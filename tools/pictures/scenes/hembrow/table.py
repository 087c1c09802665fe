"""The Sallowby table, of ash, with its bench drawn out; a jug of willow and a bowl of pears on it."""
import math
import random

from hembrow import common
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from rooms.common import sprig

LONG, DEEP, HIGH = 24.0, 9.2, 7.4


def boards(ash, length, depth, count, thick, *, edge=0.03, seed=0):
    """A top glued up of boards along x: each has its own grain, and hardly a line between them."""
    rng = random.Random(seed)
    cuts = sorted(rng.uniform(-0.12, 0.12) * depth / count + depth * i / count for i in range(1, count))
    edges = [0.0, *cuts, depth]
    parts = []
    for a, b in zip(edges, edges[1:]):
        parts.append(s.at(s.box("board", (length, b - a, thick), ash, 0.008), (0, (a + b) / 2 - depth / 2, 0)))
    return parts


def table(ash, deep, up):
    parts = [s.at(part, (part.location.x, part.location.y, HIGH - 0.34)) for part in boards(ash, LONG, DEEP, 6, 0.34, seed=3)]
    for x in (-1, 1):
        for y in (-1, 1):
            top, foot = (x * (LONG / 2 - 2.0), y * (DEEP / 2 - 1.05)), (x * (LONG / 2 - 1.3), y * (DEEP / 2 - 0.7))
            parts.append(common.limb("leg", [(*foot, 0, 0.24, 0.24), ((top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2, HIGH / 2, 0.33, 0.33), (*top, HIGH - 0.3, 0.4, 0.4)], up, up=(0, 1, 0), square=7, sides=32))
        parts.append(s.at(s.box("end rail", (0.3, DEEP - 2.5, 0.95), deep, 0.03), (x * (LONG / 2 - 1.95), 0, HIGH - 1.32)))
    for y in (-1, 1):
        parts.append(s.at(s.box("rail", (LONG - 4.3, 0.3, 0.95), ash, 0.03), (0, y * (DEEP / 2 - 1.0), HIGH - 1.32)))
    return s.group("table", parts)


def bench(ash, deep, up, length=18.0, height=4.4):
    parts = [s.at(part, (0, part.location.y, height - 0.32)) for part in boards(ash, length, 3.2, 2, 0.32, seed=5)]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(common.between(up, (x * (length / 2 - 1.4), y * 1.35, 0), (x * (length / 2 - 1.9), y * 0.85, height - 0.2), ((0, 0.16), (0.4, 0.22), (0.8, 0.24), (1, 0.2))))
        parts.append(common.between(up, (x * (length / 2 - 1.58), -1.2, 1.5), (x * (length / 2 - 1.58), 1.2, 1.5), ((0, 0.1), (0.5, 0.15), (1, 0.1))))
    parts.append(common.between(up, (-(length / 2 - 1.58), 0, 1.5), (length / 2 - 1.58, 0, 1.5), ((0, 0.1), (0.5, 0.17), (1, 0.1))))
    return s.group("bench", parts)


def pear(skin, stalk, seed):
    body = s.lathe("pear", [(0, 0.02), (0.14, 0), (0.3, 0.14), (0.345, 0.36), (0.28, 0.6), (0.17, 0.78), (0.13, 0.9), (0.06, 0.96), (0, 0.95)], skin, wobble=0.08, seed=seed)
    return s.group("pear", [body, s.strand("stalk", [[(0, 0, 0.93), (0.02, 0.01, 1.05), (0.07, 0.03, 1.16)]], 0.022, stalk)])


def on_the_table():
    glaze = m.ceramic("glaze", rgb("#e6dfd0"), speckle=0.7, rough=0.3)
    dish = s.at(s.bowl(glaze, 1.55, 0.8, 0.4, 0.14), (0.9, -0.6, HIGH))
    skin = m.food("pear", rgb("#b7a43e"), rgb("#94832f"), rough=0.42, grain=2.5, bump=0.15, bump_scale=40, relief=0.006)
    stalk = m.food("stalk", rgb("#4a3520"))
    rng = random.Random(6)
    for i, (x, y, tip) in enumerate(((-0.55, 0.15, 62), (0.3, -0.45, 75), (0.35, 0.45, 40), (-0.2, -0.5, 95))):
        s.at(pear(skin, stalk, i), (0.9 + x, -0.6 + y, HIGH + 0.42), (tip, 0, rng.uniform(0, 360)))
    jug = m.ceramic("jug", rgb("#ced3cd"), speckle=0.4, rough=0.25)
    s.at(s.lathe("jug", [(0, 0.05), (0.6, 0.0), (0.68, 0.05), (0.92, 0.7), (0.96, 1.2), (0.75, 1.85), (0.52, 2.2), (0.5, 2.5), (0.6, 2.75), (0.575, 2.78), (0.55, 2.74), (0.46, 2.5), (0.48, 2.2), (0.7, 1.8)], jug, wobble=0.01), (-3.4, 0.8, HIGH))
    s.at(s.strand("handle", [[(0.5, 0, 2.45), (1.0, 0, 2.4), (1.25, 0, 1.9), (1.1, 0, 1.3), (0.9, 0, 1.0)]], 0.1, jug), (-3.4, 0.8, HIGH), (0, 0, -30))
    leaf, stem = m.leaf("willow", rgb("#5f7a4a"), rgb("#93a27b")), m.food("twig", rgb("#6b5136"))
    for i in range(9):
        twig = sprig(leaf, stem, rng.uniform(2.3, 3.1), seed=i + 3, pairs=12)
        s.at(twig, (-3.4 + 0.2 * math.cos(i), 0.8 + 0.2 * math.sin(i), HIGH + 1.4), (rng.uniform(-10, 32) * math.sin(i * 0.9), 26 * math.cos(i * 0.9) + rng.uniform(-6, 6), i * 51), 1.75)


def build():
    common.room(wall=15, colour="#e9e4da", floor=("#b89a78", "#7d6248"))
    ash, deep, up = (m.timber("ash", along=axis) for axis in "xyz")
    s.at(table(ash, deep, up), (0, 2.5, 0), (0, 0, -16))
    s.at(bench(ash, deep, up), (-0.6, -3.9, 0), (0, 0, -16))
    on_the_table()
    lights.sky("forest", 0.45, turn=90)
    common.sunlit((2.0, 15, 4.0, 17, 8.0, 2, 3), (13.5, 15, 4.0, 17, 8.0, 2, 3), (-3.5, 0, -6, 11, 9.0, 2, 5), turn=-58, height=25, power=4.8, size=0.8)
    shoot((-0.2, 0, 5.6), distance=55, pitch=11, yaw=0, lens=72, fstop=5.6, focus=(0, -1.5, 7.4))
    return {"exposure": 0.62, "contrast": 1.2, "saturation": 1.1, "warmth": 0.6, "vignette": 0.14, "grain": 0.005}
