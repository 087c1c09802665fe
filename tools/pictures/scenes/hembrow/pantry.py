"""A pantry wall of painted poplar with oak drawers: jars, crocks and baskets on its shelves."""
import math
import random

from hembrow import common
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb

BAYS, BAY, DEEP, COUNTER = 3, 7.6, 3.2, 9.0
SHELVES = (9.35, 12.75, 15.75, 18.4)


def painted(name="paint", colour="#adb2a5"):
    c = rgb(colour)
    return m.food(name, c, m.shade(c, 0.93), rough=0.42, grain=1.2, bump=0.12, bump_scale=22, relief=0.004, vary=0.02)


def case(paint, oak, upright, brass):
    """Uprights, shelves, a counter of oak, two rows of drawers beneath."""
    wide = BAYS * BAY
    parts = [s.at(s.box("back", (wide, 0.2, 20), paint, 0), (0, DEEP, 0)), s.at(s.box("plinth", (wide, 0.3, 1.0), paint, 0.02), (0, -1.0, 0))]
    for i in range(BAYS + 1):
        x = (i - BAYS / 2) * BAY
        parts.append(s.at(s.box("upright", (0.28, DEEP, 20), paint, 0.03), (x, DEEP / 2, COUNTER)))
        parts.append(s.at(s.box("stile", (0.5, 0.3, COUNTER - 0.3), paint, 0.03), (x, -1.2, 0)))
    for z in SHELVES[1:]:
        for i in range(BAYS):
            parts.append(s.at(s.box("shelf", (BAY - 0.28, DEEP - 0.1, 0.24), paint, 0.03), ((i - (BAYS - 1) / 2) * BAY, DEEP / 2 + 0.05, z - 0.24)))
    for k, (y, d) in enumerate(((-0.85, 1.5), (0.7, 1.6), (2.25, 1.5))):
        parts.append(s.at(s.box("counter", (wide + 0.3, d, 0.36), oak, 0.03 if k == 0 else 0.008), (0, y, COUNTER - 0.01)))
    for i in range(BAYS):
        for j, (z, tall) in enumerate(((6.3, 2.3), (3.2, 2.9), (0.9, 2.15))):
            x, wide_front = (i - (BAYS - 1) / 2) * BAY, BAY - 0.62
            parts.append(s.at(s.box("drawer", (wide_front, 0.3, tall), oak, 0.03), (x, -1.22, z)))
            for side in (-1, 1):
                parts.append(s.at(knob(brass), (x + side * wide_front * 0.27, -1.37, z + tall * 0.55), (90, 0, 0)))
        parts.append(s.at(s.box("carcase", (BAY, 2.0, COUNTER), painted("inside", "#3b3f38"), 0), ((i - (BAYS - 1) / 2) * BAY, 0.2, 0)))
    return parts


def knob(brass):
    return s.lathe("knob", [(0.2, 0), (0.2, 0.03), (0.1, 0.06), (0.09, 0.18), (0.19, 0.3), (0.24, 0.4), (0.2, 0.49), (0, 0.52)], brass, segments=40)


def jar(glass, content, lid, place, *, radius=0.62, height=1.9, full=0.75, seed=0):
    r, h = radius, height
    s.at(s.lathe("jar", [(0, 0.05), (r * 0.9, 0.0), (r, 0.08), (r, h * 0.84), (r * 0.82, h * 0.95), (r * 0.82, h), (r * 0.77, h), (r * 0.77, h * 0.94), (r * 0.94, h * 0.82), (r * 0.94, 0.12), (0, 0.1)], glass, wobble=0), place)
    top = h * 0.82 * full
    s.at(s.lathe("content", [(0, 0.11), (r * 0.86, 0.11), (r * 0.925, 0.16), (r * 0.925, top), (r * 0.9, top + 0.02), (r * 0.45, top + 0.05), (0, top + 0.02)], content, wobble=0.01, seed=seed), place)
    s.at(s.lathe("lid", [(0, h - 0.08), (r * 0.75, h - 0.08), (r * 0.76, h), (r * 0.9, h + 0.01), (r * 0.9, h + 0.12), (r * 0.86, h + 0.16), (0, h + 0.16)], lid), place)


