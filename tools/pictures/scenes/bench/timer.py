"""The booking page: a kitchen timer in coral enamel, set to half an hour, with a mug of coffee behind it. It is alone on the bench."""
import math

import numpy as np

from bench import common
from bench.common import brass, enamel, plate
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.field import grid
from lib.materials import rgb
from posts.common import mug, painted, pencil, text

MINUTES = 60
SET = 30
WIDE, HIGH, LEAN = 1.86, 1.8, 9
DIAL = 0.7

# How far the outline is drawn in, and how far behind the front, from the middle of the front to the middle of the back.
SHELL = [(0.89, 0.0), (0.4, 0.0), (0.2, 0.0), (0.135, 0.008), (0.075, 0.04), (0.026, 0.11), (0.0, 0.22), (0.0, 0.36), (0.012, 0.54), (0.06, 0.68), (0.14, 0.76), (0.26, 0.8), (0.4, 0.81), (0.89, 0.81)]


def shell(paint):
    """Round corners, a little wider at the foot; upright in x and z, its front at y = 0."""
    rows = []
    for inset, y in s.spline(SHELL, 8):
        ring = []
        for k in range(256):
            a = 2 * math.pi * (k + 0.5) / 256
            c, d = math.cos(a), math.sin(a)
            c, d = math.copysign(abs(c) ** 0.5, c), math.copysign(abs(d) ** 0.5, d)
            wide = (WIDE / 2 - inset) * (1 - 0.05 * d)
            ring.append((wide * max(c, -1), y, HIGH / 2 + (HIGH / 2 - inset) * d))
        rows.append(ring)
    return grid("shell", np.array(rows), paint, around=True)


def angle(minute):
    """Nought at the top, minutes with the clock."""
    return math.pi / 2 - 2 * math.pi * minute / MINUTES


def spot(minute, radius):
    return radius * math.cos(angle(minute)), radius * math.sin(angle(minute))


def mark(minute):
    """A stroke on the dial's rim, as an outline."""
    full = minute % 5 == 0
    inner, outer, half = (0.585 if full else 0.612), 0.648, (0.0075 if full else 0.0035)
    a = angle(minute)
    across = (-math.sin(a) * half, math.cos(a) * half)
    return [(r * math.cos(a) + side * across[0], r * math.sin(a) + side * across[1]) for r, side in ((inner, -1), (outer, -1), (outer, 1), (inner, 1))]


def knob(paint, ink, skirt):
    """A disc with a grip across it; the grip's point shows the minute."""
    grip = [(-0.05, 0.235), (0.05, 0.235), (0.052, 0.1), (0.052, -0.18), (0.036, -0.262), (0.0, -0.325), (-0.036, -0.262), (-0.052, -0.18), (-0.052, 0.1)]
    parts = [s.lathe("skirt", [(0.27, 0.0), (0.272, 0.03), (0.272, 0.03), (0.262, 0.044), (0.25, 0.05), (0.25, 0.05), (0.1, 0.055), (0, 0.055)], skirt, wobble=0, segments=128),
             s.at(plate("grip", [grip], 0.17, paint, edge=0.026), (0, 0, 0.04)),
             s.at(plate("line", [[(-0.008, -0.12), (-0.008, -0.27), (0.008, -0.27), (0.008, -0.12)]], 0.004, ink, edge=0.001), (0, 0, 0.209))]
    return s.at(s.group("knob", parts), (0, 0, 0), (0, 0, 180 - 360 * SET / MINUTES))


def dial(paint):
    """Cream, the minutes that are left in the paint of the body; z is its axis."""
    cream, ink, metal = painted("disc", "#f3ead6", rough=0.38), painted("figures", "#20262a", rough=0.55), brass(rough=0.16)
    sweep = [(0.0, 0.0), *(spot(SET * k / 90, 0.405) for k in range(91))]
    parts = [s.lathe("bezel", [(DIAL - 0.03, 0.004), (DIAL - 0.03, 0.03), (DIAL - 0.022, 0.05), (DIAL, 0.062), (DIAL + 0.025, 0.05), (DIAL + 0.036, 0.02), (DIAL + 0.038, -0.04)], metal, wobble=0, segments=192),
             s.lathe("disc", [(DIAL - 0.025, 0.014), (0, 0.014)], cream, wobble=0, segments=128),
             s.at(plate("left", [sweep], 0.002, paint, edge=0.0004), (0, 0, 0.0141)),
             s.at(knob(paint, cream, cream), (0, 0, 0.016), (0, 0, 0))]
    parts += [s.at(plate("mark", [mark(minute)], 0.001, ink, edge=0.0002), (0, 0, 0.0141)) for minute in range(MINUTES)]
    for minute in range(0, MINUTES, 5):
        x, y = spot(minute, 0.495)
        figures = text(str(minute), ink, size=0.15)
        figures.data.space_character = 0.92
        parts.append(s.at(figures, (x, y, 0.0143)))
    return s.group("dial", parts)


def timer():
    coral = enamel("#da441e", rough=0.2)
    body = s.group("body", [shell(coral), s.at(dial(coral), (0, -0.002, HIGH / 2 + 0.015), (90, 0, 0))])
    rubber = painted("foot", "#17191a", rough=0.7)
    feet = [s.at(s.lathe("foot", [(0, 0), (0.075, 0), (0.08, 0.08)], rubber), (x, y, 0)) for x in (-0.5, 0.5) for y in (0.1, 0.5)]
    return s.group("timer", [s.at(body, (0, 0, 0.055), (-LEAN, 0, 0)), *feet])


# Between two bars of the window's shadow.
PLACE = common.APART / 2


def build(light="morning"):
    common.bench()
    s.at(timer(), (PLACE, -0.3, 0), (0, 0, 17))
    mug(m.ceramic("glaze", rgb("#1f5c45"), speckle=0.15, rough=0.2), (PLACE + 1.04, 1.05, 0), 62)
    s.at(pencil("#2f6b4f", length=1.5), (PLACE + 0.3, -1.2, 0), (0, 0, -6))
    look = common.LIGHTS[light](PLACE)
    shoot((PLACE + 0.38, 0, 0.84), distance=9.9, pitch=12, yaw=common.YAW, lens=85, fstop=2.8, focus=(PLACE, -0.24, 0.84))
    return look
