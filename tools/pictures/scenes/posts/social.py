"""Social Media, coral: a month on paper with days ringed, speech bubbles cut from paper, pencils."""
import math
import random

from lib import ink, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common

WIDTH, DEPTH, LEFT, TOP, CELL = 2.9, 2.3, -1.32, 0.72, (0.377, 0.345)


def month(paper):
    """A calendar page, 7 by 5; some days ringed in red pencil, a word on others."""
    grid = [[(LEFT, TOP - r * CELL[1]), (LEFT + 7 * CELL[0], TOP - r * CELL[1])] for r in range(6)]
    grid += [[(LEFT + c * CELL[0], TOP), (LEFT + c * CELL[0], TOP - 5 * CELL[1])] for c in range(8)]
    rings, notes = [], []
    for k, day in enumerate((3, 10, 17, 24)):
        x, y = middle(day)
        rings.append([(x + (0.15 + 0.01 * t) * math.cos(t * 7.2 + k), y + (0.125 + 0.008 * t) * math.sin(t * 7.2 + k)) for t in (i / 24 for i in range(25))])
    for day, word in ((5, "note"), (12, "tags"), (19, "rest"), (26, "tell")):
        x, y = middle(day)
        notes += ink.written(word, x - 0.12, y - 0.08, 0.055, seed=day)
    return ink.page("month", WIDTH, DEPTH, paper, [(rgb("#a3978b"), 0.0028, grid), (rgb("#c94f38"), 0.009, rings), (rgb("#2c3550"), 0.0048, notes)])


def middle(day):
    row, column = divmod(day, 7)
    return LEFT + (column + 0.5) * CELL[0], TOP - (row + 0.5) * CELL[1]


def numbers(grey):
    """The month and its days, printed: letters without height."""
    parts = [s.at(common.text("JUNE", grey, size=0.27), (LEFT + 0.37, 0.93, 0))]
    for day in range(1, 31):
        x, y = middle(day)
        parts.append(s.at(common.text(str(day), grey, size=0.095), (x - 0.12, y + 0.1, 0)))
    return s.group("numbers", parts)


def bubble(card, width=0.95, depth=0.66, tail=-1, lift=0.03):
    """A speech bubble cut from paper."""
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
    # Paper: it lies flat, and only its far side has come up a little.
    points = [(0, 0, 0.004)] + [(x, y, 0.004 + lift * max(0.0, y / depth + x / width) ** 2) for x, y in outline]
    faces = [(0, i + 1, (i + 1) % 72 + 1) for i in range(72)]
    return s.thicken(s.mesh("bubble", points, faces, card), 0.002)


def build():
    common.bright_desk("#d9a896")
    grey = common.painted("print", "#4a423d", rough=0.85, coat=0)
    leaves = common.stock("leaves", "#efe8da")
    pad = [s.box("leaves", (WIDTH, DEPTH, 0.09), leaves, 0.004),
           s.at(common.leaf_of_paper(month(rgb("#f4eee2")), WIDTH, DEPTH, lift=0.05, corner=(1, -1), seed=4), (0, 0, 0.09)), s.at(numbers(grey), (0, 0, 0.1062)),
           s.at(s.box("binding", (WIDTH + 0.02, 0.12, 0.125), common.painted("binding", "#c8563c", rough=0.6, coat=0), 0.012), (0, DEPTH / 2 + 0.03, 0))]
    s.at(s.group("pad", pad), (-0.15, 0.3, 0), (0, 0, 7))
    coral, pale = common.stock("coral paper", "#d2614a"), common.stock("pale paper", "#efb7a2")
    s.at(bubble(coral, 0.78, 0.52), (0.3, -0.08, 0.112), (0, 0, -4))
    s.at(bubble(pale, 0.56, 0.38, 1), (0.86, 0.34, 0.112), (0, 0, 12))
    s.at(common.pencil("#cf4f35", length=1.65), (-1.45, -0.74, 0.0), (0, 0, -8))
    pot = m.ceramic("pot", rgb("#e4d9c6"), speckle=0.6)
    s.at(s.tumbler(pot, 0.36, 0.85, 0.04), (1.75, 1.35, 0))
    rng = random.Random(3)
    for i, colour in enumerate(("#cf4f35", "#e9a48d", "#2f3a36", "#d98a45")):
        s.at(common.pencil(colour, length=1.6, seed=i, rubber=i % 2 == 0), (1.75 + rng.uniform(-0.08, 0.08), 1.35 + rng.uniform(-0.08, 0.08), 0.12),
             (0, -78 + rng.uniform(-6, 6), rng.uniform(0, 360)))
    shoot((0.1, 0.15, 0.1), distance=6.4, pitch=38, yaw=4, lens=58, fstop=8.0, focus=(0.1, 0.0, 0.1))
    return {"exposure": 0.0, "contrast": 1.2, "saturation": 1.12, "vignette": 0.15, "grain": 0.005}
