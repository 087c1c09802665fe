"""A name badge on its peg in the staff room, one for each person: morning light, sage wall."""
import math

from bench.common import circle, plate, rounded
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from clinic import common
from posts.common import text

WIDE, TALL = 1.5, 1.9


def badge(first, last, role, green, white, ink, metal):
    slot = rounded(-0.17, TALL - 0.2, 0.17, TALL - 0.13, 0.035)
    parts = [plate("card", [rounded(-WIDE / 2, 0, WIDE / 2, TALL, 0.1), slot], 0.05, white, edge=0.012)]
    band = plate("band", [rounded(-WIDE / 2 + 0.1, TALL - 0.86, WIDE / 2 - 0.1, TALL - 0.3, 0.06)], 0.012, green, edge=0.003)
    parts.append(s.at(band, (0, 0, 0.05)))
    sign = plate("sign", [circle(0.17)], 0.01, white, edge=0.002)
    parts.append(s.at(sign, (0, TALL - 0.58, 0.061)))
    smile = plate("smile", [[(0.15 * math.cos(a), 0.15 * math.sin(a) + 0.0) for a in (math.pi + math.pi * k / 24 for k in range(25))]], 0.008, green, edge=0.001)
    parts.append(s.at(smile, (0, TALL - 0.58, 0.07)))
    for words, size, y, material in ((first, 0.36, 0.74, ink), (last, 0.19, 0.47, ink), (role, 0.125, 0.22, green)):
        parts.append(s.at(text(words, material, size=size, extrude=0.006), (0, y, 0.053)))
    clip = s.at(s.box("clip", (0.3, 0.08, 0.34), metal, 0.02), (0, TALL - 0.02, 0.0), (0, 0, 0))
    parts.append(clip)
    return s.group("badge", parts)


def build(first="Nerys", last="Cadwell", role="Dentist", lean=-2.0):
    common.wall(common.SAGE, 60, 40, (0, 0.0, 0))
    ash = m.timber("ash", rough=0.5)
    s.at(s.box("rail", (40, 0.22, 0.95), ash, 0.05), (0, -0.11, 2.25))
    green, white = common.smooth("green", "#12613f", 0.4), common.smooth("white", "#f4f2ec", 0.32)
    ink, metal = common.smooth("ink", "#17251f", 0.5), m.metal("metal")
    tape = common.smooth("tape", "#1d7a52", 0.7)
    for x in (-3.1, 0.0, 3.1):
        s.at(s.lathe("peg", [(0.0, 0.0), (0.1, 0.0), (0.09, 0.2), (0.08, 0.5), (0.1, 0.62), (0.17, 0.68), (0.19, 0.76), (0.15, 0.83), (0, 0.85)], ash, segments=48), (x, -0.2, 2.68), (78, 0, 0))
    thing = badge(first, last, role, green, white, ink, metal)
    top = 1.42
    s.at(thing, (0.0, -0.42, top - TALL), (90, 0, lean))
    # The tape runs over the peg and down both sides to the clip.
    for sx in (-1, 1):
        s.strand("tape", [[(0.0, -0.52, 2.86), (sx * 0.1, -0.5, 2.74), (sx * 0.16, -0.44, 2.3), (sx * 0.1, -0.43, 1.8), (0, -0.44, top + 0.1)]], 0.035, tape)
    lights.sky("forest", 0.42, turn=60)
    lights.sun(-52, 30, 3.1, (1.0, 0.9, 0.76), size=2.0)
    common.window(-9, -7.5, width=9, low=1.2, high=9.5, panes=2)
    shoot((0, -0.3, 1.02), distance=13.6, pitch=1.5, yaw=-4, lens=105, fstop=5.6, focus=(0, -0.5, 1.0))
    return {**common.LOOK, "exposure": 0.42}
