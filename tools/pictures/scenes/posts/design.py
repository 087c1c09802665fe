"""Website Design, amber: a pencil on the sketch of a page, a second sketch below it, a fan of colours behind; by day, or in the evening under a desk lamp.

Made for crops from 3:2 to a square about its middle: all things lie whole within the square.
  python cutouts/hero.py posts.design out.png 1600 900 48 [light=lamp]
"""
import math

from mathutils import noise

from bench.common import plate, rounded
from lib import ink, lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common

WIDTH, DEPTH = 1.48, 2.1
GRAPHITE, AMBER = rgb("#33312e"), rgb("#d98600")


def ruler(length=1.7):
    """A wooden ruler along x with its marks, 15 cm."""
    parts = [common.offcut("ruler", (length, 0.27, 0.022), m.wood("boxwood", rgb("#a5763a"), rgb("#d8ae6a"), plank=9.0, rough=0.38, gaps=False), edge=0.006)]
    dark = common.painted("marks", "#33251a", rough=0.8, coat=0)
    marks = []
    for i in range(151):
        x = -length / 2 + 0.1 + i * 0.01
        marks.append([(x, 0.128, 0.0222), (x, 0.128 - (0.085 if i % 10 == 0 else 0.062 if i % 5 == 0 else 0.04), 0.0222)])
    parts.append(s.strand("marks", marks, 0.0017, dark, resolution=1, sides=1))
    for i in range(1, 15):
        number = common.text(str(i), dark, size=0.062)
        number.location = (-length / 2 + 0.1 + i * 0.1, 0.0, 0.0226)
        parts.append(number)
    return s.group("ruler", parts)


def lines_of_text(x, y, width, rows, gap=0.066, seed=0):
    """What stands for words: nearly level strokes that end here and there, the last of them short."""
    ends = (1.0, 0.93, 0.98, 0.88, 0.96)
    return [common.stroke((x, y - k * gap), (x + width * (0.55 if k == rows - 1 and rows > 1 else ends[(k + seed) % 5]), y - k * gap), wobble=0.009, seed=seed + k * 3, steps=14) for k in range(rows)]


def picture(x0, y0, x1, y1, seed):
    """A frame with its cross: where a picture will be."""
    return common.frame(x0, y0, x1, y1, seed, 0.014), [common.stroke((x0, y0), (x1, y1), seed=seed + 50), common.stroke((x0, y1), (x1, y0), seed=seed + 51)]


def hatched(x0, y0, x1, y1, gap=0.0115):
    count = int((x1 - x0 - 0.02) / gap)
    return [[(x0 + 0.008 + k * gap + (0.01 if k % 2 else -0.004), y1 - 0.014 if k % 2 else y0 + 0.014) for k in range(count)]]


def drawing(kind, seed):
    """Strokes of a page's sketch: firm ones, light ones, and those of the amber pencil."""
    firm, light = common.frame(-0.6, -0.9, 0.6, 0.9, seed, 0.025), []
    firm.append(common.stroke((-0.6, 0.745), (0.6, 0.745), seed=seed + 4))
    light += common.frame(-0.54, 0.79, -0.38, 0.86, seed + 5, 0.006)
    light += [common.stroke((x, 0.822), (x + 0.13, 0.822), wobble=0.008, seed=seed + 2 + int(x * 9)) for x in (0.02, 0.21, 0.4)]
    if kind == 0:
        f, l = picture(-0.52, 0.06, 0.52, 0.66, seed + 9)
        firm, light = firm + f, light + l + lines_of_text(-0.52, -0.06, 1.0, 3, seed=seed)
        for k, x in enumerate((-0.52, -0.15, 0.22)):
            f, l = picture(x, -0.56, x + 0.3, -0.33, seed + 20 + k)
            firm, light = firm + f, light + l + lines_of_text(x, -0.615, 0.28, 2, 0.05, seed=seed + k)
        button = (-0.52, -0.845, -0.12, -0.735)
    else:
        f, l = picture(-0.52, 0.1, -0.02, 0.66, seed + 9)
        firm, light = firm + f, light + l + lines_of_text(0.08, 0.62, 0.42, 5, seed=seed) + lines_of_text(-0.52, -0.03, 1.0, 5, seed=seed + 2)
        for k, x in enumerate((-0.52, 0.04)):
            f, l = picture(x, -0.82, x + 0.48, -0.42, seed + 20 + k)
            firm, light = firm + f, light + l
        button = (0.08, 0.14, 0.42, 0.25)
    firm += common.frame(*button, seed + 40, 0.009)
    return firm, light, hatched(*button)


def curled(corner, start, radius, bend):
    """A fold-free curl: beyond `start` dm from the middle towards `corner` (degrees) the sheet bends up around a roll, by at most `bend` degrees."""
    a, most = math.radians(corner), math.radians(bend)
    n = (math.cos(a), math.sin(a))

    def place(x, y, z):
        along = x * n[0] + y * n[1] - start
        if along <= 0:
            return x, y, z
        t = min(along / radius, most)
        rest = along - t * radius
        over = radius * math.sin(t) + rest * math.cos(t)
        return x + n[0] * (over - along), y + n[1] * (over - along), z + radius * (1 - math.cos(t)) + rest * math.sin(t)
    return place


