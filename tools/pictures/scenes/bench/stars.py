"""Reviews: five brass stars on rods, on a base in coral."""
import math

from bench.common import brass, enamel
from lib import shapes as s

HIGH = (0.86, 1.06, 1.14, 1.06, 0.86)
APART, SIZE = 0.43, 0.245


def star(metal):
    """Upright in x and z about its middle: two ridged faces and an edge."""
    rim = [(SIZE * (1 if k % 2 == 0 else 0.47), math.pi / 2 + math.pi * k / 5) for k in range(10)]
    points = [(0, -0.085, 0), *((r * math.cos(a), -0.028, r * math.sin(a)) for r, a in rim), (0, 0.085, 0), *((r * math.cos(a), 0.028, r * math.sin(a)) for r, a in rim)]
    faces = []
    for k in range(10):
        n = (k + 1) % 10
        faces += [(0, 1 + n, 1 + k), (11, 12 + k, 12 + n), (1 + k, 1 + n, 12 + n, 12 + k)]
    return s.bevel(s.mesh("star", points, faces, metal, smooth=False), 0.007, 3)


def build():
    gold = brass(rough=0.17)
    coral = enamel("#e4572f", rough=0.3)
    parts = [s.box("base", (2.14, 0.56, 0.16), coral, 0.04), s.at(s.box("step", (2.02, 0.44, 0.07), coral, 0.025), (0, 0, 0.15))]
    for k, high in enumerate(HIGH):
        x = (k - 2) * APART
        rod = s.lathe("rod", [(0.058, 0.215), (0.058, 0.24), (0.05, 0.25), (0.024, 0.262), (0.02, 0.28), (0.02, high - 0.1)], gold, wobble=0, segments=32)
        parts += [s.at(rod, (x, 0, 0)), s.at(star(gold), (x, 0, high), (0, 0, (k - 2) * -4 + (3, -2, 0, 4, -3)[k]))]
    return s.group("stars", parts)
