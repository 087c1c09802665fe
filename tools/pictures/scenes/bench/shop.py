"""Webchat: a model of a shop in teal, its window lit, a bell beside its door and a speech bubble on its sign."""
import math

from bench.common import brass, enamel, plate, rounded
from lib import lights, materials as m, shapes as s
from posts.common import painted, stock

WIDE, HIGH, DEEP = 1.62, 1.62, 0.8
FRONT = -DEEP / 2


def front(teal):
    """The face of the shop: piers, a board with a window and a door sawn out, mouldings."""
    x = WIDE / 2
    holes = [rounded(-0.64, 0.4, 0.16, 1.1, 0.02), rounded(0.3, 0.045, 0.66, 1.1, 0.02)]
    parts = [s.at(plate("front", [rounded(-x, 0, x, HIGH, 0.01), *holes], 0.06, teal, edge=0.008), (0, FRONT + 0.06, 0), (90, 0, 0))]
    for px in (-x + 0.06, 0.23, x - 0.06):
        parts.append(s.at(s.box("pier", (0.1, 0.05, 1.16), teal, 0.012), (px, FRONT - 0.015, 0.04)))
        parts.append(s.at(s.box("foot", (0.12, 0.07, 0.12), teal, 0.012), (px, FRONT - 0.02, 0.04)))
    parts += [s.at(s.box("sill", (0.86, 0.1, 0.045), teal, 0.012), (-0.24, FRONT - 0.03, 0.36)),
              s.at(s.box("panel", (0.66, 0.03, 0.2), teal, 0.012), (-0.24, FRONT - 0.01, 0.1)),
              s.at(s.box("mullion", (0.03, 0.04, 0.7), teal, 0.008), (-0.24, FRONT + 0.03, 0.4)),
              s.at(s.box("transom", (0.8, 0.04, 0.03), teal, 0.008), (-0.24, FRONT + 0.03, 0.9)),
              s.at(s.box("cornice", (WIDE + 0.14, 0.22, 0.05), teal, 0.015), (0, FRONT + 0.03, HIGH - 0.05)),
              s.at(s.box("cornice", (WIDE + 0.22, 0.28, 0.04), teal, 0.015), (0, FRONT + 0.03, HIGH - 0.005)),
              s.at(s.box("sign", (WIDE - 0.04, 0.05, 0.25), teal, 0.015), (0, FRONT - 0.012, 1.31))]
    return parts


def door(wood, metal, paper):
    frame = plate("door", [rounded(0, 0, 0.35, 1.05, 0.01), rounded(0.065, 0.4, 0.285, 0.98, 0.01)], 0.05, wood, edge=0.01)
    parts = [s.at(frame, (0, 0.05, 0), (90, 0, 0)), s.at(s.box("panel", (0.2, 0.02, 0.24), wood, 0.01), (0.175, 0.0, 0.09)),
             s.at(s.blob("knob", metal, (0.024, 0.024, 0.024), uneven=0, detail=3), (0.035, -0.035, 0.47)),
             s.at(plate("card", [rounded(-0.075, -0.05, 0.075, 0.05, 0.012)], 0.008, paper, edge=0.002), (0.175, -0.005, 0.72), (90, 3, 0))]
    return s.at(s.group("door", parts), (0.305, FRONT + 0.01, 0.045))


def awning(cream, teal):
    """Striped cloth from under the sign outwards, with a scalloped edge."""
    parts, count, x0 = [], 11, -WIDE / 2 + 0.06
    step = -2 * x0 / count
    for k in range(count):
        cloth = cream if k % 2 else teal
        left = x0 + k * step

        def slope(x, y, left=left):
            t = 0.5 - y
            return (left + (x + 0.5) * step, FRONT - 0.03 - 0.36 * t, 1.3 - 0.22 * t - 0.03 * math.sin(math.pi * t))

        def edge(x, y, left=left):
            t = 0.5 - y
            return (left + (x + 0.5) * step, FRONT - 0.39 - 0.01 * t, 1.08 - t * (0.05 + 0.055 * math.sqrt(max(0.0, 1 - (2 * x) ** 2))))
        parts += [s.thicken(s.sheet("cloth", 1, 1, slope, cloth, across=4, along=14), 0.012), s.thicken(s.sheet("edge", 1, 1, edge, cloth, across=16, along=6), 0.012)]
    return parts


