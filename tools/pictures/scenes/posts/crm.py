"""CRM, teal: an index-card box with tabs, cards lying before it."""
import random

from lib import ink, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common

INK, WIDTH, DEPTH = rgb("#1d2f4a"), 1.27, 0.86


def tray(paint, width, depth, height, wall=0.035):
    """An open box, its front lower than its back."""
    parts = [s.box("floor", (width, depth, wall), paint, 0.01),
             s.at(s.box("front", (width, wall, height * 0.8), paint, 0.012), (0, -depth / 2, 0)),
             s.at(s.box("back", (width, wall, height), paint, 0.012), (0, depth / 2, 0))]
    for x in (-1, 1):
        parts.append(s.at(s.box("side", (wall, depth, height * 0.84), paint, 0.012), (x * width / 2, 0, 0)))
    return parts


def holder(brass, paper):
    """A label in a brass frame, facing -y."""
    parts = [s.at(s.box("bar", (0.62, 0.02, 0.03), brass, 0.006), (0, 0, z)) for z in (0.0, 0.25)]
    parts += [s.at(s.box("bar", (0.03, 0.02, 0.28), brass, 0.006), (x, 0, 0)) for x in (-0.3, 0.3)]
    label = ink.page("label", 0.58, 0.25, paper, [(INK, 0.0045, ink.written("orders", -0.2, -0.035, 0.075, seed=1))])
    parts.append(s.at(s.sheet("label", 0.58, 0.25, lambda x, y: 0.0, label, across=1, along=1), (0, 0.0, 0.14), (90, 0, 0)))
    return parts


def card(paper, words, *, seed):
    """What is drawn on an index card: a red line, blue ones, a name and notes."""
    lines = [w for row, line in enumerate(words[1:]) for w in ink.written(line, -0.55, 0.1 - row * 0.13, 0.052, seed=seed + row)]
    return ink.page("card", WIDTH, DEPTH, paper, [
        (rgb("#a9c6d4"), 0.0022, [[(-WIDTH / 2, 0.085 - k * 0.13), (WIDTH / 2, 0.085 - k * 0.13)] for k in range(4)]),
        (rgb("#c9736a"), 0.0025, [[(-WIDTH / 2, 0.23), (WIDTH / 2, 0.23)]]),
        (INK, 0.0058, ink.written(words[0], -0.55, 0.265, 0.068, seed=seed + 20)), (INK, 0.0046, lines)])


def build():
    common.bright_desk("#7fa9a6")
    rng = random.Random(11)
    # Neither bump nor gloss: the window grazes the long side, and would draw every dent of it.
    green = rgb("#21605f")
    paint = m.food("enamel", green, m.shade(green, 0.94), rough=0.52, grain=1.5, bump=0.0, specular=0.3, vary=0.0)
    white, cream = common.stock("card", "#eee7d6", vary=0.05), common.stock("cream", "#e6d9bd", vary=0.05)
    tabs = [common.stock(f"tab {c}", c) for c in ("#2a8c8c", "#71b7b3", "#e6d9bd", "#17595c", "#a9d2cc")]
    paper = rgb("#f1ebdd")
    width, depth, height = 1.5, 2.1, 0.78
    parts = tray(paint, width, depth, height)
    y, n = -0.9, 0
    while y < 0.86:
        tall = 0.9 + rng.uniform(-0.012, 0.012)
        divider = n % 7 == 3
        lean = -9 - 5 * (y + 0.9) / 1.8 + rng.uniform(-1.2, 1.2)
        stock = tabs[(n // 7) % len(tabs)] if divider else rng.choice((white, white, white, cream))
        x = rng.uniform(-0.03, 0.03)
        lift = 0.04 + (0.02 if divider else 0) + (0.2 if n == 25 else 0)
        parts.append(s.at(s.box("card", (1.32, 0.008, tall), stock, 0), (x, y, lift), (lean, 0, rng.uniform(-0.5, 0.5))))
        if n == 0:
            first = card(paper, ("nora ellis", "garden tiles", "send list again", "ring again and see"), seed=3)
            parts.append(s.at(s.sheet("front", WIDTH, DEPTH, lambda x, y: 0.0, first, across=1, along=1), (x, y - 0.011, lift + 0.45), (90 + lean, 0, 0)))
        if divider:
            k = (n // 7) % 4
            tab = s.box("tab", (0.32, 0.011, 0.15), stock, 0.003)
            s.at(tab, (-0.47 + k * 0.31, 0.0, tall - 0.03))
            tab.parent = parts[-1]
        y += rng.uniform(0.018, 0.034) + (0.12 if n == 17 else 0)
        n += 1
    brass = m.metal("brass", rgb("#c79a4a"), rough=0.22)
    parts += [s.at(s.group("holder", holder(brass, rgb("#efe4cb"))), (0, -depth / 2 - 0.032, 0.2))]
    s.at(s.group("box", parts), (-0.35, 0.75, 0), (0, 0, 24))
    lying = common.leaf_of_paper(card(paper, ("leonie grant", "roses in urns", "told us green is out", "send total"), seed=40), WIDTH, DEPTH, lift=0.03, corner=(1, -1), seed=2)
    s.at(lying, (1.0, -0.42, 0), (0, 0, -11))
    s.at(common.pencil("#17595c", length=1.6), (0.22, -0.98, 0.0), (0, 0, 4))
    common.mug(m.ceramic("mug", rgb("#e6dfd0"), speckle=0.7), (1.6, 1.75, 0), -30)
    shoot((0.16, 0.1, 0.42), distance=6.3, pitch=25, yaw=3, lens=60, fstop=7.0, focus=(0.1, -0.2, 0.5))
    return {"exposure": 0.0, "contrast": 1.2, "saturation": 1.12, "vignette": 0.15, "grain": 0.005}
