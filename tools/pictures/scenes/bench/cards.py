"""CRM: a card index box in indigo enamel, its lid open, a card for each customer."""
import random

from bench.common import brass, enamel, plate, rounded
from lib import ink, shapes as s
from lib.materials import rgb
from posts.common import stock, text

WIDE, DEEP, HIGH = 1.7, 1.2, 0.72
TABS = ("#7988ed", "#e9a23a", "#4aa3cf", "#e4572f", "#23ac74")


def case(paint, metal, paper):
    t = 0.05
    parts = [s.box("bottom", (WIDE, DEEP, t), paint, 0.015), s.at(s.box("back", (WIDE, t, HIGH), paint, 0.015), (0, DEEP / 2 - t / 2, 0)),
             s.at(plate("front", [rounded(-WIDE / 2, 0, WIDE / 2, HIGH, (0.03, 0.03, 0.03, 0.03))], t, paint, edge=0.014), (0, -DEEP / 2 + t, 0), (90, 0, 0))]
    parts += [s.at(s.box("side", (t, DEEP - 0.01, HIGH), paint, 0.015), (side * (WIDE / 2 - t / 2), 0, 0)) for side in (-1, 1)]
    holder = plate("holder", [rounded(-0.36, -0.14, 0.36, 0.14, 0.03), rounded(-0.3, -0.085, 0.3, 0.085, 0.01)], 0.022, metal, edge=0.006)
    label = s.group("label", [s.at(plate("card", [rounded(-0.31, -0.1, 0.31, 0.1, 0.01)], 0.01, paper, edge=0.002), (0, 0, 0)),
                              s.at(text("A – Z", stock("ink", "#2b3050"), size=0.15), (0, 0, 0.0115)), holder])
    parts.append(s.at(label, (0, -DEEP / 2, HIGH * 0.52), (90, 0, 0)))
    return parts


def lid(paint, metal):
    """Stands open behind the box, leaning back, its inside towards the front."""
    t, deep = 0.045, 0.26
    parts = [s.at(plate("top", [rounded(-WIDE / 2, 0, WIDE / 2, DEEP, 0.03)], t, paint, edge=0.014), (0, deep, 0), (90, 0, 0)),
             s.at(s.box("lip", (WIDE, deep, t), paint, 0.014), (0, deep / 2, DEEP - t))]
    parts += [s.at(s.box("lip", (t, deep, DEEP), paint, 0.014), (side * (WIDE / 2 - t / 2), deep / 2, 0)) for side in (-1, 1)]
    hinges = [s.at(s.lathe("hinge", [(0, 0), (0.028, 0), (0.028, 0), (0.028, 0.26), (0.028, 0.26), (0, 0.26)], metal, wobble=0, segments=32), (x - 0.13, DEEP / 2 + 0.02, HIGH), (0, 90, 0)) for x in (-0.5, 0.5)]
    return [s.at(s.group("lid", parts), (0, DEEP / 2 - 0.0, HIGH + 0.02), (-12, 0, 0)), *hinges]


def card(paper, width, height, tab=None, *, place=0.0, tall=0.13, letters=""):
    """Upright in x and z; a tab is a piece of coloured card with `letters` on it at `place` along its upper edge."""
    line = rounded(-width / 2, 0, width / 2, height, 0.03)
    parts = [plate("card", [line], 0.012, paper, edge=0.003)]
    if tab is not None:
        x = place * (width / 2 - 0.16)
        parts.append(s.at(plate("tab", [rounded(x - 0.14, height - 0.12, x + 0.14, height + tall, (0.01, 0.01, 0.05, 0.05))], 0.016, tab, edge=0.004), (0, 0, -0.002)))
        parts.append(s.at(text(letters, stock("ink", "#1d2340"), size=0.085), (x, height + tall * 0.42, 0.0145)))
    return s.at(s.group("card", parts), (0, 0, 0), (90, 0, 0))


def drawn(width, height):
    """A customer's card: a name, then rows, ruled in blue and red."""
    rules = [[(-width / 2, height / 2 - 0.24 - 0.1 * k), (width / 2, height / 2 - 0.24 - 0.1 * k)] for k in range(7)]
    words = ink.written("nadia ellis", -width / 2 + 0.12, height / 2 - 0.18, 0.075, seed=3)
    for k, line in enumerate(("gutter and tiles", "late in due season", "stood in a tunnel", "a good round total")):
        words += ink.written(line, -width / 2 + 0.12, height / 2 - 0.325 - 0.1 * k, 0.042, seed=10 + k)
    page = ink.page("card", width, height, rgb("#f6f0e0"), [(rgb("#9db4cf"), 0.003, rules[1:]), (rgb("#d0705f"), 0.004, rules[:1]), (rgb("#26305c"), 0.0055, words)], dots=420)
    front = s.at(s.sheet("front", width - 0.02, height - 0.02, lambda x, y: 0.0, page, across=1, along=1), (0, height / 2, 0.0125))
    return s.at(s.group("drawn", [plate("card", [rounded(-width / 2, 0, width / 2, height, 0.03)], 0.012, stock("card", "#f3ecdb"), edge=0.003), front]), (0, 0, 0), (90, 0, 0))


def build():
    indigo, metal = enamel("#47519d"), brass("#ecd08f")
    cream, white = stock("cream card", "#efe5cc"), stock("white card", "#f5f1e6")
    parts = [*case(indigo, metal, white), *lid(indigo, metal)]
    rng, tabs = random.Random(8), [stock(f"tab {c}", c) for c in TABS]
    wide, high, count = WIDE - 0.17, 0.84, 22
    for k in range(count):
        y = -DEEP / 2 + 0.12 + k * (DEEP - 0.3) / count
        divider = k % 4 == 2
        made = card(cream if divider else white, wide - (0 if divider else 0.03), high - (0 if divider else 0.05 + rng.uniform(0, 0.02)), tabs[k // 4 % 5] if divider else None,
                    place=(-1, -0.5, 0, 0.5, 1)[k // 4 % 5], letters=("A–E", "F–J", "K–O", "P–T", "U–Z")[k // 4 % 5])
        parts.append(s.at(s.group("leaning", [made]), (rng.uniform(-0.012, 0.012), y, 0.055), (-13 - rng.uniform(-0.8, 0.8), 0, 0)))
    parts.append(s.at(s.group("pulled", [drawn(1.3, 0.86)]), (-0.06, -DEEP / 2 + 0.12 + 7.5 * (DEEP - 0.3) / count, 0.34), (-13, -2.5, 0)))
    return s.group("cards", parts)
