"""The reception in ink-blue, chalk and mint: a counter of ash battens, three lamps, the name on the wall, a fig, an easy chair."""
import math
import random

import bpy

from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb
from clinic import common, reception as old
from clinic.chair import armchair, boucle

INK, CHALK, MINT = "#15223f", "#f3f2ee", "#a3d8c2"
STEP = 0.62


def batten_counter():
    ash = m.timber("ash", along="z", rough=0.5, tone=0.97)
    n, r = 20, 0.27
    half = [(r * math.cos(a), r * 0.98 * math.sin(a)) for a in (math.pi * k / n - math.pi / 2 for k in range(n + 1))]
    w = n + 1
    kinds = []
    points = [(x, y, z) for z in (0.9, 10.2) for x, y in half]
    batten = s.mesh("batten", points, [(k, k + 1, k + w + 1, k + w) for k in range(n)], ash)
    batten.location.z = -60
    # Even steps around the whole front.
    curve = old.RADIUS * math.pi / 2
    for x, y, a in old.edge(0.0, STEP):
        s.copy(batten, (x, y, 0), (0, 0, math.degrees(a)))
    old.slab("plinth", -0.6, 0.0, 0.9, m.food("plinth", rgb("#5b5d5f"), rough=0.6))
    old.slab("core", -0.05, 0.9, 10.2, m.food("core", rgb("#7a5d40"), rough=0.8))
    old.slab("top", 0.6, 10.2, 10.72, common.smooth("top", "#f3f2ee", 0.3), 0.1)


def letters(words, size, place, depth=0.22):
    data = bpy.data.curves.new("words", "FONT")
    data.font = bpy.data.fonts.load("tools/pictures/scenes/finish/cabin600.ttf")
    data.body, data.size = words, size
    data.align_x, data.align_y, data.resolution_u = "CENTER", "BOTTOM_BASELINE", 8
    data.extrude, data.bevel_depth, data.bevel_resolution = depth / 2, 0.015, 2
    made = s.add("words", data, common.smooth("letters", INK, 0.4))
    return s.at(made, place, (90, 0, 0))


