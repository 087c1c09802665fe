"""Saffron risotto, flowing on a flat plate, with a few herbs, shaved cheese and a knob of butter."""
import math
import random

from mathutils import noise

from dishes import common
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb


def surface(x, y):
    """The height of the risotto at (x, y): flat as a wave, higher where the spoon left it."""
    d = math.hypot(x, y)
    edge = 0.97 + 0.13 * noise.noise((x * 1.3, y * 1.3, 2.0))
    if d > edge:
        return -1
    swirl = math.sin(math.atan2(y, x) * 1.0 + d * 8.5)
    return 0.1 + 0.13 * (1 - (d / edge) ** 3) ** 0.6 + 0.022 * swirl * (1 - d / edge) + 0.02 * noise.noise((x * 2.4, y * 2.4, 5.0))


def bed(material):
    def place(x, y):
        a, r = (x + 0.5) * 2 * math.pi, (y + 0.5)
        edge = 0.97 + 0.13 * noise.noise((r * math.cos(a) * 1.27, r * math.sin(a) * 1.27, 2.0))
        px, py = edge * r * 0.995 * math.cos(a), edge * r * 0.995 * math.sin(a)
        z = max(surface(px, py), 0.09) - 0.012 if r < 0.985 else 0.08
        return (px, py, z + 0.008 * noise.noise((px * 14, py * 14, 0)))
    return s.sheet("bed", 1, 1, place, material, across=200, along=90)


def grain_of_rice(material, seed):
    body = s.blob("rice", material, (0.044, 0.0195, 0.0185), uneven=0.16, scale=1.2, detail=3, seed=seed)
    for vert in body.data.vertices:
        vert.co.z -= (vert.co.x / 0.044) ** 2 * 0.004
    return body


def build():
    common.table(turn=-6)
    s.coupe(m.ceramic("glaze", rgb("#3a3d3a"), speckle=0.0, rough=0.2), 1.3, 0.22)
    rng = random.Random(21)
    cream = m.food("risotto cream", rgb("#e2a834"), rgb("#cf911f"), rough=0.2, soft=0.4, depth=(0.1, 0.06, 0.015), grain=5, bump=0.25,
                   bump_scale=24, relief=0.02, coat=0.5, vary=0.0)
    bed(cream)
    rice = m.food("rice", rgb("#eec465"), rgb("#e2ad3f"), rough=0.2, soft=0.45, depth=(0.08, 0.05, 0.02), grain=9, bump=0.1, coat=0.4, vary=0.1)
    kinds = [grain_of_rice(rice, k) for k in range(5)]
    places, tries = [], 0
    while len(places) < 2300 and tries < 20000:
        tries += 1
        x, y = rng.uniform(-1.05, 1.05), rng.uniform(-1.05, 1.05)
        z = surface(x, y)
        if z > 0:
            places.append((x, y, z - 0.017 + rng.uniform(-0.008, 0.01)))
    s.scatter(kinds, places, tilt=18, size=(0.85, 1.12), seed=3)
    saffron = m.food("saffron", rgb("#a8250a"), rgb("#7c1605"), rough=0.4, grain=8)
    threads = []
    for _ in range(26):
        x, y = rng.gauss(0, 0.4), rng.gauss(0, 0.4)
        a, z = rng.uniform(0, 6.28), max(surface(x, y), 0.1) + 0.012
        threads.append([(x + t * 0.07 * math.cos(a + t), y + t * 0.07 * math.sin(a + t), z + 0.01 * math.sin(t * 2)) for t in (0, 0.5, 1, 1.4)])
    s.strand("saffron", threads, 0.0045, saffron, sides=2)
    shaving = m.food("cheese", rgb("#f0e1b0"), rgb("#e2cd8e"), rough=0.5, soft=0.35, grain=6, bump=0.4, bump_scale=40)
    for i, (x, y) in enumerate(((-0.12, 0.18), (0.16, 0.08), (0.02, -0.05), (-0.28, 0.0), (0.26, 0.28), (0.1, 0.32), (-0.05, 0.02))):
        w, d, bend = rng.uniform(0.22, 0.34), rng.uniform(0.1, 0.16), rng.uniform(0.3, 0.9)
        def place(u, v, i=i, w=w, d=d, bend=bend):
            ragged = 1 + 0.16 * noise.noise((u * 6, v * 6, i))
            return (u * w * ragged, v * d * ragged, bend * 0.35 * (u * u) * w + 0.02 * noise.noise((u * 3, v * 3, i * 2.0)))
        flake = s.thicken(s.sheet("shaving", 1, 1, place, shaving, across=24, along=12), 0.008)
        s.at(flake, (x, y, surface(x, y) + 0.035 + 0.012 * i), (rng.uniform(-18, 18), rng.uniform(-18, 18), rng.uniform(0, 360)))
    leaves = common.basil(4, 0.8)
    s.scatter(leaves, [(0.04, 0.14, 0.4), (-0.1, 0.1, 0.37)], tilt=14, seed=5)
    herb = m.leaf("parsley", rgb("#3f7021"), rgb("#587f38"))
    scraps = [common.parsley(herb, k) for k in range(6)]
    s.scatter(scraps, [(x, y, surface(x, y) + 0.012) for x, y in ((rng.gauss(0, 0.45), rng.gauss(0, 0.45)) for _ in range(46)) if surface(x, y) > 0], tilt=20, size=(0.5, 1.0), seed=7)
    pepper = m.food("pepper", rgb("#1d1a17"), rgb("#3b342c"), rough=0.6, grain=20)
    s.crumbs(pepper, 50, (0.1, 0.0), 0.9, size=(0.006, 0.014), seed=3, z=0.235)
    s.at(s.spoon(m.metal("brass", rgb("#b39a63"), rough=0.25), 1.9, 0.4), (0.55, -1.62, 0.0), (0, 0, 24))
    napkin = s.cloth(m.linen("napkin", rgb("#cbbfa8"), stripe=rgb("#8d5a3a")), 2.6, 1.6, seed=9, wrinkle=0.06)
    s.at(napkin, (1.9, 0.9, 0.0), (0, 0, -52))
    s.at(s.tumbler(m.glass(), 0.3, 0.82), (-1.15, 1.75, 0))
    s.at(s.fill(m.liquid(), 0.228, 0.264, 0.092, 0.55), (-1.15, 1.75, 0))
    s.at(s.bowl(m.ceramic("small", rgb("#e0d8c8")), 0.42, 0.26, 0.5, 0.06), (0.55, 1.75, 0))
    grated = m.food("grated", rgb("#efdfae"), rgb("#dcc88c"), rough=0.6, soft=0.3, grain=8)
    s.crumbs(grated, 260, (0.55, 1.75), 0.3, size=(0.02, 0.05), seed=1, z=0.17)
    shoot((0.0, -0.02, 0.18), distance=5.5, pitch=40, yaw=0, lens=75, fstop=4.0, focus=(0.0, -0.15, 0.3))
