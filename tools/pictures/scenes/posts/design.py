"""Website Design, amber: page sketches on paper, a fan of colour swatches, a ruler."""
from lib import ink, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common

WIDTH, DEPTH = 1.5, 2.1


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


def wireframe(kind, seed):
    """A sketch of a page: menu, picture with its cross, lines of text, a button; drawn into the paper."""
    lines, thin = common.frame(-0.62, -0.9, 0.62, 0.9, seed), []
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
    hatch = [[(-0.525, -0.815 + 0.01), *((-0.52 + k * 0.0125, -0.695 if k % 2 else -0.805) for k in range(32))]]
    drawn = ink.page("sketch", WIDTH, DEPTH, rgb("#f4efe4"), [(rgb("#e0951c"), 0.0105, hatch), (rgb("#55524e"), 0.0052, thin), (rgb("#3f3d3b"), 0.0075, lines)])
    return common.leaf_of_paper(drawn, WIDTH, DEPTH, lift=0.03, corner=((-1, 1)[kind % 2], 1), seed=seed)


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
    common.bright_desk("#d9bb83")
    s.at(wireframe(2, 30), (-1.3, 0.85, 0), (0, 0, 13))
    s.at(wireframe(1, 12), (0.78, 0.9, 0.0), (0, 0, -9))
    s.at(wireframe(0, 3), (-0.3, 0.22, 0.012), (0, 0, 3))
    s.at(swatches(), (0.78, -0.62, 0.0), (0, 0, -2))
    s.at(ruler(), (-0.75, -1.05, 0.0), (0, 0, 4))
    s.at(common.pencil("#e0a12c", length=1.6), (-0.5, -0.5, 0.03), (0, 0, 36))
    s.at(s.box("rubber", (0.42, 0.22, 0.13), common.stock("rubber", "#e8e1d6"), 0.03, 0.004, 6), (-1.5, -0.5, 0.0), (0, 0, -24))
    common.mug(m.ceramic("mug", rgb("#e6dfd0"), speckle=0.7), (1.95, 1.75, 0), 30)
    shoot((0.12, 0.12, 0.1), distance=6.4, pitch=38, yaw=-4, lens=58, fstop=8.0, focus=(-0.1, -0.1, 0.1))
    return {"exposure": 0.0, "contrast": 1.2, "saturation": 1.12, "vignette": 0.15, "grain": 0.005}
