"""A board to share: prosciutto in folds, fennel salami, a wedge of pecorino, olives and focaccia."""
import math
import random

from mathutils import Vector, noise

from dishes import common, ham, setting
from dishes.paint import paint, painted, smooth
from lib import materials as m, shapes as s
from lib.graph import Graph
from lib.materials import between, rgb

TOP = 0.16


def salami():
    """Lean and fat, finely chopped."""
    g = Graph("salami")
    g.plain(rgb("#9a3d30"))
    coarse = g.math("ADD", g.cells(15.0), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(20.0, 4.0, 0.7), 0.5), 0.75))
    fine = g.math("ADD", g.cells(38.0), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(44.0, 2.0), 0.5), 0.7))
    lean = g.ramp(g.noise(12.0, 4.0, 0.65), (0.32, rgb("#611510")), (0.55, rgb("#872a1f")), (0.72, rgb("#a04434")))
    base = g.mix(g.ramp(fine, (0.12, 0.6), (0.2, 0.0)), lean, rgb("#d9a893"))
    base = g.mix(g.ramp(coarse, (0.2, 1.0), (0.28, 0.0)), base, rgb("#eed3c0"))
    g.principled(Base_Color=base, Roughness=g.ramp(g.noise(9.0, 2.0), (0.35, 0.42), (0.65, 0.6)), Specular_IOR_Level=0.45,
                 Normal=g.bump(g.math("ADD", coarse, g.noise(60.0, 2.0)), 0.25, 0.012))
    return g.material


def slice_of(material, rind, seed):
    """A disc that has begun to curl, in its skin; not quite round."""
    def bend(x, y, z):
        return z + 0.45 * (x * x - 0.3 * y * y) + 0.02 * noise.noise((x * 4, y * 4, seed))

    def edge(a):
        return 0.3 * (1 + 0.03 * noise.noise((math.cos(a) * 1.5, math.sin(a) * 1.5, seed * 2.0)))

    def face(x, y):
        a, r = (x + 0.5) * 2 * math.pi, (y + 0.5)
        px, py = r * edge(a) * math.cos(a), r * edge(a) * math.sin(a)
        return (px, py, bend(px, py, 0.0))

    def skin(x, y):
        a = (x + 0.5) * 2 * math.pi
        r = edge(a) + 0.004 * math.cos(y * math.pi)
        px, py = r * math.cos(a), r * math.sin(a)
        return (px, py, bend(px, py, y * 0.024))
    return s.group("slice", [s.thicken(s.sheet("face", 1, 1, face, material, across=72, along=14), 0.02),
                             s.sheet("skin", 1, 1, skin, rind, across=72, along=4)])


def wedge(material, radius=1.0, angle=34.0, height=0.46):
    """A piece of half a wheel, its rind below and behind; paste with the small cracks of a hard cheese."""
    thing = s.box("pecorino", (1, 1, 1), material, edge=0, cuts=60)
    tints = []
    for vert in thing.data.vertices:
        x, y, z = vert.co
        r, a = 0.02 + (x + 0.5) * radius, math.radians(angle) * y
        p = Vector((r * math.cos(a), r * math.sin(a), z * height))
        rind = max(smooth(0.965, 0.975, x + 0.5), smooth(0.03, 0.02, z))
        crack = max(0.0, noise.fractal(p * 8, 1.0, 2.0, 4)) * (1 - rind)
        inward = Vector((0.5 * radius, 0, 0.5 * height)) - p
        # Edges give way a little: no knife leaves them sharp.
        corner = sum(smooth(0.47, 0.5, abs(c)) for c in (x, y, z - 0.5))
        vert.co = p + inward.normalized() * (0.014 * crack + 0.012 * max(0.0, corner - 1) + 0.006 * noise.noise(p * 14))
        deep = smooth(0.7, 0.96, x + 0.5 + 0.05 * noise.noise(p * 4))
        paste = between(between(rgb("#f8e4ae"), rgb("#e9c47c"), deep), rgb("#d9b168"), min(1.0, 0.9 * crack))
        crust = between(rgb("#8a5f30"), rgb("#5d3b1c"), smooth(-0.2, 0.3, noise.fractal(p * 7, 1.0, 2.0, 3)))
        tints.append((*between(paste, crust, rind), 1.0))
    paint(thing, tints)
    return thing


