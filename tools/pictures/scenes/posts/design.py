"""Website Design, amber: page sketches on paper, a fan of colour swatches, a ruler."""
import random

from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common


def ruler():
    """A wooden ruler along x with its marks and a brass edge."""
    length = 3.2
    parts = [common.offcut("ruler", (length, 0.3, 0.035), m.wood("boxwood", rgb("#b07f3c"), rgb("#dcb36a"), plank=9.0, rough=0.35), edge=0.008)]
    dark = common.painted("marks", "#33251a", rough=0.8, coat=0)
    marks = []
    for i in range(151):
        x = -length / 2 + 0.1 + i * 0.02
        marks.append([(x, 0.145, 0.0355), (x, 0.145 - (0.11 if i % 10 == 0 else 0.08 if i % 5 == 0 else 0.05), 0.0355)])
    parts.append(s.strand("marks", marks, 0.0024, dark, resolution=1, sides=1))
    for i in range(1, 15):
        number = common.text(str(i * 2), dark, size=0.09)
        number.location = (-length / 2 + 0.1 + i * 0.2, -0.015, 0.0365)
        parts.append(number)
    return s.group("ruler", parts)


def wireframe(paper, lead, amber, kind, seed):
    """A sketch of a page: menu, picture with its cross, lines of text, a button."""
    width, depth = 1.5, 2.1
    lines, thin, filled = [], [], []
    lines += common.frame(-0.62, -0.9, 0.62, 0.9, seed)
    lines += [common.stroke((-0.62, 0.72), (0.62, 0.72), seed=seed)]
    thin += common.frame(-0.55, 0.77, -0.35, 0.85, seed + 5, 0.006)
    thin += [common.stroke((x, 0.81), (x + 0.14, 0.81), seed=seed + 2) for x in (0.0, 0.2, 0.4)]
    boxes = {0: [(-0.54, 0.1, 0.54, 0.64)], 1: [(-0.54, 0.02, -0.02, 0.62), (0.08, 0.32, 0.54, 0.62)], 2: [(-0.54, 0.2, -0.22, 0.62), (-0.16, 0.2, 0.16, 0.62), (0.22, 0.2, 0.54, 0.62)]}[kind]
    for i, (x0, y0, x1, y1) in enumerate(boxes):
        lines += common.frame(x0, y0, x1, y1, seed + i * 7, 0.012)
        thin += [common.stroke((x0, y0), (x1, y1), seed=seed), common.stroke((x0, y1), (x1, y0), seed=seed + 1)]
    for row in range(6):
        y = -0.06 - row * 0.09
        thin += [common.stroke((-0.54, y), (0.5 - 0.21 * ((row * 5 + seed) % 3), y), wobble=0.012, seed=seed + row)]
    lines += common.frame(-0.54, -0.82, -0.12, -0.68, seed + 40, 0.008)
    filled += [common.stroke((-0.52 + k * 0.024, -0.8), (-0.51 + k * 0.024, -0.7), wobble=0.02, seed=k) for k in range(17)]
    return common.sheet_of_paper(paper, width, depth, lift=0.05, corner=((-1, 1)[kind % 2], 1), seed=seed,
                                 marks=[(lead, 0.007, lines), (lead, 0.0055, thin), (amber, 0.011, filled)])


def swatches():
    """Strips of card on a rivet, fanned out."""
    colours = ("#7a4a12", "#a8661a", "#cf8a24", "#e6a93a", "#f0c46a", "#f5dca0", "#e9e0cb", "#3e4a3f")
    parts = []
    for i, colour in enumerate(colours):
        card = s.at(s.box("swatch", (1.5, 0.46, 0.012), common.stock(f"swatch {colour}", "#f2ecdf"), 0.004), (0.66, 0, 0))
        tint = s.at(s.box("tint", (1.0, 0.4, 0.002), common.painted(f"tint {colour}", colour, rough=0.55, coat=0.05), 0), (0.86, 0, 0.0125))
        parts.append(s.at(s.group("strip", [card, tint]), (0, 0, 0.012 + i * 0.016), (0, 0, 64 - i * 12.5)))
    parts.append(s.lathe("rivet", [(0, 0.17), (0.045, 0.168), (0.06, 0.15), (0.06, 0.14)], m.metal("brass", rgb("#c79a4a"))))
    return s.group("swatches", parts)


def build():
    common.desk("#b98a3e", dark="#2c1c10", light="#84603c")
    white, cream = common.stock("layout", "#f3eddf"), common.stock("cream", "#ece2cc")
    lead = common.painted("graphite", "#4a4743", rough=0.6, coat=0)
    amber = common.painted("amber pencil", "#d98f1f", rough=0.8, coat=0)
    s.at(wireframe(cream, lead, amber, 2, 30), (-1.5, 0.85, 0), (0, 0, 17))
    s.at(wireframe(white, lead, amber, 1, 12), (0.62, 0.75, 0.0), (0, 0, -13))
    s.at(wireframe(white, lead, amber, 0, 3), (-0.5, 0.12, 0.03), (0, 0, 4))
    s.at(swatches(), (0.95, -0.5, 0.03), (0, 0, -6))
    s.at(ruler(), (-1.0, -0.98, 0.05), (0, 0, 5))
    s.at(common.pencil("#e0a12c", length=1.6), (-0.6, -0.72, 0.075), (0, 0, 38))
    rubber = common.stock("rubber", "#e8e1d6")
    s.at(s.box("rubber", (0.42, 0.22, 0.13), rubber, 0.03, 0.01, 6), (-1.62, -0.45, 0.02), (0, 0, -28))
    rng = random.Random(2)
    s.crumbs(common.stock("rubbings", "#8c8780"), 30, (-1.25, -0.3), 0.35, size=(0.006, 0.018), seed=rng.randint(0, 9), z=0.03)
    common.mug(m.ceramic("mug", rgb("#e3d3b2"), speckle=0.8), (1.75, 1.75, 0), 30)
    shoot((0.12, 0.12, 0.1), distance=6.7, pitch=36, yaw=-6, lens=56, fstop=5.6, focus=(-0.2, -0.3, 0.1))
    return {"exposure": 0.2}