def crock(glaze, place, *, radius=0.85, height=1.9, lid=True, seed=0):
    r, h = radius, height
    s.at(s.lathe("crock", [(0, 0.02), (r * 0.9, 0), (r * 0.97, 0.06), (r, h * 0.4), (r * 0.99, h * 0.82), (r * 0.86, h * 0.92), (r * 0.92, h), (r * 0.86, h + 0.01), (r * 0.78, h * 0.9), (r * 0.85, h * 0.7)], glaze, wobble=0.012, seed=seed), place)
    if lid:
        s.at(s.lathe("lid", [(r * 0.84, h), (r * 0.82, h + 0.06), (r * 0.5, h + 0.15), (r * 0.17, h + 0.2), (r * 0.13, h + 0.26), (r * 0.22, h + 0.35), (r * 0.15, h + 0.43), (0, h + 0.44)], glaze, wobble=0.01), place)


def basket(willow, place, *, width=2.6, depth=1.15, height=1.35, seed=0):
    """Rods in and out of uprights, row by row."""
    rng, lines, count, n = random.Random(seed), [], 31, 124
    rows = int(height / 0.085)
    for j in range(rows):
        line, flare = [], 0.9 + 0.1 * j / rows
        for i in range(n + 1):
            a = 2 * math.pi * i / n
            c, d = math.cos(a), math.sin(a)
            r = (abs(c) ** 5 + abs(d) ** 5) ** -0.2
            out = 1 + 0.045 * math.sin(count * a / 2 + math.pi * j)
            line.append((c * r * width / 2 * flare * out, d * r * depth * flare * out, 0.05 + j * 0.085 + rng.uniform(-0.008, 0.008)))
        lines.append(line)
    rim = [(x * 1.02, y * 1.02, height) for x, y, _ in lines[-1]]
    parts = [s.strand("rods", lines, 0.048, willow, resolution=1, sides=2), s.strand("rim", [rim, [(x, y, z + 0.06) for x, y, z in rim]], 0.075, willow, resolution=1, sides=2),
             s.at(s.box("inside", (width * 0.86, depth * 1.72, height - 0.2), painted("dark", "#4a3722"), 0.05), (0, 0, 0.03))]
    return s.at(s.group("basket", parts), place)


def fill():
    glass, cork = m.glass(), m.food("cork", rgb("#c79f6e"), rgb("#a57d4f"), rough=0.8, grain=9, bump=0.4)
    oak_lid = m.timber("oak", along="x", name="lid")
    stores = [m.food(n, rgb(a), rgb(b), rough=0.75, grain=g, bump=0.9, bump_scale=g * 1.6, relief=0.03, vary=0) for n, a, b, g in
              (("oats", "#dccaa0", "#b79b69", 16), ("lentils", "#b5653a", "#8d4527", 22), ("flour", "#efe7d8", "#e4d9c5", 3), ("beans", "#e9dfc9", "#c9b894", 10), ("peas", "#a9a763", "#7e7f43", 14), ("coffee", "#4a2c1a", "#2d190e", 14))]
    cream, slate, honey = (m.ceramic(n, rgb(c), speckle=0.6, rough=0.22) for n, c in (("cream", "#e9e1cf"), ("slate", "#5d6a6e"), ("honey", "#a98258")))
    willow = m.food("willow", rgb("#bd945f"), rgb("#8f6a3d"), rough=0.6, grain=5, bump=0.3)
    y, rng = 1.45, random.Random(9)
    x0 = [(i - (BAYS - 1) / 2) * BAY for i in range(BAYS)]
    for i, (store, full) in enumerate(((0, 0.9), (1, 0.55), (2, 0.8), (4, 0.7))):
        jar(glass, stores[store], cork if i % 2 else oak_lid, (x0[1] - 2.5 + i * 1.62, y + rng.uniform(-0.2, 0.2), SHELVES[1]), radius=0.66, height=1.95, full=full, seed=i)
    for i, (store, full) in enumerate(((5, 0.8), (3, 0.85), (0, 0.5))):
        jar(glass, stores[store], oak_lid, (x0[0] - 0.3 + i * 1.5, y + rng.uniform(-0.2, 0.2), SHELVES[1]), radius=0.58, height=1.5 + 0.3 * (i == 1), full=full, seed=i + 9)
    crock(cream, (x0[0] - 2.2, y, SHELVES[1]), radius=0.95, height=1.9)
    for i, glaze in enumerate((cream, cream, slate)):
        crock(glaze, (x0[2] - 2.2 + i * 2.1, y + 0.1 * i, SHELVES[1]), radius=0.9 - 0.1 * i, height=1.9 - 0.25 * i, seed=i)
    basket(willow, (x0[0] - 1.5, y - 0.1, SHELVES[2]), seed=1)
    basket(willow, (x0[0] + 1.6, y, SHELVES[2]), seed=2)
    basket(willow, (x0[2] + 0.9, y, SHELVES[2]), width=3.4, seed=3)
    for i in range(5):
        s.at(s.coupe(cream, 1.15, 0.24), (x0[1] - 1.9, y, SHELVES[2] + i * 0.13))
    for i in range(4):
        s.at(s.bowl(slate if i < 2 else cream, 0.95, 0.5), (x0[1] + 0.7, y, SHELVES[2] + i * 0.2))
    crock(honey, (x0[1] + 2.6, y, SHELVES[2]), radius=0.62, height=1.35, lid=False)
    crock(slate, (x0[2] - 2.4, y, SHELVES[2]), radius=0.7, height=1.5)
    counter(x0, cream, honey, willow)


