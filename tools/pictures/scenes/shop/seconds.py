"""A box of seconds: an open carton, paper shavings, and the pots that stand in it, none like its neighbour."""
import math
import random

from lib import materials as m, shapes as s
from lib.materials import rgb
from shop import common

WIDE, DEEP, HIGH, T = 3.3, 2.1, 1.02, 0.05


def carton(card):
    parts = [s.at(s.box("side", (T, DEEP, HIGH), card, 0.012), (x * WIDE / 2, 0, 0)) for x in (-1, 1)]
    parts += [s.at(s.box("long", (WIDE, T, HIGH), card, 0.012), (0, y * DEEP / 2, 0)) for y in (-1, 1)]
    for x, lean in ((-1, -128), (1, 122)):
        parts.append(s.at(s.box("flap", (T, DEEP - 0.04, 0.95), card, 0.012), (x * WIDE / 2, 0, HIGH - 0.02), (0, lean * 1, 0)))
    parts.append(s.at(s.box("flap", (WIDE - 0.04, T, 0.95), card, 0.012), (0, -DEEP / 2, HIGH - 0.02), (142, 0, 0)))
    parts.append(s.at(s.box("flap", (WIDE - 0.04, T, 0.95), card, 0.012), (0, DEEP / 2, HIGH - 0.02), (-28, 0, 0)))
    return parts


def shavings(paper, rng, count=520):
    """Strips of paper, curled, up to the brim between the pots."""
    lines = []
    for _ in range(count):
        x, y = rng.uniform(-WIDE / 2 + 0.15, WIDE / 2 - 0.15), rng.uniform(-DEEP / 2 + 0.15, DEEP / 2 - 0.15)
        z, a, bend = rng.uniform(0.5, 0.88), rng.uniform(0, 6.28), rng.uniform(-3.5, 3.5)
        line = []
        for k in range(9):
            line.append((x, y, z + 0.06 * math.sin(k * 0.9 + a)))
            x = min(max(x + 0.085 * math.cos(a), -WIDE / 2 + 0.1), WIDE / 2 - 0.1)
            y = min(max(y + 0.085 * math.sin(a), -DEEP / 2 + 0.1), DEEP / 2 - 0.1)
            a += bend * 0.12
        lines.append(line)
    return s.strand("shavings", lines, 0.014, paper, resolution=1)


def build():
    rng = random.Random(7)
    card = m.food("carton", rgb("#a9835a"), rgb("#9a764f"), rough=0.85, grain=2.0, bump=0.12, specular=0.2, vary=0.03)
    paper = m.food("shavings", rgb("#d8c4a0"), rgb("#c2aa83"), rough=0.8, specular=0.2, vary=0)
    carton(card)
    s.at(s.box("filling", (WIDE - 0.1, DEEP - 0.1, 0.54), paper, 0.02))
    shavings(paper, rng)
    heather, oat, slate = common.heather(), common.oat(), common.slate()
    for pot, place, turn in (
        (common.mug(heather, seed=31), (-1.1, 0.42, 0.58), (4, -5, -40)),
        (common.mug(slate, seed=33), (-0.18, 0.5, 0.6), (-3, 4, -118)),
        (common.jug(oat, seed=9, line=0.42), (1.0, 0.38, 0.36), (-4, 5, -30)),
        (common.cereal_bowl(oat, seed=12), (-0.78, -0.36, 0.66), (-16, -8, 0)),
        (common.espresso_cup(slate, seed=14), (0.28, -0.4, 0.72), (-10, 6, 0)),
        (common.espresso_cup(heather, seed=15), (0.98, -0.45, 0.74), (-18, 9, 0)),
    ):
        s.at(pot, place, turn)
    return common.photograph(2.05, tall=0.54, pitch=24)
