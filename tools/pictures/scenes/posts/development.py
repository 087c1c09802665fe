"""Web Development, plum: two keys with a tag that reads "website", on a signed brief. Whoever builds it, the owner keeps the keys."""
import math
import random

import bpy

from lib import ink, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common

INK, WIDTH, DEPTH = rgb("#2a2038"), 2.1, 2.97


def plate(name, outlines, metal, thick, edge=0.006):
    """Cut out of sheet metal: the first line is its edge, the others are holes."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.fill_mode, data.extrude, data.bevel_depth, data.bevel_resolution = "2D", "BOTH", thick / 2, edge, 2
    for outline in outlines:
        path = data.splines.new("POLY")
        path.points.add(len(outline) - 1)
        path.use_cyclic_u = True
        for point, (x, y) in zip(path.points, outline):
            point.co = (x, y, 0, 1)
    return s.add(name, data, metal)


def circle(x, y, rx, ry=None, count=64):
    return [(x + rx * math.cos(2 * math.pi * k / count), y + (ry or rx) * math.sin(2 * math.pi * k / count)) for k in range(count)]


def key(metal, cuts, *, length=0.42):
    """A door key along +x; its bow, with the hole, is about the origin."""
    bow = [(0.15 * math.cos(a), 0.14 * math.sin(a)) for a in (math.radians(28 + k * (304 / 48)) for k in range(49))]
    blade = [(0.16, -0.045), (0.2, -0.045)]
    for k, deep in enumerate(cuts):
        x = 0.21 + (length - 0.05) * k / len(cuts)
        step = (length - 0.05) / len(cuts)
        blade += [(x + step * 0.15, -0.045 + deep), (x + step * 0.55, -0.045 + deep), (x + step * 0.9, -0.042)]
    blade += [(0.2 + length - 0.04, -0.03), (0.2 + length, 0.012), (0.2 + length - 0.03, 0.045), (0.16, 0.045)]
    whole = plate("key", [bow + blade, circle(-0.085, 0, 0.036)], metal, 0.016)
    groove = s.box("groove", (length * 0.9, 0.012, 0.004), m.metal("shadow", rgb("#5d4a2a"), rough=0.5), 0)
    return s.group("key", [whole, s.at(groove, (0.2 + length / 2, 0.018, 0.0115))])


def brief(paper):
    """A typed page: heading, paragraphs and a box in grey, and a signature over its line."""
    rng, words = random.Random(8), []
    for row in range(17):
        if row in (4, 5, 11):
            continue
        y, x = 0.86 - row * 0.085, -0.78
        end = 0.78 if row not in (3, 10, 16) else rng.uniform(-0.2, 0.4)
        while x < end - 0.05:
            long = rng.uniform(0.05, 0.2)
            words.append([(x, y), (min(x + long, end), y)])
            x += long + 0.035
    heading = [[(-0.78, 1.12), (-0.42, 1.12)], [(-0.36, 1.12), (0.02, 1.12)]]
    line = [[(-0.78, -0.98), (0.1, -0.98)]]
    return ink.page("brief", WIDTH, DEPTH, paper, [(rgb("#8b8790"), 0.0125, words), (rgb("#4d2a48"), 0.027, heading), (rgb("#8b8790"), 0.003, line),
                                                  (rgb("#23306a"), 0.0075, ink.written("nora ellis", -0.7, -0.95, 0.1, slant=0.45, seed=5))], dots=420)


def tag(card, print_, brass):
    """A luggage tag of card along -x from the origin, where its eyelet is."""
    w = 0.22
    outline = [(0.1, -0.09), (0.1, 0.09), (0.0, w), (-0.98, w), (-1.0, w - 0.02), (-1.0, 0.02 - w), (-0.98, -w), (0.0, -w)]
    parts = [plate("tag", [outline, circle(0.0, 0.0, 0.036)], card, 0.008, 0.002),
             s.at(common.text("website", print_, size=0.2), (-0.52, -0.01, 0.0068))]
    parts.append(s.lathe("eyelet", [(0.036, -0.006), (0.034, 0.007), (0.045, 0.011), (0.058, 0.007), (0.06, 0.004)], brass, wobble=0))
    return s.group("tag", parts)


def build():
    common.bright_desk("#8d7190")
    s.at(common.leaf_of_paper(brief(rgb("#f4f0e6")), WIDTH, DEPTH, lift=0.05, corner=(1, 1), seed=3), (-0.35, 0.45, 0), (0, 0, 16))
    brass, nickel = m.metal("brass", rgb("#c9a050"), rough=0.2, brushed=False), m.metal("nickel", rgb("#bdbbb6"), rough=0.2, brushed=False)
    plum = common.stock("plum card", "#6b2f5c")
    parts = [s.strand("ring", [[(x, y, 0.022) for x, y in circle(0, 0, 0.27, count=24)] + [(0.27, 0, 0.03)]], 0.017, nickel, resolution=6, sides=6),
             s.at(key(brass, (0.03, 0.05, 0.02, 0.045, 0.03)), (0.27 + 0.085, 0.04, 0.02), (0, 2, 8)),
             s.at(key(nickel, (0.045, 0.02, 0.05, 0.025, 0.04), length=0.46), (0.25, -0.2, 0.04), (0, 4, -32)),
             s.at(tag(plum, common.painted("print", "#f3e9dc", rough=0.8, coat=0), brass), (-0.27, 0.02, 0.016), (0, 0, -12))]
    s.at(s.group("keys", parts), (0.42, -0.28, 0.02), (0, 0, -4), 1.35)
    pen = common.pencil("#4a2046", length=1.6)
    s.at(pen, (-1.9, -0.45, 0.0), (0, 0, 62))
    common.mug(m.ceramic("mug", rgb("#e6dfd0"), speckle=0.7), (1.75, 1.5, 0), 30)
    shoot((0.2, 0.05, 0.1), distance=5.4, pitch=38, yaw=-3, lens=60, fstop=7.0, focus=(0.45, -0.3, 0.05))
    return {"exposure": 0.0, "contrast": 1.2, "saturation": 1.12, "vignette": 0.15, "grain": 0.005}