def counter(x0, cream, honey, willow):
    """What was put down on the oak: a board leaning, a big bowl, a crock of spoons, bread in a cloth."""
    top, spoonwood = COUNTER + 0.35, m.timber("cherry", along="z")
    for x, size, kind in ((x0[1] - 2.3, 3.0, "walnut"), (x0[1] - 1.1, 2.5, "ash")):
        s.at(s.box("board", (size * 0.72, 0.2, size), m.timber(kind, along="z"), 0.06), (x, 2.55 - (kind == "ash") * 0.35, top), (-9, 0, 0))
    s.at(s.bowl(cream, 1.5, 0.95, 0.4, 0.15), (x0[1] + 1.9, 0.4, top))
    lemon = m.food("lemon", rgb("#e3bd3d"), rgb("#cfa52f"), rough=0.45, grain=3, bump=0.4, bump_scale=26, relief=0.01)
    for k, (a, b, z) in enumerate(((-0.5, 0.1, 0.5), (0.35, -0.4, 0.5), (0.3, 0.45, 0.52), (-0.1, 0, 0.85))):
        s.at(s.blob("lemon", lemon, (0.44, 0.34, 0.34), uneven=0.08, seed=k), (x0[1] + 1.9 + a, 0.4 + b, top + z + 0.05), (10 * k, 20, 70 * k))
    crock(honey, (x0[0] + 1.6, 1.3, top), radius=0.75, height=1.5, lid=False)
    for k in range(5):
        a = 1.3 * k
        foot, head = (x0[0] + 1.6 + 0.25 * math.cos(a), 1.3 + 0.25 * math.sin(a), top + 0.2), (x0[0] + 1.6 + 0.75 * math.cos(a), 1.3 + 0.5 * math.sin(a), top + 2.5 + 0.2 * (k % 3))
        common.between(spoonwood, foot, head, ((0, 0.06), (0.6, 0.07), (0.78, 0.1), (0.86, 0.22), (0.94, 0.24), (1, 0.1)), segments=20)
    basket(willow, (x0[2] + 0.4, 0.8, top), width=3.6, depth=1.2, height=1.1, seed=5)
    s.at(s.cloth(m.linen("cloth", rgb("#e6e0d2")), 2.9, 1.7, layers=3, wrinkle=0.16, seed=4), (x0[2] + 0.4, 0.75, top + 0.95), (0, 0, 6))


def build():
    fill()
    case(painted(), m.timber("oak"), m.timber("oak", along="z"), m.metal("brass", rgb("#b89355"), rough=0.3, brushed=False))
    common.room(wall=40, floor=("#c9a67c", "#8f6a46"), skirting=False)
    lights.sky("forest", 0.4, turn=90)
    lights.area("window", (-24, -16, 17), (2, 1, 11), (12, 16), 19000, (1.0, 0.94, 0.86))
    shoot((0.3, 0, 11.4), distance=51, pitch=1.5, yaw=9, lens=88, fstop=8, focus=(0, 0, 13))
    return {"exposure": -0.12, "contrast": 1.16, "saturation": 1.06, "warmth": 0.55, "vignette": 0.12, "grain": 0.005}
