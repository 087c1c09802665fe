"""What stands about in the restaurant: glasses, bottles, candles, places laid, lamps of the street."""
import math
import random

from lib import lights, materials as m, shapes as s
from lib.materials import rgb


def wine_glass(glass, wine=None):
    """2.1 dm high; `wine` fills a third of it."""
    parts = [s.lathe("glass", [
        (0, 0.0), (0.3, 0.0), (0.34, 0.008), (0.335, 0.018), (0.2, 0.035), (0.06, 0.07), (0.036, 0.14), (0.032, 0.4), (0.034, 0.8), (0.06, 0.92), (0.2, 1.02), (0.34, 1.18),
        (0.405, 1.4), (0.39, 1.65), (0.335, 1.92), (0.312, 2.08), (0.308, 2.088), (0.302, 2.08), (0.325, 1.92), (0.38, 1.65), (0.394, 1.4), (0.33, 1.19), (0.19, 1.035), (0.05, 0.965), (0, 0.955),
    ], glass, wobble=0, steps=5)]
    if wine is not None:
        parts.append(s.lathe("wine", [(0, 0.96), (0.048, 0.97), (0.186, 1.04), (0.325, 1.195), (0.372, 1.3), (0.388, 1.4), (0.388, 1.4), (0.376, 1.393), (0.34, 1.388), (0, 1.388)], wine, wobble=0))
    return s.group("wine glass", parts)


def bottle(glass, label=None, foil=None, *, radius=0.38, height=3.0):
    """A wine bottle, solid in the eye of the lens; `label` and `foil` are materials."""
    r, h = radius, height
    parts = [s.lathe("bottle", [(0, 0.05), (r * 0.8, 0.0), (r * 0.97, 0.02), (r, 0.08), (r, h * 0.58), (r * 0.97, h * 0.63), (r * 0.7, h * 0.7), (r * 0.4, h * 0.76), (r * 0.36, h * 0.82),
                                (r * 0.36, h * 0.96), (r * 0.36, h * 0.96), (r * 0.42, h * 0.965), (r * 0.42, h * 0.99), (r * 0.36, h), (0, h)], glass, wobble=0)]
    if foil is not None:
        parts.append(s.lathe("foil", [(r * 0.39, h * 0.8), (r * 0.39, h * 0.955), (r * 0.45, h * 0.96), (r * 0.45, h * 0.995), (r * 0.3, h * 1.004), (0, h * 1.004)], foil, wobble=0.01))
    if label is not None:
        def wrap(x, y):
            a = x * 2.6
            return ((r + 0.004) * math.sin(a), -(r + 0.004) * math.cos(a), h * 0.3 + y * h * 0.3)
        parts.append(s.sheet("label", 1, 1, wrap, label, across=40, along=4))
    return s.group("bottle", parts)


def taper(place, *, height=1.5, power=6.0, holder=None, seed=0):
    """A lit candle in a brass stick."""
    brass = holder or m.metal("brass", rgb("#b98d45"), rough=0.25, brushed=False)
    wax = m.food("wax", rgb("#efe6d2"), rgb("#e4d7bc"), rough=0.4, soft=0.4, depth=(0.25, 0.14, 0.06), grain=2, bump=0.05)
    top = 0.55 + height
    parts = [s.lathe("stick", [(0, 0.03), (0.3, 0.0), (0.4, 0.0), (0.42, 0.03), (0.36, 0.06), (0.1, 0.1), (0.06, 0.2), (0.1, 0.28), (0.06, 0.36), (0.07, 0.48), (0.17, 0.55), (0.17, 0.6), (0.12, 0.6), (0.11, 0.5)], brass, wobble=0),
             s.lathe("taper", [(0.11, 0.5), (0.108, 0.6), (0.095, top - 0.06), (0.085, top - 0.01), (0.06, top - 0.005), (0.02, top - 0.03), (0, top - 0.03)], wax, wobble=0.02, seed=seed),
             s.strand("wick", [[(0, 0, top - 0.04), (0.004, 0, top + 0.03), (0.016, 0, top + 0.07)]], 0.008, m.food("wick", rgb("#1a120c"))),
             flame(top + 0.03)]
    lights.point((place[0], place[1], place[2] + top + 0.16), power, size=0.2)
    return s.at(s.group("candle", parts), place)


