"""A bowl of spaghetti with clams, chopped parsley, garlic and a little chilli."""
import math
import random

from mathutils import noise

from dishes import clam, common, setting
from lib import materials as m, shapes as s
from lib.materials import rgb

#: How far out the pasta reaches, and the height of its middle above its edge.
REACH, RISE = 0.94, 0.4


def mound(x, y):
    """The height of the pasta at a place: a heap that was turned on a fork, so not quite round."""
    d = math.hypot(x, y) / REACH
    return 0.16 + RISE * max(0.0, 1 - d * d) ** 0.75 + 0.05 * noise.noise((x * 2.2, y * 2.2, 5)) * max(0.0, 1 - d)


def inside_bowl(x, y):
    d, free = math.hypot(x, y), 0.72
    if d < free:
        return (x, y)
    near = (free + (REACH - free) * (1 - math.exp((free - d) / (REACH - free)))) / d
    return (x * near, y * near)


def skein(rng, strands, number):
    """Strands that run side by side, as a fork turns them, and part from each other towards their ends."""
    start, turn = rng.uniform(0, 2 * math.pi), rng.choice((1, 1, 1, -1)) * rng.uniform(1.4, 4.2)
    loop, drift = rng.uniform(0.1, 0.82), rng.uniform(-0.25, 0.25)
    middle = (rng.gauss(0, 0.13), rng.gauss(0, 0.13))
    level = rng.uniform(-0.1, 0.03)
    steps = 18
    lines = []
    for k in range(strands):
        aside, up, early, late = rng.gauss(0, 0.045), rng.uniform(-0.035, 0.035), rng.uniform(-0.25, 0.25), rng.uniform(-0.35, 0.35)
        key = number * 31.7 + k * 2.3
        line = []
        for i in range(steps + 1):
            t = i / steps
            part = 0.5 + 2.0 * (t - 0.5) ** 2 * 2
            a = start + early + (turn + late - early) * t
            r = loop + drift * t + aside * part + 0.06 * noise.noise((t * 2.5, key, 0)) + 0.09 * noise.noise((t * 2.0, number * 7.1, 3))
            x, y = inside_bowl(middle[0] + r * math.cos(a), middle[1] + r * math.sin(a))
            z = mound(x, y) + level + up + 0.03 * noise.noise((t * 4, key, 7))
            line.append((x, y, max(z, 0.14)))
        lines.append(line)
    return lines


def on_top(rng, count, reach):
    """Chance places on the pasta, closer together in the middle."""
    for _ in range(count):
        a, d = rng.uniform(0, 2 * math.pi), reach * abs(rng.gauss(0, 0.48))
        x, y = d * math.cos(a), d * math.sin(a)
        if d < REACH:
            yield (x, y, mound(x, y) + rng.uniform(0.03, 0.075))


def build():
    setting.ground(turn=10, fill=1.2)
    s.bowl(setting.stoneware(colour="#ded7ca"), 1.24, 0.42, 0.45, 0.09)
    rng = random.Random(11)
    wheat = m.food("spaghetti", rgb("#f6da8e"), rgb("#e6b85f"), rough=0.18, soft=0.15, depth=(0.04, 0.025, 0.01), grain=2.5, bump=0.06, coat=1.0, vary=0.0)
    lines = [line for number in range(46) for line in skein(rng, rng.randint(7, 14), number)]
    s.strand("spaghetti", lines, 0.0128, wheat, resolution=4, sides=3)
    s.lathe("under", [(0, 0.48), (0.3, 0.44), (0.6, 0.32), (0.8, 0.18), (0.86, 0.12)], m.food("under", rgb("#b98f45"), rgb("#8f6a2c"), grain=8))
    broth = m.food("broth", rgb("#cfae55"), rgb("#b4903a"), rough=0.05, grain=6, bump=0.05, coat=1.0)
    s.lathe("broth", [(0, 0.17), (0.7, 0.172), (0.86, 0.174), (0.9, 0.165)], broth)
    make, empty = clam.maker()
    # Place, how far open, where the opening looks, and the lean of the whole.
    for i, (x, y, opening, turn, lean) in enumerate((
            (0.3, -0.46, 62, 250, 22), (0.62, -0.12, 44, 300, 20), (0.16, -0.02, 74, 225, 8), (0.46, 0.3, 52, 275, 4), (-0.06, 0.4, 60, 310, 2),
            (-0.46, 0.4, 48, 232, 6), (-0.66, -0.04, 60, 268, 20), (0.2, 0.72, 46, 240, 0), (0.78, 0.28, 58, 300, 14))):
        s.at(make(opening, i), (x, y, mound(x, y) + 0.11), (rng.uniform(-22, 22), lean + rng.uniform(-5, 5), turn), rng.uniform(0.54, 0.68))
    s.at(empty(), (-0.28, 0.08, mound(-0.28, 0.08) + 0.1), (-14, 16, 250), 0.58)
    herb = m.leaf("parsley", rgb("#3f6c22"), rgb("#63893f"))
    scraps = [common.parsley(herb, k) for k in range(8)]
    s.scatter(scraps, on_top(rng, 260, 1.1), tilt=40, size=(0.35, 0.85), seed=2)
    chilli = m.food("chilli", rgb("#c92c12"), rgb("#8d1808"), rough=0.2, soft=0.2, grain=10, coat=0.5)
    ring = s.lathe("chilli", [(0.018, 0), (0.034, 0), (0.034, 0), (0.034, 0.012), (0.034, 0.012), (0.018, 0.012), (0.018, 0)], chilli, segments=24)
    s.scatter([ring], [(x, y, z + 0.015) for x, y, z in on_top(rng, 16, 1.0)], tilt=40, seed=8)
    garlic = m.food("garlic", rgb("#f3e4b8"), rgb("#dfbf78"), rough=0.2, soft=0.3, grain=9, bump=0.1, coat=0.5)
    slices = [s.blob("garlic", garlic, (0.065, 0.04, 0.008), uneven=0.3, detail=3, seed=k) for k in range(3)]
    s.scatter(slices, [(x, y, z + 0.015) for x, y, z in on_top(rng, 16, 1.0)], tilt=30, seed=9)
    s.at(s.fork(m.metal("steel"), 2.0), (1.55, -1.35, 0.0), (0, 0, 98))
    napkin = s.cloth(m.linen("napkin", rgb("#d8d0c0"), stripe=rgb("#5f6f63")), 2.6, 1.6, seed=5, wrinkle=0.06)
    s.at(napkin, (-1.75, 1.35, 0.0), (0, 0, 28))
    s.at(s.tumbler(m.glass(), 0.3, 0.62, taper=0.8), (1.35, 1.7, 0))
    s.at(s.fill(m.liquid("wine", (0.95, 0.88, 0.6)), 0.21, 0.255, 0.092, 0.42), (1.35, 1.7, 0))
    setting.shoot((0.02, -0.02, 0.2), 7.3, pitch=40, focus=(0.0, -0.35, 0.5))
    return {"exposure": 0.35, "grain": 0.006}