def chunk(material, seed):
    """A piece that was broken off."""
    thing = s.blob("chunk", material, (0.16, 0.12, 0.1), uneven=0.5, scale=1.2, detail=5, seed=seed, fine=0.05)
    rng = random.Random(seed)
    for _ in range(5):
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        for vert in thing.data.vertices:
            over = vert.co.dot(way) - 0.075
            if over > 0:
                vert.co -= way * over * 0.9
    paint(thing, [(*between(rgb("#f6e7bd"), rgb("#e0c084"), smooth(0.0, 0.5, noise.fractal(v.co * 9, 1.0, 2.0, 3))), 1.0) for v in thing.data.vertices])
    return thing


def focaccia(material, width, depth, seed, height=0.3):
    """Golden and dimpled above, where oil stands in the dimples; where it was cut, a pale crumb full of holes."""
    rng = random.Random(seed)
    thing = s.box("focaccia", (width, depth, height), material, edge=0, cuts=80)
    dents = [((i + rng.uniform(0.25, 0.75)) * 0.2 - width / 2, (j + rng.uniform(0.25, 0.75)) * 0.2 - depth / 2) for i in range(round(width / 0.2)) for j in range(round(depth / 0.2))]
    tints = []
    for vert in thing.data.vertices:
        p = vert.co.copy()
        up = smooth(0.9, 1.0, p.z / height)
        side = 1 - up
        dip = max((math.exp(-((p.x - x) ** 2 + (p.y - y) ** 2) / 0.0032) for x, y in dents), default=0.0)
        bubble = noise.noise(p * 5 + Vector((seed, 0, 0)))
        near = max(smooth(width / 2 - 0.05, width / 2, abs(p.x)), smooth(depth / 2 - 0.05, depth / 2, abs(p.y)))
        hole = smooth(0.25, 0.5, noise.noise(Vector((p.x * 13, p.y * 13, p.z * 15)) + Vector((0, seed, 0)))) + 0.5 * smooth(0.25, 0.45, noise.noise(p * 30))
        out = Vector((p.x if abs(p.x) > width / 2 - 0.01 else 0, p.y if abs(p.y) > depth / 2 - 0.01 else 0, 0))
        inside = side * smooth(0.02, 0.06, p.z) * smooth(height, height - 0.04, p.z)
        if out.length:
            vert.co -= out.normalized() * (0.045 * hole * inside + 0.02 * (1 - math.sin(math.pi * min(p.z / height, 1))))
        lift = 0.05 * bubble + 0.012 * noise.fractal(p * 12, 1.0, 2.0, 3) - 0.1 * dip - 0.03 * near
        vert.co.z += lift * smooth(0.3, 1.0, p.z / height)
        brown = smooth(-0.35, 0.45, bubble - 0.9 * dip + 0.5 * noise.fractal(p * 6, 1.0, 2.0, 4))
        top = between(between(rgb("#e2ad52"), rgb("#bd7526"), brown), rgb("#743a10"), smooth(0.45, 0.95, brown) * 0.85)
        crumb = between(rgb("#f4e4bd"), rgb("#c9a468"), min(1.0, 0.75 * hole))
        crumb = between(crumb, rgb("#a9692a"), max(smooth(0.05, 0.0, p.z), smooth(height - 0.035, height, p.z)))
        tints.append((*between(crumb, top, up), 1.0))
    paint(thing, tints)
    return thing