def flame(z):
    """A still flame: bright, yellow at its edge."""
    glow = m.glow("flame", (1.0, 0.58, 0.2), 26.0)
    return s.lathe("flame", [(0, z), (0.028, z + 0.03), (0.038, z + 0.08), (0.03, z + 0.15), (0.012, z + 0.23), (0, z + 0.27)], glow, wobble=0.0)


def knife(steel, length=2.1):
    """A table knife along +x, edge towards -y."""
    def blade(x, y):
        t = x + 0.5
        w = 0.2 * min(1, t / 0.03) * (1 - max(0, t - 0.72) ** 2 * 9.5)
        lower = -w * 0.62
        return (length * (0.45 + 0.55 * t), lower + (y + 0.5) * (w * 0.62 + 0.075), 0.05 + 0.01 * t)
    return s.group("knife", [s.thicken(s.sheet("blade", 1, 1, blade, steel, across=50, along=8), 0.012),
                             s.at(s.box("handle", (length * 0.47, 0.125, 0.085), steel, 0.035), (length * 0.235, 0.0, 0.01))])


def place_laid(glaze, cloth, steel, seed=0):
    """A plate with a folded napkin on it, a fork left and a knife right; the guest sits at -y."""
    napkin = s.at(s.cloth(cloth, 1.5, 0.62, layers=3, seed=seed, wrinkle=0.04), (0.02, 0.0, 0.12), (0, 0, 82))
    return s.group("place", [s.coupe(glaze, 1.3, 0.24), napkin, s.at(s.fork(steel, 1.9), (-1.62, -0.95, 0.0), (0, 0, 88)),
                             s.at(knife(steel), (1.62, -1.0, 0.0), (0, 0, 91))])


def sparks(count, across, height, distance, *, seed=0, size=(0.35, 0.8)):
    """Lamps of a street far behind the glass, as the lens shows them: discs. Small lamps would take many rays to find."""
    rng = random.Random(seed)
    kinds = [m.glow(f"spark {i}", colour, power) for i, (colour, power) in
             enumerate((((1.0, 0.56, 0.22), 1.6), ((1.0, 0.7, 0.4), 2.2), ((1.0, 0.62, 0.3), 0.9), ((0.7, 0.85, 1.0), 0.8), ((1.0, 0.36, 0.18), 0.9)))]
    discs = [s.lathe("spark", [(0, 0), (1, 0)], kind, segments=40, steps=1, wobble=0) for kind in kinds]
    for disc in discs:
        disc.location = (0, 0, -60)
    return [s.copy(rng.choice(discs), (rng.uniform(*across), distance + rng.uniform(-4, 4), rng.uniform(*height)), (90, 0, 0), rng.uniform(*size)) for _ in range(count)]


def sprig(leaf, stem, length=1.6, seed=0, pairs=9):
    """A twig of olive that grows upwards, from the origin."""
    rng = random.Random(seed)
    bend = rng.uniform(-0.3, 0.3)
    line = [(bend * t * t * length, 0.1 * math.sin(t * 3 + seed) * length * 0.3, t * length) for t in (0, 0.25, 0.5, 0.75, 1)]
    parts = [s.strand("stem", [line], 0.018, stem, taper=True)]
    for i in range(pairs):
        t = 0.25 + 0.75 * i / pairs
        for side in (0, 180):
            turn = side + i * 62 + rng.uniform(-20, 20)
            blade = s.leaf(leaf, rng.uniform(0.32, 0.46) * (1.1 - 0.4 * t), 0.1, curl=rng.uniform(0.1, 0.5), cup_=0.2, seed=i, tip=1.1)
            parts.append(s.at(blade, (bend * t * t * length, 0, t * length), (rng.uniform(-15, 15), -rng.uniform(25, 55), turn)))
    return s.group("sprig", parts)
