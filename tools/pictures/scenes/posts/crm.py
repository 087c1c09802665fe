"""CRM, teal: an index-card box with tabs, cards lying before it."""
import random

from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common


def tray(paint, width, depth, height, wall=0.035):
    """An open box, its front lower than its back."""
    parts = [s.box("floor", (width, depth, wall), paint, 0.01),
             s.at(s.box("front", (width, wall, height * 0.8), paint, 0.012), (0, -depth / 2, 0)),
             s.at(s.box("back", (width, wall, height), paint, 0.012), (0, depth / 2, 0))]
    for x in (-1, 1):
        parts.append(s.at(s.box("side", (wall, depth, height * 0.84), paint, 0.012), (x * width / 2, 0, 0)))
    return parts


def holder(brass, card, ink):
    """A label in a brass frame, facing -y."""
    parts = [s.at(s.box("bar", (0.62, 0.02, 0.03), brass, 0.006), (0, 0, z)) for z in (0.0, 0.25)]
    parts += [s.at(s.box("bar", (0.03, 0.02, 0.28), brass, 0.006), (x, 0, 0)) for x in (-0.3, 0.3)]
    parts.append(s.at(s.box("label", (0.58, 0.006, 0.25), card, 0), (0, 0.008, 0.015)))
    lines = [[(x, -0.001, y) for x, y in line] for line in common.handwriting(-0.2, 0.11, 0.42, size=0.08, seed=4)]
    parts.append(s.strand("words", lines, 0.006, ink, resolution=2, sides=1))
    return parts


def card(stock, line, ink, *, seed, rows=4):
    """An index card that lies on the desk."""
    width, depth = 1.27, 0.86
    head = [common.stroke((-0.6, 0.24), (0.6, 0.24), wobble=0)]
    words = [w for row in range(rows) for w in common.handwriting(-0.54, 0.13 - row * 0.13, 0.5 + 0.5 * random.Random(seed + row).random(), size=0.07, seed=seed * 9 + row)]
    title = common.handwriting(-0.54, 0.28, 0.6, size=0.1, seed=seed)
    rules = list(common.ruled(width, depth, 0.13, top=0.32))
    return common.sheet_of_paper(stock, width, depth, lift=0.03, corner=(1, -1), seed=seed, thick=0.007,
                                 marks=[(line, 0.003, rules), (line, 0.006, head), (ink, 0.006, words), (ink, 0.008, title)])


def front(paper, line, ink):
    """What is written on the first card, which stands: rules, a name, a few words (its foot at y = 0)."""
    rules = [[(-0.63, 0.84 - k * 0.11, 0), (0.63, 0.84 - k * 0.11, 0)] for k in range(7)]
    words = [[(x, y, 0) for x, y in word] for k in range(5) for word in common.handwriting(-0.56, 0.75 - k * 0.11, (0.9, 0.6, 1.0, 0.7, 0.4)[k], size=0.07, seed=k + 60)]
    return s.group("front", [s.strand("rules", rules, 0.003, line, resolution=1, sides=1), s.strand("words", words, 0.0055, ink, resolution=2, sides=1)])


def build():
    common.desk("#4b7c7b")
    rng = random.Random(11)
    # Neither bump nor gloss: the window grazes the long side, and would draw every dent of it.
    green = rgb("#21605f")
    paint = m.food("enamel", green, m.shade(green, 0.94), rough=0.52, grain=1.5, bump=0.0, specular=0.3, vary=0.0)
    white, cream = common.stock("card", "#eee7d6", vary=0.05), common.stock("cream", "#e6d9bd", vary=0.05)
    tabs = [common.stock(f"tab {c}", c) for c in ("#2a8c8c", "#71b7b3", "#e6d9bd", "#17595c", "#a9d2cc")]
    ink, red = common.painted("ink", "#1f3336", rough=0.6, coat=0), common.painted("rule", "#8fb9bb", rough=0.8, coat=0)
    width, depth, height = 1.5, 2.1, 0.78
    parts = tray(paint, width, depth, height)
    y, n = -0.9, 0
    while y < 0.86:
        tall = 0.9 + rng.uniform(-0.012, 0.012)
        divider = n % 7 == 3
        lean = -9 - 5 * (y + 0.9) / 1.8 + rng.uniform(-1.2, 1.2)
        paper = tabs[(n // 7) % len(tabs)] if divider else rng.choice((white, white, white, cream))
        x = rng.uniform(-0.03, 0.03)
        lift = 0.04 + (0.02 if divider else 0) + (0.2 if n == 25 else 0)
        parts.append(s.at(s.box("card", (1.32, 0.008, tall), paper, 0), (x, y, lift), (lean, 0, rng.uniform(-0.5, 0.5))))
        if n == 0:
            parts.append(s.at(front(paper, red, ink), (x, y - 0.012, lift), (90 + lean, 0, 0)))
        if divider:
            k = (n // 7) % 4
            tab = s.box("tab", (0.32, 0.011, 0.15), paper, 0.003)
            s.at(tab, (-0.47 + k * 0.31, 0.0, tall - 0.03))
            tab.parent = parts[-1]
        y += rng.uniform(0.018, 0.034) + (0.12 if n == 17 else 0)
        n += 1
    brass = m.metal("brass", rgb("#c79a4a"), rough=0.22)
    parts += [s.at(s.group("holder", holder(brass, cream, ink)), (0, -depth / 2 - 0.03, 0.2))]
    s.at(s.group("box", parts), (-0.35, 0.75, 0), (0, 0, 24))
    s.at(card(white, red, ink, seed=2), (0.75, -0.6, 0), (0, 0, -9))
    s.at(card(white, red, ink, seed=5), (1.25, -0.28, 0.025), (0, 0, 17))
    s.at(common.pencil("#17595c", length=1.6), (0.15, -0.98, 0.0), (0, 0, 3))
    common.mug(m.ceramic("mug", rgb("#e6dfd0"), speckle=0.7), (1.7, 1.75, 0), -30)
    shoot((0.22, 0.1, 0.45), distance=6.5, pitch=24, yaw=3, lens=60, fstop=5.0, focus=(0.1, -0.2, 0.5))
    return {"exposure": 0.2}
