"""Automation: brass wheels that drive each other, on a board in plum."""
import math

from bench.common import brass, enamel, plate, steel
from lib import shapes as s

MODULE = 0.031


def teeth(count, turn=0.0):
    """The rim of a wheel with `count` teeth."""
    r, line = MODULE * count / 2, []
    for k in range(count):
        for share, high in ((-0.32, -1.15), (-0.27, -0.9), (-0.2, 0.1), (-0.12, 0.75), (-0.07, 0.92), (0.07, 0.92), (0.12, 0.75), (0.2, 0.1), (0.27, -0.9), (0.32, -1.15)):
            a = 2 * math.pi * (k + share) / count + turn
            line.append(((r + high * MODULE) * math.cos(a), (r + high * MODULE) * math.sin(a)))
    return line


def window(inner, outer, middle, wide, gap=0.05):
    """What is sawn out between two spokes."""
    far, near = wide / 2 - gap / outer, wide / 2 - gap / inner
    return [(outer * math.cos(middle - far + 2 * far * k / 14), outer * math.sin(middle - far + 2 * far * k / 14)) for k in range(15)] + \
           [(inner * math.cos(middle + near - 2 * near * k / 8), inner * math.sin(middle + near - 2 * near * k / 8)) for k in range(9)]


def wheel(metal, screw, count, spokes=0, turn=0.0, thick=0.07, hub=0.07):
    r = MODULE * count / 2
    holes = [window(hub + 0.05, r - 0.095, turn + 2 * math.pi * k / spokes, 2 * math.pi / spokes) for k in range(spokes)]
    parts = [plate("wheel", [teeth(count, turn), *holes], thick, metal, edge=0.008),
             s.lathe("hub", [(hub, thick - 0.01), (hub, thick + 0.02), (hub - 0.012, thick + 0.03), (0, thick + 0.03)], metal, wobble=0, segments=48),
             s.lathe("pin", [(0.034, thick + 0.02), (0.034, thick + 0.05), (0.026, thick + 0.066), (0, thick + 0.07)], screw, wobble=0, segments=32)]
    return s.group("wheel", parts)


def meshed(centre, count, other, angle, turn):
    """Where a wheel of `other` teeth stands that is driven by one of `count` teeth, and how its teeth are turned."""
    a, far = math.radians(angle), MODULE * (count + other) / 2
    # In units of teeth: where the driver has a tooth, the driven one has a gap.
    phase = (a - turn) * count / (2 * math.pi)
    return (centre[0] + far * math.cos(a), centre[1] + far * math.sin(a)), a + math.pi + (phase + 0.5) * 2 * math.pi / other


def build():
    gold, pale, screw = brass(rough=0.2), brass("#e3c27c", rough=0.24), steel()
    plum = enamel("#6a3a6d", rough=0.3)
    first, turn = (-0.2, 0.8), 0.05
    second, turn2 = meshed(first, 32, 18, 38, turn)
    third, turn3 = meshed(first, 32, 14, -42, turn)
    fourth, turn4 = meshed(first, 12, 22, 98, turn)
    arch = [(-0.88, 0), (0.88, 0), *((0.88 * math.cos(a), 0.82 + 0.88 * math.sin(a)) for a in (math.pi * k / 60 for k in range(61)))]
    board = s.group("front", [plate("board", [arch], 0.16, plum, edge=0.03)])
    wheels = [(wheel(gold, screw, 32, 5, turn), first, 0.2), (wheel(pale, screw, 18, 4, turn2), second, 0.2), (wheel(pale, screw, 14, 0, turn3), third, 0.2),
              (wheel(pale, screw, 12, 0, turn, hub=0.06), first, 0.29), (wheel(gold, screw, 22, 4, turn4), fourth, 0.29)]
    parts = [board]
    for thing, (x, y), z in wheels:
        parts += [s.at(thing, (x, y, z)), s.at(s.lathe("arbor", [(0.05, 0.14), (0.05, z + 0.02)], screw, segments=32), (x, y, 0))]
    for x, y in ((-0.72, 0.14), (0.72, 0.14), (0.0, 1.58)):
        parts.append(s.at(s.lathe("stud", [(0.04, 0.15), (0.04, 0.17), (0.03, 0.185), (0, 0.19)], gold, segments=32), (x, y, 0)))
    face = s.at(s.group("face", parts), (0, 0.16, 0.2), (90, 0, 0))
    return s.group("clockwork", [face, s.box("plinth", (2.0, 0.86, 0.12), plum, 0.035), s.at(s.box("step", (1.86, 0.7, 0.1), plum, 0.025), (0, 0.02, 0.11))])
