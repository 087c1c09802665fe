"""AI & Automation, sage: a brass bell in front, a green handset across an open notebook."""
import math

from bench.common import brass, enamel
from lib import ink, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common, phone

INK, WIDTH, DEPTH = rgb("#22352b"), 1.35, 1.95
LEFT = ("garden tiles", "roses in urns", "on around ten", "ring nora again", "send total list")
RIGHT = ("leads", "nora ellis", "leonie grant", "ida orton", "ada rust", "otto lang")


def bell():
    """A counter bell to strike with the palm."""
    gold = brass("#d6a648", rough=0.14)
    black = common.painted("base", "#16191a", rough=0.35)
    return s.group("bell", [
        s.lathe("base", [(0, 0.0), (0.4, 0.0), (0.44, 0.01), (0.455, 0.035), (0.44, 0.07), (0.4, 0.085), (0.2, 0.095), (0, 0.095)], black, wobble=0),
        s.lathe("dome", [(0.355, 0.125), (0.385, 0.115), (0.398, 0.122), (0.395, 0.14), (0.38, 0.19), (0.335, 0.28), (0.25, 0.36), (0.13, 0.405), (0.05, 0.415), (0, 0.416)], gold, wobble=0),
        s.lathe("stem", [(0.045, 0.41), (0.045, 0.43), (0.028, 0.44), (0.028, 0.5)], gold, wobble=0),
        s.lathe("knob", [(0, 0.485), (0.05, 0.488), (0.075, 0.505), (0.07, 0.53), (0.04, 0.548), (0, 0.552)], gold, wobble=0),
    ])


def page(name, words, *, ticks, seed):
    """Faint lines and a list in handwriting; the first so many of its rows are ticked."""
    rows = [0.62 - 0.2 * k for k in range(8)]
    rules = [[(-0.6, y - 0.03), (0.6, y - 0.03)] for y in rows]
    marks = [(rgb("#b9c6b8"), 0.0022, rules)]
    lines = [line for y, said in zip(rows, words) for line in ink.written(said, -0.4, y, 0.08, seed=seed + int(50 - y * 50))]
    tick = [[(-0.55, y + 0.04), (-0.52, y), (-0.45, y + 0.12)] for y in rows[1:ticks + 1]]
    return ink.page(name, WIDTH, DEPTH, rgb("#f3eee1"), [*marks, (INK, 0.006, lines), (rgb("#3f7a55"), 0.008, tick)])


def notebook():
    """Open, with lists on both pages."""
    edge, cover = common.stock("leaves", "#e9e2d2"), common.painted("cover", "#2f5a42", rough=0.6, coat=0)

    def swell(t):
        return 0.03 + 0.15 * min(t * 9, 1) ** 0.6 * (1 - 0.72 * t)
    tops = {-1: page("left", LEFT, ticks=0, seed=3), 1: page("right", RIGHT, ticks=3, seed=40)}
    parts = [s.box("cover", (2 * WIDTH + 0.14, DEPTH + 0.1, 0.03), cover, 0.012)]
    for side in (-1, 1):
        for layer in range(8):
            drop, out = layer * 0.013, layer * 0.006

            def place(x, y, side=side, drop=drop, out=out):
                t = 0.5 + side * x
                return (side * t * (WIDTH + out), y * DEPTH, max(swell(t) - drop * (1 - 0.1 * t), 0.032 + 0.002 * (8 - drop * 70)) + (0.005 * math.sin(y * 9) * t if drop == 0 else 0))
            parts.append(s.sheet("page", 1, 1, place, edge if layer else tops[side], across=70, along=30))
    return s.group("notebook", parts)


def build():
    common.bright_desk("#a9bba9")
    green = enamel("#386b4d", rough=0.26)
    s.at(notebook(), (0.35, 0.72, 0), (0, 0, -10))
    s.at(phone.handset(green), (0.55, 1.2, 0.1), (0, 0, -16), 0.86)
    s.at(bell(), (-1.0, -0.42, 0), (0, 0, 20), 0.95)
    s.at(common.pencil("#2f5a42", length=1.6), (-0.25, -0.86, 0), (0, 0, 6))
    phone.coil([(1.28, 0.98, 0.12), (1.5, 0.95, 0.1), (1.8, 1.0, 0.02), (2.1, 1.3, 0.0), (2.6, 1.5, 0.0), (3.6, 1.4, 0.0)], green, turns=52, radius=0.05, wire=0.018)
    common.mug(m.ceramic("mug", rgb("#e6dfd0"), speckle=0.7), (-1.45, 1.95, 0), 200)
    shoot((0.08, 0.3, 0.25), distance=6.5, pitch=29, yaw=-3, lens=60, fstop=7.0, focus=(-0.5, -0.2, 0.2))
    return {"exposure": 0.0, "contrast": 1.2, "saturation": 1.12, "vignette": 0.15, "grain": 0.005}
