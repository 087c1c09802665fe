"""The social article's calendar, alone and whole: figures printed into its paper, Wednesdays ringed, a bubble of folded card on it; for a crop of 6 to 5."""
import os

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from bench.common import plate, rounded
from lib import ink, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb
from posts import common

WIDTH, DEPTH, DOTS = 2.9, 2.3, 760
LEFT, TOP, CELL = -1.32, 0.66, (0.377, 0.335)
FACE = os.path.join(bpy.utils.system_resource("DATAFILES"), "fonts", "Inter.woff2")


def middle(day):
    row, column = divmod(day, 7)
    return LEFT + (column + 0.5) * CELL[0], TOP - (row + 0.5) * CELL[1]


def layer(draw):
    """What `draw` does with a pen on a page of 0 to 255, as a cover (rows from below)."""
    sheet = Image.new("L", (int(WIDTH * DOTS), int(DEPTH * DOTS)), 0)
    draw(ImageDraw.Draw(sheet), lambda x, y: ((x + WIDTH / 2) * DOTS, (DEPTH / 2 - y) * DOTS))
    return np.asarray(sheet, np.float64)[::-1] / 255


def font(size, weight="Medium"):
    made = ImageFont.truetype(FACE, int(size * DOTS))
    made.set_variation_by_name(weight)
    return made


def page():
    rng = np.random.default_rng(2)

    def grid(pen, at):
        for r in range(6):
            pen.line((*at(LEFT, TOP - r * CELL[1]), *at(LEFT + 7 * CELL[0], TOP - r * CELL[1])), 255, 4)
        for c in range(8):
            pen.line((*at(LEFT + c * CELL[0], TOP), *at(LEFT + c * CELL[0], TOP - 5 * CELL[1])), 255, 4)

    def figures(pen, at):
        pen.text(at(LEFT - 0.01, 0.845), "JUNE", 255, font(0.27, "SemiBold"), anchor="ls")
        for day in range(1, 31):
            x, y = middle(day)
            pen.text(at(x - 0.148, y + 0.125), str(day), 255, font(0.108, "SemiBold"), anchor="lt")

    def days(pen, at):
        for c, name in enumerate("SMTWTFS"):
            pen.text(at(LEFT + (c + 0.5) * CELL[0], TOP + 0.035), name, 255, font(0.07), anchor="ms")

    shown = np.array(rgb("#f6f0e4")) * (1 + 0.008 * rng.normal(0, 1, (int(DEPTH * DOTS), int(WIDTH * DOTS), 1)))
    rings, notes = np.zeros(shown.shape[:2]), np.zeros(shown.shape[:2])
    for k, day in enumerate((3, 10, 17, 24)):
        x, y = middle(day)
        line = [(x - (0.113 if day < 10 else 0.082) + (0.098 + 0.006 * t) * np.cos(t * 7.2 + k), y + 0.086 + (0.086 + 0.005 * t) * np.sin(t * 7.2 + k)) for t in (i / 24 for i in range(25))]
        ink._stamp(rings, line, 0.0075, DOTS, rng)
    for day, word in ((5, "note"), (12, "tags"), (19, "rest"), (26, "tell")):
        x, y = middle(day)
        for line in ink.written(word, x - 0.11, y - 0.075, 0.058, seed=day):
            ink._stamp(notes, line, 0.005, DOTS, rng)
    for cover, colour in ((layer(grid), "#a3978b"), (layer(days), "#5a5047"), (layer(figures), "#171310"), (rings, "#b92f18"), (notes, "#18203c")):
        share = (cover * np.clip(0.99 + 0.01 * rng.normal(0, 1, cover.shape), 0, 1))[..., None]
        shown = shown * (1 - share) + np.array(rgb(colour)) * share
    high, wide = shown.shape[:2]
    image = bpy.data.images.new("month", wide, high, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.concatenate([shown, np.ones((high, wide, 1))], axis=2).astype(np.float32).ravel())
    g = Graph("month")
    g.plain(m.shade(rgb("#f6f0e4"), 0.96))
    drawn = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]}, image=image, interpolation="Cubic").outputs["Color"]
    g.principled(Base_Color=drawn, Roughness=1.0, Specular_IOR_Level=0.0)
    return g.material


def bubble(card, pale):
    """Card folded at its upper edge, so that it stands: a speech bubble before, a plain leaf behind. The fold is along x."""
    w, h, tail, lean = 0.4, 0.5, 0.13, 21
    line = rounded(-w, -h, w, 0, (0.12, 0.12, 0.02, 0.02), 14)
    cut = line[:15] + [(-w + 0.15, -h), (-w + 0.13, -h - tail), (-w + 0.32, -h)] + line[15:]
    front = [plate("front", [cut], 0.016, card, edge=0.004)]
    for x in (-0.17, 0, 0.17):
        front.append(s.at(s.lathe("dot", [(0.052, 0), (0.052, 0.0015), (0, 0.002)], pale, wobble=0, segments=48), (x, -h / 2, 0.0155)))
    back = plate("back", [rounded(-w, -h - tail + 0.005, w, 0, (0.02, 0.02, 0.02, 0.02))], 0.016, card, edge=0.004)
    tall = (h + tail) * np.cos(np.radians(lean))
    return s.group("bubble", [s.at(s.group("front", front), (0, -0.004, tall), (90 - lean, 0, 0)), s.at(s.group("back", [back]), (0, 0.004 + 0.006, tall - 0.004), (90 + lean, 0, 0)),
                              s.at(s.strand("fold", [[(-w + 0.01, 0, 0), (w - 0.01, 0, 0)]], 0.011, card), (0, 0.003, tall - 0.004))])


def build():
    common.bright_desk("#d9a896")
    top = s.sheet("page", WIDTH, DEPTH, lambda x, y: 0.0006 + 0.03 * max(0.0, x / WIDTH - y / DEPTH - 0.55) ** 2 * 3, page(), across=60, along=60)
    pad = [s.box("leaves", (WIDTH, DEPTH, 0.09), common.stock("leaves", "#ece4d4"), 0.004), s.at(top, (0, 0, 0.09)),
           s.at(s.box("binding", (WIDTH + 0.02, 0.13, 0.12), common.painted("binding", "#c8563c", rough=0.6, coat=0), 0.012), (0, DEPTH / 2 + 0.0, 0))]
    pad.append(s.at(bubble(common.stock("coral card", "#d5583d"), common.stock("pale", "#f6ddd0")), (0.72, -0.86, 0.0915), (0, 0, -15), 0.84))
    s.at(s.group("pad", pad), (0, 0, 0), (0, 0, 9))
    shoot((0.04, -0.1, 0.1), distance=8.9, pitch=45, yaw=2, lens=76, fstop=9.0, focus=(0.2, -0.45, 0.2))
    return {"exposure": -0.1, "contrast": 1.36, "saturation": 1.14, "vignette": 0.13, "grain": 0.004}
