"""Social Media, coral: a month on paper with days ringed, speech bubbles cut from card, pencils."""
import math
import random

from mathutils import noise

from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common


def month(paper, line, ink, red):
    """A calendar page, 7 by 5; some days ringed, one struck through."""
    width, depth = 2.9, 2.3
    left, top, cell_x, cell_y = -1.32, 0.72, 0.377, 0.345
    grid = [common.stroke((left, top - r * cell_y), (left + 7 * cell_x, top - r * cell_y), wobble=0) for r in range(6)]
    grid += [common.stroke((left + c * cell_x, top), (left + c * cell_x, top - 5 * cell_y), wobble=0) for c in range(8)]
    rings = []
    for k, day in enumerate((2, 7, 9, 14, 16, 21, 23, 28)):
        r, c = divmod(day + 1, 7)
        x, y = left + (c + 0.5) * cell_x, top - (r + 0.5) * cell_y
        rings.append([(x + (0.14 + 0.012 * t) * math.cos(t * 7 + k), y + (0.12 + 0.006 * t) * math.sin(t * 7 + k)) for t in (i / 18 for i in range(19))])
    notes = [w for k, day in enumerate((4, 11, 18, 19)) for r, c in [divmod(day + 1, 7)]
             for w in common.handwriting(left + c * cell_x + 0.05, top - (r + 0.75) * cell_y, 0.27, size=0.065, seed=k)]
    # One by one, as the page rises towards this corner; a J is narrow, an E nearly so.
    letters = [(ink, 0.26, name, left + x, 0.92) for name, x in zip("JUNE", (0.145, 0.29, 0.48, 0.66))]
    for day in range(1, 31):
        r, c = divmod(day + 1, 7)
        letters.append((ink, 0.1, str(day), left + c * cell_x + 0.085, top - r * cell_y - 0.08))
    return common.sheet_of_paper(paper, width, depth, lift=0.03, corner=(-1, 1), seed=4, letters=letters,
                                 marks=[(line, 0.0055, grid), (red, 0.012, rings), (ink, 0.006, notes)])


def bubble(card, width=0.95, depth=0.66, tail=-1):
    """A speech bubble cut from card, faintly bent."""
    outline = []
    for i in range(72):
        a = 2 * math.pi * i / 72
        c, d = math.cos(a), math.sin(a)
        flat = (abs(c) ** 4 + abs(d) ** 4) ** -0.25
        outline.append([width / 2 * flat * c, depth / 2 * flat * d])
    low = 54 + 6 * tail
    outline[low] = [outline[low][0] + 0.14 * tail, outline[low][1] - 0.22]
    for near, base in ((low - 1, low - 3), (low + 1, low + 3)):
        outline[near] = [(a + b) / 2 for a, b in zip(outline[low], outline[base])]
        between = (near + base) // 2
        outline[between] = [a + (b - a) * 0.1 for a, b in zip(outline[base], outline[low])]
    points = [(0, 0, 0.03)] + [(x, y, 0.03 + 0.05 * (x / width) ** 2 + 0.012 * noise.noise((x, y, width))) for x, y in outline]
    faces = [(0, i + 1, (i + 1) % 72 + 1) for i in range(72)]
    return s.thicken(s.mesh("bubble", points, faces, card, smooth=False), 0.014)


def build():
    common.desk("#b47d6b", dark="#3b2717", light="#a87b4f")
    paper = common.stock("page", "#f2ebdc")
    line, ink = common.painted("line", "#83766a", rough=0.8, coat=0), common.painted("ink", "#3a2f2b", rough=0.7, coat=0)
    red = common.painted("red pencil", "#d0583c", rough=0.8, coat=0)
    s.at(common.sheet_of_paper(common.stock("old page", "#e9dfca"), 2.9, 2.3, seed=8), (-0.1, 0.42, 0), (0, 0, 13))
    s.at(common.sheet_of_paper(common.stock("older page", "#eee5d3"), 2.9, 2.3, seed=2), (0.1, 0.3, 0.02), (0, 0, -7))
    s.at(month(paper, line, ink, red), (-0.05, 0.28, 0.045), (0, 0, 3))
    coral, pale = common.stock("coral card", "#c8563c"), common.stock("pale card", "#eeb09a")
    s.at(bubble(coral), (1.02, -0.42, 0.075), (0, 0, -16))
    s.at(bubble(pale, 0.72, 0.5, 1), (1.6, 0.2, 0.05), (0, 3, 12))
    s.at(common.pencil("#cf4f35", length=1.65), (-0.75, -0.72, 0.08), (0, 0, 24))
    s.at(common.pencil("#2f3a36", length=1.4, seed=4), (-1.95, 0.15, 0.0), (0, 0, 77))
    pot = m.ceramic("pot", rgb("#e4d9c6"), speckle=0.6)
    s.at(s.tumbler(pot, 0.36, 0.85, 0.04), (1.35, 1.55, 0))
    rng = random.Random(3)
    for i, colour in enumerate(("#cf4f35", "#e9a48d", "#2f3a36", "#d98a45", "#cf4f35")):
        s.at(common.pencil(colour, length=1.6, seed=i, rubber=i % 2 == 0), (1.35 + rng.uniform(-0.08, 0.08), 1.55 + rng.uniform(-0.08, 0.08), 0.12),
             (0, -78 + rng.uniform(-6, 6), rng.uniform(0, 360)))
    shavings = m.food("shaving", rgb("#d3a873"), rgb("#b98a55"), rough=0.7, grain=20)
    s.crumbs(shavings, 26, (0.85, -0.05), 0.35, size=(0.008, 0.022), seed=4, z=0.09)
    shoot((0.1, 0.2, 0.15), distance=6.7, pitch=31, yaw=5, lens=58, fstop=5.0, focus=(0.3, -0.25, 0.1))
    return {"exposure": 0.2}
