"""What several dishes share: the table they stand on, and what lies about."""
import random

from lib import lights, materials as m, shapes as s
from lib.materials import rgb


def table(*, turn=12, wall="#23271f"):
    """The dark table, the wall behind it and the light."""
    s.at(s.table(m.wood()), (0, 0.5, 0), (0, 0, turn))
    lights.backdrop(m.plaster(colour=rgb(wall)), 14)
    lights.studio()


def espresso(place, turn=0):
    """A small cup in the background."""
    glaze = m.ceramic("cup glaze", rgb("#e8e0d1"), speckle=0.8)
    for part in s.cup(glaze):
        s.at(part, place, (0, 0, turn))
    crema = m.food("coffee", rgb("#a8672d"), rgb("#6b3a17"), rough=0.3, grain=6, bump=0.1)
    s.at(s.lathe("coffee", [(0, 0.43), (0.2, 0.43), (0.285, 0.45)], crema), place)


def basil(seed=0, size=1.0):
    """Three leaves of basil to copy from."""
    green = m.leaf("basil", rgb("#3d6b1f"), rgb("#7d9a55"))
    return [s.leaf(green, 0.44 * size, 0.3 * size, curl=c, cup_=k, seed=seed + i)
            for i, (c, k) in enumerate(((0.5, 0.5), (0.8, 0.3), (0.3, 0.7)))]


def ring(count, radius, spread, seed=0):
    """Chance places around a ring: (x, y)."""
    import math
    rng = random.Random(seed)
    for i in range(count):
        a = 2 * math.pi * (i + rng.uniform(-0.3, 0.3)) / count
        r = radius + rng.uniform(-spread, spread)
        yield (r * math.cos(a), r * math.sin(a))


def cream(name="cream", colour="#f3ead6"):
    return m.food(name, rgb(colour), m.shade(rgb(colour), 0.93), rough=0.3, soft=0.12, depth=(0.08, 0.05, 0.03), grain=5,
                  bump=0.25, bump_scale=14, relief=0.02, vary=0.02)
