"""AI & Automation, sage: a brass bell in front, a green handset across an open notebook."""
import math

from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common, phone


def bell():
    """A counter bell to strike with the palm."""
    brass = m.metal("brass", rgb("#d9a94e"), rough=0.16, brushed=False)
    black = common.painted("base", "#16191a", rough=0.35)
    return s.group("bell", [
        s.lathe("base", [(0, 0.0), (0.4, 0.0), (0.44, 0.01), (0.455, 0.035), (0.44, 0.07), (0.4, 0.085), (0.2, 0.095), (0, 0.095)], black, wobble=0),
        s.lathe("dome", [(0.355, 0.125), (0.385, 0.115), (0.398, 0.122), (0.395, 0.14), (0.38, 0.19), (0.335, 0.28), (0.25, 0.36), (0.13, 0.405), (0.05, 0.415), (0, 0.416)], brass, wobble=0),
        s.lathe("stem", [(0.045, 0.41), (0.045, 0.43), (0.028, 0.44), (0.028, 0.5)], brass, wobble=0),
        s.lathe("knob", [(0, 0.485), (0.05, 0.488), (0.075, 0.505), (0.07, 0.53), (0.04, 0.548), (0, 0.552)], brass, wobble=0),
    ])


def notebook():
    """Open, with a list in handwriting and a ribbon."""
    width, depth = 1.35, 1.95
    paper, ink = common.stock("page"), common.painted("ink", "#26332c", rough=0.6, coat=0)
    grey = common.painted("rule", "#b9c2b6", rough=0.8, coat=0)

    def z(t):
        return 0.03 + 0.15 * min(t * 9, 1) ** 0.6 * (1 - 0.72 * t)
    parts = []
    for side in (-1, 1):
        for layer in range(7):
            drop, out = layer * 0.014, layer * 0.008
            def place(x, y, side=side, drop=drop, out=out):
                t = x + 0.5
                return (side * t * (width + out), y * depth, max(z(t) - drop * (1 - 0.1 * t), 0.012) + (0.006 * math.sin(y * 9) * t if drop == 0 else 0))
            parts.append(s.sheet("pages", 1, 1, place, paper, across=40, along=8))
        rows = (common.stroke((0.08, 0.75 - row * 0.19), (width - 0.06, 0.75 - row * 0.19), wobble=0, steps=24) for row in range(9))
        on = [[(side * x, y, z(x / width) + 0.008) for x, y in line] for line in rows]
        parts.append(s.strand("rules", on, 0.0028, grey, resolution=1, sides=1))
    words = []
    for row in range(7):
        for line in common.handwriting(0.3, 0.765 - row * 0.19, 0.55 + 0.35 * ((row * 7) % 3) / 2, size=0.085, seed=row + 3):
            words.append([(x, y, z(x / width) + 0.01) for x, y in line])
        if row < 5:
            words.append([(x, y, z(x / width) + 0.01) for x, y in ((0.13, 0.8 - row * 0.19), (0.17, 0.765 - row * 0.19), (0.25, 0.87 - row * 0.19))])
    parts.append(s.strand("words", words, 0.0055, ink, resolution=2, sides=1))
    parts.append(s.at(s.box("cover", (2 * width + 0.14, depth + 0.1, 0.03), common.painted("cover", "#2f4a3a", rough=0.6, coat=0), 0.012), (0, 0, 0)))
    return s.group("notebook", parts)


def build():
    common.desk("#74857a")
    green = common.painted("green plastic", "#47664f", rough=0.22, coat=0.6)
    s.at(notebook(), (0.45, 0.75, 0), (0, 0, -14))
    s.at(phone.handset(green), (0.5, 1.35, 0.16), (0, 0, -22))
    s.at(bell(), (-0.95, -0.1, 0), (0, 0, 20))
    s.at(common.pencil("#3a5a45", length=1.55), (-0.1, -0.68, 0), (0, 0, 5))
    cord = [(1.42, 0.98, 0.22), (1.7, 0.86, 0.12), (2.05, 0.62, 0.0), (2.5, 0.75, 0.0), (3.2, 1.1, 0.0), (4.2, 1.0, 0.0)]
    phone.coil(cord, green, turns=48)
    common.mug(m.ceramic("mug", rgb("#e6dfd0"), speckle=0.7), (-1.5, 2.2, 0), 200)
    s.crumbs(common.stock("rubbings", "#8c8780"), 14, (-0.1, -0.75), 0.4, size=(0.006, 0.014), seed=3)
    shoot((0.05, 0.35, 0.3), distance=6.3, pitch=18, yaw=-4, lens=62, fstop=4.0, focus=(-0.95, -0.35, 0.3))
    return {"exposure": 0.2}