def fig(place, height, *, seed=4, pot="#e9e6df"):
    """A rubber fig: leaves on petioles, all the way up its stems."""
    rng = random.Random(seed)
    r = 1.9
    parts = [s.lathe("pot", [(0, 0), (r * 0.72, 0), (r * 0.78, 0.06), (r, 3.2), (r, 3.3), (r * 0.93, 3.3), (r * 0.9, 2.9)], m.ceramic("pot", rgb(pot), speckle=0.0, rough=0.4)),
             s.lathe("soil", [(0, 3.0), (r * 0.92, 2.95)], m.food("soil", rgb("#3a2a1c"), rgb("#1d140d"), rough=0.95, bump=0.6))]
    green = m.leaf("fig", rgb("#2c5535"), rgb("#6f9568"))
    bark = m.food("bark", rgb("#6d5a45"), rgb("#4f4030"), rough=0.8)
    kinds = [s.leaf(green, 2.5, 1.55, curl=c, cup_=0.3, seed=k, tip=1.15) for k, c in enumerate((0.25, 0.45, 0.65, 0.35))]
    for kind in kinds:
        kind.location = (0, 0, -80)
    stems, stalks = [], []
    for k in range(4):
        a = 2 * math.pi * k / 4 + rng.uniform(-0.4, 0.4)
        out, top = rng.uniform(0.8, 1.9), height * (0.99, 0.8, 0.9, 0.7)[k]
        low, middle, high = (0.25 * math.cos(a), 0.25 * math.sin(a), 2.9), (out * 0.3 * math.cos(a), out * 0.3 * math.sin(a), top * 0.5), (out * math.cos(a), out * math.sin(a), top)
        stem = [tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * c for p, q, c in zip(low, middle, high)) for t in (i / 10 for i in range(11))]
        stems.append(stem)
        count = int((top - 5) / 0.75)
        turn = rng.uniform(0, 360)
        for i in range(count):
            t = 0.26 + 0.74 * i / (count - 1)
            x, y, z = ((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * c for p, q, c in zip(low, middle, high))
            turn += 137.5 + rng.uniform(-15, 15)
            b = math.radians(turn)
            # Young leaves stand up, old ones hang.
            tilt = rng.uniform(-8, 24) - 42 * t if i < count - 1 else -72
            scale = rng.uniform(0.85, 1.1) * (1.0 if t < 0.9 else 0.8)
            reach, rise = (0.5, 0.28) if i < count - 1 else (0.08, 0.25)
            foot = (x + reach * math.cos(b), y + reach * math.sin(b), z + rise)
            stalks.append([(x, y, z), (x + 0.6 * reach * math.cos(b), y + 0.6 * reach * math.sin(b), z + rise * 0.8), foot])
            parts.append(s.copy(rng.choice(kinds), foot, (rng.uniform(-18, 18), tilt, turn), scale))
    parts.append(s.strand("stems", stems, 0.13, bark, taper=True))
    parts.append(s.strand("stalks", stalks, 0.035, m.food("stalk", rgb("#6f8a55"), rgb("#55703f"))))
    return s.at(s.group("fig", parts), place)


def build():
    common.wall(CHALK, 160, 60, (0, 17, 20))
    lining_paint = common.smooth("lining", "#dbe1e1", 0.5)
    lining = s.box("board", (1.47, 0.3, 11.6), lining_paint, 0.05)
    lining.location.z = -80
    for k in range(64):
        s.copy(lining, (-50 + k * 1.5, 16.9, 0))
    s.at(s.box("rail", (100, 0.7, 0.35), lining_paint, 0.08), (0, 16.8, 11.6))
    s.at(s.box("skirting", (100, 0.4, 1.2), lining_paint, 0.06), (0, 16.7, 0))
    s.at(s.sheet("floor", 200, 120, lambda x, y: 0.0, m.food("floor", rgb("#cfcecb"), rgb("#c2c1be"), rough=0.36, grain=3, bump=0.02), across=1, along=1), (0, 0, 0))
    batten_counter()
    enamel = common.smooth("enamel", INK, 0.28)
    inside, brass, dark = common.smooth("inside", "#f6f4ee", 0.5), m.metal("brass", rgb("#c49a52"), rough=0.25, brushed=False), m.food("cord", rgb("#22262e"))
    for x in (0.0, 9.6, 19.2):
        old.pendant(x, 2.6, 18.0, enamel, inside, brass, dark)
    letters("Pellbrook", 3.0, (0.5, 16.84 + 0.1, 14.1))
    fig((-14.3, 9.6, 0), 17.2)
    old.sprigs((8.7, 2.4, 10.72))
    ink_cover = m.food("cover", rgb(INK), rough=0.55, bump=0.03, vary=0)
    s.at(s.box("book", (2.3, 1.6, 0.3), ink_cover, 0.04), (14.2, 2.0, 10.72), (0, 0, -10))
    s.at(s.box("book", (2.0, 1.45, 0.24), m.food("cover2", rgb(MINT), rough=0.6, bump=0.03, vary=0), 0.04), (14.25, 2.05, 11.02), (0, 0, -2))
    old.clock((-20.6, 16.9, 19.4))
    s.at(armchair(boucle(rgb(MINT))), (-21.0, 9.6, 0), (0, 0, 12))
    common.window(-36, -4, low=14, high=34)
    lights.sky("forest", 0.62, turn=60)
    lights.sun(-50, 16, 3.0, (1.0, 0.94, 0.85), size=1.6)
    shoot((0.2, 3, 12.0), distance=59, pitch=3, yaw=7, lens=42, fstop=11, focus=(2, 0, 10))
    return {"exposure": 0.0, "contrast": 1.24, "saturation": 1.06, "warmth": 0.35, "vignette": 0.08, "grain": 0.003}