def sheet(kind, seed, *curls, thick=0.0011):
    """Thin paper on z = 0 with a sketch, not quite flat."""
    firm, light, amber = drawing(kind, seed)
    drawn = ink.page("sketch", WIDTH, DEPTH, rgb("#f3eee3"), [(AMBER, 0.0105, amber), (GRAPHITE, 0.0046, light), (GRAPHITE, 0.0068, firm)], dots=720, seed=seed, tooth=0.26)

    def place(x, y):
        point = (x, y, thick / 2 + 0.0015 + 0.004 * (1 + noise.noise((x * 0.9 + seed * 5.1, y * 0.5, seed))))
        for curl in curls:
            point = curl(*point)
        return point
    return s.thicken(s.sheet("paper", WIDTH, DEPTH, place, drawn, across=120, along=120), thick)


def swatches():
    """A fan deck: strips of thin card on a rivet at the origin, three tints of a colour on each, opened about +y."""
    colours = ("#37493e", "#7d8e7b", "#5f3a12", "#8c5316", "#b36e1a", "#d08420", "#e5a030")
    white, parts, high = common.stock("card", "#f4efe6", vary=0.0), [], 0.0055
    length, half = 1.14, 0.17
    for i, colour in enumerate(colours):
        pieces = [plate("card", [rounded(-half, -0.13, half, length - 0.13, 0.03)], 0.0045, white, edge=0.001)]
        for k, share in enumerate((0.0, 0.3, 0.58)):
            c = tuple(a + (b - a) * share for a, b in zip(rgb(colour), rgb("#f6efe0")))
            y = length - 0.16 - k * 0.275
            tint = m.food(f"tint {colour} {k}", c, m.shade(c, 0.985), rough=0.5, grain=2, bump=0.03, bump_scale=40, relief=0.002, vary=0.0, specular=0.35)
            pieces.append(s.at(plate("tint", [rounded(-half + 0.025, y - 0.25, half - 0.025, y, 0.008)], 0.0008, tint, edge=0.0001), (0, 0, 0.0043)))
        parts.append(s.at(s.group("strip", pieces), (0, 0, 0.001 + i * high), (0, 0, 27 - i * 8.6)))
    top = len(colours) * high
    parts.append(s.lathe("rivet", [(0, top + 0.02), (0.022, top + 0.019), (0.036, top + 0.012), (0.04, top), (0.04, 0.0)], m.metal("brass", rgb("#c79a4a"), brushed=False), wobble=0, segments=48))
    return s.group("swatches", parts)


def daylight():
    lights.sky("forest", 0.22, turn=40)
    lights.window(0.8, middle=(-7.0, 2.6, 4.4), width=3.4, height=4.2)
    return {"exposure": -0.05, "contrast": 1.34, "saturation": 1.1, "vignette": 0.12, "grain": 0.004}


def desk_lamp():
    """What is left of the day comes in blue from the left; a desk lamp just outside of the picture shines on the sketches."""
    warm = (1.0, 0.58, 0.26)
    shade = lights.area("shade", (-1.75, 0.45, 1.75), (-0.05, -0.05, 0.0), (1.2, 1.2), 106, warm)
    shade.data.spread = math.radians(130)
    lights.area("dusk", (-12, -9, 7), (0, 0, 0), (9, 9), 900, (0.16, 0.36, 1.0))
    lights.surroundings(0.16, (0.12, 0.3, 0.95))
    return {"exposure": -0.42, "contrast": 1.26, "saturation": 1.12, "vignette": 0.4, "grain": 0.003, "warmth": 0.2}


LIGHTS = {"day": daylight, "lamp": desk_lamp}


def build(light="day"):
    s.at(s.table(m.wood("oak", rgb("#977552"), rgb("#d0b088"), plank=2.6, rough=0.52, relief=True)), (0, 0.6, 0), (0, 0, 3))
    lights.backdrop(m.plaster(colour=rgb("#d9bb83")), 7.5)
    s.at(sheet(1, 12, curled(52, 0.98, 0.4, 36)), (0.02, 0.4, 0.0), (0, 0, -9))
    s.at(sheet(0, 3, curled(-128, 1.0, 0.4, 34), curled(46, 1.02, 0.4, 30)), (-0.5, -0.2, 0.003), (0, 0, 7))
    s.at(swatches(), (0.84, -0.62, 0.004), (0, 0, 0), 0.95)
    s.at(common.pencil("#dd9410", length=1.32), (-0.86, -0.74, 0.012), (0, 0, 58), 1.12)
    s.at(ruler(), (-0.3, 1.16, 0.012), (0, 0, -4))
    shoot((0.0, 0.05, 0.0), distance=12.2, pitch=54, yaw=0, lens=76, fstop=6.3, focus=(-0.3, -0.3, 0.1))
    return LIGHTS[light]()
