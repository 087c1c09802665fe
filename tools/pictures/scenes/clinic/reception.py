"""The reception: a counter of pale ash battens with a round end, two pendant lamps, a fig, morning light on the wall."""
import math
import random

from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from clinic import common

RADIUS, LEFT, RIGHT = 5.0, -9.0, 34.0


def edge(out, step=0.42):
    """Places along the counter's front, from its back left corner on: (x, y, outward angle); `out` dm before it."""
    curve = RADIUS * math.pi / 2
    run = 0.0
    while run < 3 + curve + RIGHT - LEFT - RADIUS:
        if run < 3:
            yield (LEFT - out, RADIUS + 3 - run, math.pi)
        elif run < 3 + curve:
            a = math.pi + (run - 3) / RADIUS
            yield (LEFT + RADIUS + (RADIUS + out) * math.cos(a), RADIUS + (RADIUS + out) * math.sin(a), a)
        else:
            yield (LEFT + RADIUS + run - 3 - curve, -out, 1.5 * math.pi)
        run += step


def slab(name, out, low, high, material, edge_=0.06):
    """What follows the counter's line from `low` to `high`, solid to its back."""
    line = [(x, y) for x, y, _ in edge(out, 0.3)] + [(RIGHT, RADIUS + 3)]
    n = len(line)
    points = [(x, y, low) for x, y in line] + [(x, y, high) for x, y in line]
    faces = [tuple(range(n, 2 * n))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    return s.bevel(s.mesh(name, points, faces, material, smooth=False), edge_, 3)


def counter():
    ash = m.timber("ash", along="z", rough=0.5)
    half = [(0.2 * math.cos(a), 0.2 * math.sin(a)) for a in (math.pi * k / 10 - math.pi / 2 for k in range(11))]
    points = [(x, y, z) for z in (0.9, 10.2) for x, y in half]
    batten = s.mesh("batten", points, [(k, k + 1, k + 12, k + 11) for k in range(10)], ash)
    batten.location.z = -60
    for x, y, a in edge(0.0):
        s.copy(batten, (x, y, 0), (0, 0, math.degrees(a)))
    slab("plinth", -0.6, 0.0, 0.9, m.food("plinth", rgb("#6b6a64"), rough=0.6))
    slab("core", -0.06, 0.9, 10.2, m.food("core", rgb("#8d6b48"), rough=0.7))
    slab("top", 0.55, 10.2, 10.75, common.smooth("top", "#f1efe9", 0.35))


def pendant(x, y, z, enamel, inside, brass, dark):
    """A dome of enamel on a cord."""
    s.at(s.lathe("dome", [(0.25, 2.1), (0.6, 2.05), (1.5, 1.6), (2.1, 0.75), (2.3, 0.0), (2.3, 0.0), (2.26, -0.03), (2.26, -0.03)], enamel, wobble=0), (x, y, z))
    s.at(s.lathe("lining", [(2.26, -0.03), (2.24, 0.0), (2.05, 0.7), (1.45, 1.52), (0.6, 1.95), (0, 1.98)], inside, wobble=0), (x, y, z))
    s.at(s.lathe("neck", [(0, 2.75), (0.2, 2.72), (0.26, 2.6), (0.28, 2.1), (0.25, 2.05)], brass, wobble=0), (x, y, z))
    s.strand("cord", [[(x, y, z + 2.6), (x, y, z + 12), (x, y, z + 25)]], 0.045, dark)
    s.at(s.blob("bulb", m.glow("bulb", (1.0, 0.83, 0.62), 9.0), (0.55, 0.55, 0.6), uneven=0), (x, y, z + 0.75))
    lights.point((x, y, z + 0.1), 260, (1.0, 0.84, 0.66), size=0.8)


def sprigs(place, seed=2):
    """Eucalyptus in a stoneware vase."""
    rng = random.Random(seed)
    vase = m.ceramic("vase", rgb("#dfe4dc"), speckle=0.2, rough=0.3)
    parts = [s.lathe("vase", [(0, 0), (0.5, 0), (0.55, 0.04), (0.78, 0.8), (0.72, 1.5), (0.4, 2.05), (0.36, 2.3), (0.42, 2.42), (0.36, 2.42), (0.3, 2.3), (0.34, 2.0)], vase)]
    green, twig = m.leaf("eucalyptus", rgb("#6f9080"), rgb("#a9bfb0")), m.food("twig", rgb("#8a7a5e"))
    for k in range(7):
        a = 2 * math.pi * k / 7 + rng.uniform(-0.3, 0.3)
        out, rise = rng.uniform(0.5, 1.7), rng.uniform(2.2, 3.6)
        line = [(0.15 * math.cos(a), 0.15 * math.sin(a), 1.6), (out * 0.35 * math.cos(a), out * 0.35 * math.sin(a), 2.4 + rise * 0.5), (out * math.cos(a), out * math.sin(a), 2.4 + rise)]
        parts.append(s.strand("twig", [line], 0.03, twig, taper=True))
        for n in range(12):
            t = 0.4 + 0.6 * n / 11
            x, y, z = ((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r for p, q, r in zip(*line))
            side = a + (math.pi / 2 if n % 2 else -math.pi / 2) + rng.uniform(-0.5, 0.5)
            parts.append(s.at(s.leaf(green, 0.62, 0.46, curl=0.3, cup_=0.2, seed=n, tip=1.0), (x + 0.26 * math.cos(side), y + 0.26 * math.sin(side), z), (rng.uniform(-30, 30), rng.uniform(-40, 10), math.degrees(side))))
    return s.at(s.group("sprigs", parts), place)


def clock(place):
    """Plain, with two hands: ten past ten."""
    dark = m.food("hands", rgb("#33413a"))
    face = s.lathe("face", [(0, 0.2), (1.75, 0.2)], common.smooth("face", "#f4f2ec", 0.5), wobble=0)
    ring = s.lathe("ring", [(1.75, 0.12), (1.78, 0.34), (1.78, 0.34), (1.92, 0.34), (1.92, 0.34), (1.95, 0.0)], m.timber("ash"), wobble=0)
    hands = [s.at(s.box("hand", (0.1, length, 0.03), dark, 0), (0.5 * length * math.sin(math.radians(a)), 0.5 * length * math.cos(math.radians(a)), 0.24), (0, 0, -a)) for length, a in ((0.95, 305), (1.35, 60))]
    return s.at(s.group("clock", [face, ring, *hands]), place, (90, 0, 0))


def build():
    common.wall(common.WHITE, 160, 60, (0, 17, 20))
    # Boards to the height of a chair rail.
    sage = common.smooth("sage", common.SAGE, 0.5)
    lining = s.box("board", (1.46, 0.3, 11.6), sage, 0.05)
    lining.location.z = -80
    for k in range(60):
        s.copy(lining, (-44 + k * 1.5, 16.9, 0))
    s.at(s.box("rail", (90, 0.7, 0.35), sage, 0.08), (0, 16.8, 11.6))
    s.at(s.sheet("floor", 200, 120, lambda x, y: 0.0, m.food("floor", rgb("#d6d0c4"), rgb("#cac3b6"), rough=0.38, grain=3, bump=0.02), across=1, along=1), (0, 0, 0))
    counter()
    enamel = common.smooth("enamel", "#3f6b5c", 0.3)
    inside, brass, dark = common.smooth("inside", "#f6f2e8", 0.5), m.metal("brass", rgb("#c49a52"), rough=0.25, brushed=False), m.food("cord", rgb("#2a2d2b"))
    for x in (1.5, 10.5):
        pendant(x, 2.6, 18.0, enamel, inside, brass, dark)
    common.fig((-14.5, 8.5, 0), 17)
    sprigs((5.9, 2.2, 10.75))
    paper = m.food("paper", rgb("#f3f1ea"), rgb("#ebe8df"), rough=0.8, bump=0.02)
    for k in range(7):
        s.at(s.box("leaflet", (1.05, 1.5, 0.02), paper, 0), (-1.6 + 0.03 * (k % 3), 1.7, 10.76 + 0.022 * k), (0, 0, 8 + 3 * (k % 3)))
    s.at(s.box("book", (2.3, 1.6, 0.22), m.food("cover", rgb("#3f6b5c"), rough=0.6), 0.04), (9.6, 2.4, 10.75), (0, 0, -12))
    clock((-7.4, 16.9, 19.4))
    common.window(-32, -4, low=14, high=34)
    lights.sky("forest", 0.62, turn=60)
    lights.sun(-50, 16, 3.2, (1.0, 0.92, 0.8), size=1.6)
    shoot((0.5, 3, 11.6), distance=44, pitch=3, yaw=7, lens=42, fstop=8, focus=(2, 0, 10))
    return common.LOOK
