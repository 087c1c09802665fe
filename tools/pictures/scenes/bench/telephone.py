"""SmartCall AI: a desk telephone in amber enamel, its handset on the cradle, its cord coiled."""
import math

import numpy as np

from bench.common import circle, enamel, plate, steel
from lib import shapes as s
from lib.field import grid
from posts.common import painted, text
from posts.phone import coil, handset

# Height, half width, front and back of the body from the bench upwards.
BODY = [(0.03, 0.0, 0.0, 0.0), (0.03, 0.6, -0.7, 0.5), (0.03, 0.92, -1.01, 0.75), (0.06, 0.965, -1.055, 0.795), (0.14, 0.965, -1.055, 0.795), (0.2, 0.945, -1.02, 0.78), (0.3, 0.92, -0.91, 0.76),
        (0.5, 0.88, -0.69, 0.72), (0.7, 0.83, -0.47, 0.68), (0.82, 0.79, -0.35, 0.63), (0.885, 0.73, -0.28, 0.57), (0.905, 0.62, -0.2, 0.48), (0.91, 0.3, 0.0, 0.3), (0.91, 0.0, 0.12, 0.12)]
SLOPE = 43


def shell(paint):
    rows = []
    for z, w, front, back in s.spline(BODY, 8):
        ring = []
        for k in range(192):
            a = 2 * math.pi * (k + 0.5) / 192
            c, d = math.cos(a), math.sin(a)
            c, d = math.copysign(abs(c) ** 0.36, c), math.copysign(abs(d) ** 0.36, d)
            middle = (front + back) / 2
            ring.append((w * c, middle + (back - front) / 2 * d, z))
        rows.append(ring)
    return grid("shell", np.array(rows), paint, around=True)


def dial():
    """A black finger wheel over a cream disc with figures; z is its axis."""
    black, cream, ink = painted("bakelite", "#191b1c", rough=0.22, coat=0.5), painted("disc", "#efe8d6", rough=0.4), painted("figures", "#26282a", rough=0.6)
    places = [(0.262 * math.cos(math.radians(a)), 0.262 * math.sin(math.radians(a))) for a in range(68, 68 + 29 * 10, 29)]
    parts = [s.lathe("collar", [(0, 0.03), (0.37, 0.03), (0.37, 0.03), (0.385, 0.05), (0.405, 0.05), (0.42, 0.03), (0.435, -0.1)], black, wobble=0),
             s.lathe("disc", [(0, 0.034), (0.37, 0.034)], cream, wobble=0, segments=64),
             s.at(plate("wheel", [circle(0.352, points=128), *(circle(0.052, x, y, 40) for x, y in places)], 0.026, black, edge=0.007), (0, 0, 0.055)),
             s.lathe("ring", [(0.15, 0.08), (0.148, 0.098), (0.125, 0.102), (0.12, 0.096)], steel(), wobble=0),
             s.lathe("card", [(0.122, 0.094), (0, 0.096)], cream, wobble=0)]
    for figure, (x, y) in zip("1234567890", places):
        parts.append(s.at(text(figure, ink, size=0.075), (x, y, 0.036)))
    parts.append(s.at(s.box("stop", (0.16, 0.035, 0.02), steel(), 0.008), (0.34, -0.2, 0.085), (0, 0, -25)))
    return s.group("dial", parts)


def horns(paint):
    """Two forks on a block: the grip lies in them."""
    fork = [(-0.24, 0.0), (0.24, 0.0), (0.225, 0.34), (0.2, 0.38), (0.165, 0.37), (0.15, 0.33), *((0.15 * math.cos(a), 0.31 - 0.1 * math.sin(a)) for a in (k * math.pi / 12 for k in range(1, 12))),
            (-0.15, 0.33), (-0.165, 0.37), (-0.2, 0.38), (-0.225, 0.34)]
    made = [s.at(plate("fork", [fork], 0.12, paint, edge=0.025), (x - 0.06, 0, 0), (90, 0, 90)) for x in (-0.33, 0.33)]
    return s.at(s.group("horns", [*made, s.at(s.box("block", (0.72, 0.4, 0.32), paint, 0.07), (0, 0, -0.08))]), (0, 0.14, 1.02))


def build():
    amber = enamel("#e2940f")
    parts = [shell(amber), horns(amber), s.at(dial(), (0, -0.695, 0.515), (SLOPE, 0, 0)), s.at(handset(amber), (0, 0.14, 0.875))]
    parts.append(coil([(-0.93, 0.14, 0.95), (-1.08, 0.1, 0.72), (-1.2, -0.05, 0.34), (-1.24, -0.3, 0.03), (-1.2, 0.0, 0.0), (-1.14, 0.45, 0.0), (-0.95, 0.75, 0.02), (-0.7, 0.82, 0.03)], amber, turns=46, radius=0.055, wire=0.019))
    rubber = painted("foot", "#17191a", rough=0.7)
    parts += [s.at(s.lathe("foot", [(0, 0), (0.1, 0), (0.11, 0.05)], rubber), (x, y, 0)) for x in (-0.75, 0.75) for y in (-0.85, 0.6)]
    telephone = s.group("telephone", parts)
    telephone.scale = (0.86,) * 3
    return s.group("place", [telephone])
