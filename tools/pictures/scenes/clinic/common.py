"""What the rooms of the clinic share: daylight through a window on the left, plants, white and sage walls."""
import math
import random

from lib import materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb

SAGE, WHITE = "#b9cbbd", "#eeece6"


def paint(colour, *, rough=0.75):
    """Emulsion on a smooth wall."""
    c = rgb(colour)
    return m.food(f"paint {colour}", c, m.shade(c, 0.97), rough=rough, grain=0.4, bump=0.03, bump_scale=8, specular=0.2, vary=0.0)


def smooth(name, colour, rough):
    """Lacquer, enamel, resin: even, without a mark."""
    g = Graph(name)
    g.plain(rgb(colour))
    g.principled(Base_Color=rgb(colour), Roughness=rough, Specular_IOR_Level=0.4)
    return g.material


def wall(colour, width, height, place, turn=(90, 0, 0)):
    return s.at(s.sheet("wall", width, height, lambda x, y: 0.0, paint(colour), across=1, along=1), place, turn)


def window(x, y, *, width=16, low=6.0, high=26.0, panes=3):
    """A wall at x, out of the picture, whose window throws its panes onto what is seen; `y` is the window's middle."""
    white = paint(WHITE)
    pieces = [((0.6, 80, 20), (x, y - 40 - width / 2, high - 10)), ((0.6, 80, 20), (x, y + 40 + width / 2, high - 10)),
              ((0.6, 200, 60), (x, y, high)), ((0.6, 200, low), (x, y, 0)),
              ((0.6, 80, high), (x, y - 40 - width / 2, 0)), ((0.6, 80, high), (x, y + 40 + width / 2, 0))]
    pieces += [((0.5, 0.5, high - low), (x, y - width / 2 + width * k / panes, low)) for k in range(1, panes)]
    pieces.append(((0.5, width, 0.5), (x, y, low + (high - low) * 0.62)))
    for size, place in pieces:
        s.at(s.box("frame", size, white, 0), place)


def fig(place, height, *, leaves=46, seed=4, pot="#e9e6df", size=1.0):
    """A rubber fig in a plain pot: stems that part, broad leaves."""
    rng = random.Random(seed)
    r = 1.9 * size
    parts = [s.lathe("pot", [(0, 0), (r * 0.72, 0), (r * 0.78, 0.06), (r, 3.2 * size), (r, 3.3 * size), (r * 0.93, 3.3 * size), (r * 0.9, 2.9 * size)], m.ceramic("pot", rgb(pot), speckle=0.0, rough=0.4)),
             s.lathe("soil", [(0, 3.0 * size), (r * 0.92, 2.95 * size)], m.food("soil", rgb("#3a2a1c"), rgb("#1d140d"), rough=0.95, bump=0.6))]
    green = m.leaf("fig", rgb("#2f5a34"), rgb("#86a878"))
    bark = m.food("bark", rgb("#6d5a45"), rgb("#4f4030"), rough=0.8)
    kinds = [s.leaf(green, 2.7 * size, 1.7 * size, curl=c, cup_=0.3, seed=k, tip=1.15) for k, c in enumerate((0.25, 0.45, 0.65, 0.35))]
    for kind in kinds:
        kind.location = (0, 0, -80)
    stems = []
    for k in range(4):
        a = 2 * math.pi * k / 4 + rng.uniform(-0.5, 0.5)
        out, top = rng.uniform(0.8, 2.2) * size, height * rng.uniform(0.78, 1.0)
        stems.append([(0.25 * math.cos(a), 0.25 * math.sin(a), 2.9 * size), (out * 0.4 * math.cos(a), out * 0.4 * math.sin(a), top * 0.5), (out * math.cos(a), out * math.sin(a), top)])
    parts.append(s.strand("stems", stems, 0.14 * size, bark, taper=True))
    for k in range(leaves):
        low, middle, high = stems[k % 4]
        t = 0.35 + 0.65 * ((k // 4) + rng.random()) / (leaves / 4)
        t = min(t, 1.0)
        x, y, z = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(low, middle, high))
        turn = rng.uniform(0, 360)
        tilt = rng.uniform(-55, 5) if t < 0.95 else rng.uniform(-80, -40)
        scale = rng.uniform(0.75, 1.1)
        reach = 1.32 * size * scale
        place_ = (x + reach * math.cos(math.radians(turn)) * math.cos(math.radians(tilt)), y + reach * math.sin(math.radians(turn)) * math.cos(math.radians(tilt)), z - reach * math.sin(math.radians(tilt)))
        parts.append(s.copy(rng.choice(kinds), place_, (rng.uniform(-20, 20), tilt, turn), scale))
    return s.at(s.group("fig", parts), place)


LOOK = {"exposure": 0.0, "contrast": 1.24, "saturation": 1.08, "warmth": 0.7, "vignette": 0.1, "grain": 0.004}