def bell(metal, iron):
    """Hangs from a scroll on the right-hand wall."""
    arm = s.strand("arm", [[(0, 0, 0), (0.1, 0, 0.005), (0.24, 0, 0.0), (0.34, 0, 0.02), (0.37, 0, 0.07), (0.33, 0, 0.11), (0.29, 0, 0.085)], [(0, 0, -0.22), (0.05, 0, -0.1), (0.16, 0, -0.03), (0.24, 0, 0.0)]], 0.014, iron)
    cup = s.lathe("bell", [(0, 0.235), (0.05, 0.23), (0.085, 0.2), (0.1, 0.14), (0.108, 0.08), (0.135, 0.03), (0.16, 0.0), (0.162, -0.01), (0.15, -0.008), (0.12, 0.03), (0.095, 0.1), (0.08, 0.19), (0, 0.215)], metal, wobble=0)
    clapper = s.blob("clapper", metal, (0.036, 0.036, 0.036), uneven=0, detail=3)
    eye = s.strand("eye", [[(0, 0, 0.23), (0.022, 0, 0.255), (0, 0, 0.285), (-0.022, 0, 0.255), (0, 0, 0.23)]], 0.01, iron)
    hung = s.at(s.group("hung", [cup, s.at(clapper, (0, 0, -0.02)), eye, s.strand("tongue", [[(0, 0, 0.2), (0, 0, -0.02)]], 0.008, iron)]), (0.22, 0, -0.285))
    plate_ = s.at(s.box("plate", (0.02, 0.08, 0.36), iron, 0.006), (0.005, 0, -0.28))
    return s.at(s.group("bell", [arm, hung, plate_]), (WIDE / 2 + 0.005, FRONT + 0.22, 1.24))


def bubble(cream, teal):
    """A speech bubble with three dots, on the sign."""
    line = rounded(-0.17, -0.075, 0.17, 0.1, 0.07)
    tail = [(-0.1, -0.125), (-0.05, -0.075)]
    parts = [plate("bubble", [line[:9] + tail + line[9:]], 0.03, cream, edge=0.008)]
    parts += [s.at(s.lathe("dot", [(0.022, 0), (0.022, 0.012), (0, 0.014)], teal, segments=24), (x, 0.012, 0.029)) for x in (-0.075, 0, 0.075)]
    return s.at(s.group("bubble", parts), (0, FRONT - 0.035, 1.43), (90, 0, 0))


def inside(wall, wood, goods):
    """A shelf with goods before a warm wall, and a lamp."""
    parts = [s.at(s.box("back", (WIDE - 0.12, 0.03, HIGH - 0.2), wall, 0), (0, DEEP / 2 - 0.12, 0.05)), s.at(s.box("floor", (WIDE - 0.12, DEEP - 0.15, 0.04), wood, 0), (0, 0, 0.02)),
             s.at(s.box("display", (0.84, 0.3, 0.34), wood, 0.01), (-0.24, FRONT + 0.22, 0.06)), s.at(s.box("shelf", (0.9, 0.16, 0.025), wood, 0.005), (-0.22, 0.12, 0.72))]
    jars = ((-0.52, FRONT + 0.2, 0.4, 0.055, 0.2), (-0.36, FRONT + 0.22, 0.4, 0.07, 0.12), (-0.12, FRONT + 0.2, 0.4, 0.06, 0.24), (0.04, FRONT + 0.24, 0.4, 0.07, 0.14),
            (-0.55, 0.12, 0.745, 0.05, 0.1), (-0.4, 0.12, 0.745, 0.045, 0.14), (-0.1, 0.12, 0.745, 0.055, 0.11), (0.06, 0.12, 0.745, 0.045, 0.15))
    for k, (x, y, z, r, h) in enumerate(jars):
        pot = s.lathe("jar", [(0, 0), (r * 0.8, 0), (r, h * 0.25), (r, h * 0.6), (r * 0.6, h * 0.85), (r * 0.7, h), (0, h)], goods[k % len(goods)], seed=k, segments=40)
        parts.append(s.at(pot, (x, y, z)))
    return parts


def build():
    teal, dark, cream = enamel("#138a86", rough=0.32), enamel("#0a5a58", rough=0.3), stock("cream", "#f3ead6")
    metal, iron = brass(rough=0.16), painted("iron", "#202524", rough=0.4)
    wall, wood = painted("back wall", "#e9cf9d", rough=0.8, coat=0), m.timber("oak")
    goods = [painted("pot", c, rough=0.35) for c in ("#c4532d", "#f0e6d2", "#3e7f86", "#d9a03a")]
    parts = [s.at(s.box("pavement", (WIDE + 0.36, DEEP + 0.5, 0.05), stock("stone", "#b9b3a6"), 0.02), (0, -0.06, -0.005))]
    parts += front(teal) + awning(cream, dark) + inside(wall, wood, goods) + [door(dark, metal, cream), bell(metal, iron), bubble(cream, dark)]
    for side in (-1, 1):
        parts.append(s.at(s.box("side", (0.06, DEEP - 0.06, HIGH), teal, 0.012), (side * (WIDE / 2 - 0.03), 0.04, 0)))
    parts += [s.at(s.box("back", (WIDE, 0.05, HIGH), teal, 0.012), (0, DEEP / 2, 0)), s.at(s.box("roof", (WIDE, DEEP, 0.05), teal, 0.01), (0, 0.02, HIGH - 0.16))]
    glow = lights.point((0, -0.05, 1.2), 75, (1.0, 0.66, 0.34), 0.06)
    return s.group("shop", [s.at(s.group("lifted", [*parts, glow]), (0, 0, 0.005))])
