"""Payments: receipts on a spike with a base in emerald."""
import math

import numpy as np

from bench.common import enamel, steel
from lib import ink, shapes as s
from lib.field import noise
from lib.materials import rgb
from posts.common import handwriting

# Of each receipt from below: width, length, how far along it the spike goes, its turn. Those above fall less at their front.
SLIPS = [(0.8, 1.3, 0.62, -16), (0.7, 1.15, 0.55, 24), (0.78, 1.35, 0.64, 5), (0.66, 1.1, 0.56, -34), (0.8, 1.2, 0.6, 14), (0.72, 1.3, 0.64, -9), (0.7, 1.05, 0.52, 40), (0.76, 1.25, 0.64, -22),
         (0.7, 1.2, 0.62, 10)]


# The word PAID in straight strokes, letters 1 high.
PAID = ((0, 0, 0, 1), (0, 1, 0.5, 1), (0.5, 1, 0.5, 0.5), (0.5, 0.5, 0, 0.5), (0.8, 0, 1.1, 1), (1.1, 1, 1.4, 0), (0.9, 0.33, 1.3, 0.33), (1.75, 0, 1.75, 1),
        (2.15, 0, 2.15, 1), (2.15, 1, 2.45, 1), (2.45, 1, 2.65, 0.7), (2.65, 0.7, 2.65, 0.3), (2.65, 0.3, 2.45, 0), (2.45, 0, 2.15, 0), (-0.4, -0.4, 3.05, -0.4), (3.05, -0.4, 3.05, 1.4), (3.05, 1.4, -0.4, 1.4), (-0.4, 1.4, -0.4, -0.4))


def stamped(size, y):
    """PAID, a little askew, its middle at `y`."""
    return [[((a - 1.3) * size + 0.14 * (b - 0.5) * -size, y + (b - 0.5) * size + 0.14 * (a - 1.3) * size) for a, b in ((x0, y0), (x1, y1))] for x0, y0, x1, y1 in PAID]


def printed(width, length, seed):
    """A firm's name, rows with amounts, a total; the last is stamped below its rows."""
    last = seed == len(SLIPS) - 1
    rng, grey, total = np.random.default_rng(seed), [], []
    total += handwriting(-width * 0.24, length / 2 - 0.16, width * 0.5, size=0.055, seed=seed)
    y = length / 2 - 0.32
    while y > (0.0 if last else -length / 2 + 0.36):
        grey += handwriting(-width / 2 + 0.09, y, width * rng.uniform(0.25, 0.45), size=0.042, seed=int(y * 99) + seed)
        grey += handwriting(width / 2 - 0.22, y, 0.14, size=0.042, seed=int(y * 77) + seed)
        y -= 0.078
    rule = [[(-width / 2 + 0.08, y), (width / 2 - 0.08, y)]]
    total += handwriting(-width / 2 + 0.09, y - 0.13, 0.26, size=0.055, seed=seed + 5) + handwriting(width / 2 - 0.3, y - 0.13, 0.22, size=0.055, seed=seed + 6)
    dark, stamp = rgb("#33383a"), stamped(0.165, -0.33) if last else []
    return ink.page("receipt", width, length, rgb("#f6f3ea"), [(dark, 0.005, grey), (dark, 0.007, rule), (dark, 0.008, total), (rgb("#07804f"), 0.012, stamp)], dots=330, seed=seed)


class Slip:
    """A receipt that lies on those below it: how high it is at (x, y) of the bench."""

    def __init__(self, number, width, length, share, turn):
        self.size, self.share, self.turn, self.seed, self.low = (width, length), share, math.radians(turn), number, 0.0
        self.fall = 0.62 * (1 - number / len(SLIPS)) ** 0.8

    def own(self, x, y):
        c, d = math.cos(self.turn), math.sin(self.turn)
        return x * c + y * d, -x * d + y * c

    def inside(self, x, y):
        u, v = self.own(x, y)
        width, length = self.size
        return (np.abs(u) < width / 2) & (v > -length * self.share) & (v < length * (1 - self.share))

    def height(self, x, y):
        bend = -self.fall * np.maximum(-y - 0.06, 0) ** 1.7 - 0.12 * self.fall * x ** 2
        wave = noise(np.stack([x * 1.3, y * 1.3, np.full_like(x, self.seed * 3.1)], -1), 1.0, 5)
        return self.low + bend + 0.008 * wave


def heap():
    x, y = np.meshgrid(np.linspace(-1.2, 1.2, 160), np.linspace(-1.2, 1.2, 160))
    below, slips = np.full(x.shape, 0.32), []
    for number, numbers in enumerate(SLIPS):
        slip = Slip(number, *numbers)
        here = slip.inside(x, y)
        slip.low = float((below - slip.height(x, y))[here & (np.hypot(x, y) < 0.75)].max()) + 0.014
        below = np.where(here, np.maximum(below, slip.height(x, y)), below)
        slips.append(slip)
    return slips


def build():
    emerald = enamel("#0f8f5f", rough=0.22)
    base = s.lathe("base", [(0, 0.01), (0.56, 0.01), (0.6, 0.03), (0.61, 0.08), (0.59, 0.13), (0.5, 0.17), (0.32, 0.2), (0.14, 0.24), (0.07, 0.29), (0.05, 0.31), (0, 0.31)], emerald, wobble=0, segments=160)
    parts = [base, s.lathe("spike", [(0.019, 0.28), (0.019, 1.42), (0.017, 1.48), (0.002, 1.7), (0, 1.702)], steel(), wobble=0, segments=32, steps=1)]
    for slip in heap():
        width, length = slip.size

        def place(x, y, slip=slip, length=length):
            v = y + length * (0.5 - slip.share)
            c, d = math.cos(slip.turn), math.sin(slip.turn)
            px, py = x * c - v * d, x * d + v * c
            return (px, py, float(slip.height(np.array(px), np.array(py))))
        paper = s.sheet("receipt", width, length, place, printed(width, length, slip.seed), across=16, along=40)
        parts.append(s.thicken(paper, 0.004))
    return s.group("place", [s.at(s.group("receipts", parts), size=1.15)])