def build():
    setting.ground(turn=5, fill=1.5)
    rng = random.Random(6)
    board = s.box("board", (3.1, 1.95, TOP), m.timber("oak", along="x", tone=0.78, rough=0.5), 0.05, 0.004, 3)
    s.at(board, turn=(0, 0, -7))
    meat = ham.cured()
    folds = [ham.slice_(meat, seed) for seed in (1, 4)]
    for i, (x, y, lift, turn, flip) in enumerate(((-0.72, 0.64, 0.0, 18, 1), (-1.02, 0.3, 0.0, 70, 1), (-0.54, 0.34, 0.02, -40, -1), (-0.78, 0.44, 0.14, 38, -1))):
        s.at(s.copy(folds[i % 2]), (x, y, TOP + lift), (0, 0, turn), (0.95, 0.95 * flip, 0.95))
    for fold in folds:
        fold.location = (0, 0, -60)
    cured, rind = salami(), m.food("rind", rgb("#d8c8b4"), rgb("#a58b72"), rough=0.8, grain=8)
    for i in range(6):
        s.at(slice_of(cured, rind, i), (-1.16 + i * 0.19, -0.38 - 0.045 * i + 0.015 * (i % 2), TOP + 0.095), (rng.uniform(-4, 4), -22 + 3 * (i % 3), rng.uniform(-14, 6)))
    hard = painted("pecorino", rgb("#ecd6a2"), rough=(0.45, 0.65), bump=0.45, scale=38, relief=0.012, soft=0.1)
    s.at(wedge(hard), (0.02, -0.3, TOP), (0, 0, -12))
    for i, (x, y, turn) in enumerate(((0.18, -0.68, 20), (0.44, -0.74, 130), (0.3, -0.86, 250))):
        s.at(chunk(hard, i + 2), (x, y, TOP + 0.06), (0, 0, turn), 0.85)
    broken = m.food("crumb", rgb("#f3e2b6"), rgb("#dfbf82"), rough=0.7)
    s.crumbs(broken, 40, (0.3, -0.76), 0.32, size=(0.008, 0.03), seed=2, z=TOP)
    middle = (0.35, 0.52)
    s.at(s.bowl(setting.stoneware(), 0.42, 0.26, 0.5, 0.06), (*middle, TOP))
    green = m.food("olive", rgb("#8f8f35"), rgb("#66681f"), rough=0.18, soft=0.1, grain=4, bump=0.1, coat=0.5, vary=0.2)
    dark = m.food("dark olive", rgb("#4a2530"), rgb("#2a1319"), rough=0.18, grain=4, bump=0.15, coat=0.5)
    olives = [s.blob("olive", kind, (0.105, 0.08, 0.08), uneven=0.06, detail=4, seed=k) for k, kind in enumerate((green, green, dark))]
    spots = [(middle[0] + d * math.cos(a), middle[1] + d * math.sin(a), z + TOP) for d, a, z in
             [(0.21, k * 1.05, 0.18) for k in range(6)] + [(0.11, k * 2.1 + 0.4, 0.27) for k in range(3)] + [(0.0, 0, 0.34)]]
    s.scatter(olives, [*spots, (-0.1, -0.2, TOP + 0.075), (-0.02, -0.02, TOP + 0.075)], tilt=40, seed=5)
    crust = painted("focaccia", rgb("#cf9a4c"), rough=(0.25, 0.6), bump=0.4, scale=34, relief=0.012)
    s.at(focaccia(crust, 0.8, 0.62, 3), (1.17, 0.44, TOP), (0, 0, -20))
    s.at(focaccia(crust, 0.8, 0.42, 8), (1.16, 0.64, TOP + 0.27), (12, 0, 8))
    salt = m.food("salt", rgb("#f8f5ee"), rgb("#e6e2d8"), rough=0.3)
    s.crumbs(salt, 14, (1.16, 0.6), 0.16, size=(0.008, 0.016), seed=4, z=TOP + 0.565)
    stem, needle = m.food("stem", rgb("#5b4a2c"), rgb("#3f3a20"), rough=0.7), m.food("needle", rgb("#56734a"), rgb("#35512d"), rough=0.5, grain=5, vary=0.3)
    s.at(common.rosemary(stem, needle, 4), (-0.36, -0.06, TOP), (0, 0, 160), 0.9)
    s.at(common.rosemary(stem, needle, 9), (0.98, 0.62, TOP + 0.57), (0, 0, 10), 0.55)
    s.scatter(common.basil(3, 0.62), [(-0.62, 0.36, TOP + 0.36)], tilt=15, seed=2)
    s.crumbs(m.food("bread crumb", rgb("#d9a75c"), rgb("#a8702e"), rough=0.7), 30, (1.15, -0.06), 0.3, size=(0.006, 0.02), seed=6, z=TOP)
    napkin = s.cloth(m.linen("napkin", rgb("#ddd5c5"), stripe=rgb("#7c8a70")), 2.8, 1.7, seed=2, wrinkle=0.06)
    s.at(napkin, (-1.9, 1.25, 0.0), (0, 0, 30))
    s.at(s.tumbler(m.glass(), 0.3, 0.7), (1.75, 1.6, 0))
    s.at(s.fill(m.liquid("red wine", (0.42, 0.03, 0.06)), 0.228, 0.262, 0.092, 0.42), (1.75, 1.6, 0))
    setting.shoot((0.04, 0.02, 0.2), 8.7, pitch=40, focus=(0.0, -0.2, 0.3))
    return {"exposure": 0.4, "grain": 0.006}
