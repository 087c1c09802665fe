"""Payments: receipts on a spike, printed in a till's letters; those below hang further down at their front."""
import math

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from bench import receipts as old
from bench.common import steel
from cutouts.telephone import bakelite
from lib import ink, materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb

FACE = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono%s.ttf"
WORK = (("Boiler service", 95), ("New tap", 64.5), ("Tap washer x4", 6.4), ("Labour 2 h", 110), ("Pipe 15 mm", 18.75), ("Call-out", 45), ("Sealant", 8.9), ("Radiator valve", 22.3), ("Waste trap", 14.25), ("Labour 1 h", 55))


def printed(width, length, seed):
    dots, rng = 620, np.random.default_rng(seed + 40)
    wide, tall = int(width * dots), int(length * dots)
    last = seed == len(old.SLIPS) - 1
    size = int(wide * 0.078)
    sheet = Image.new("L", (wide, tall), 0)
    pen, plain, bold = ImageDraw.Draw(sheet), ImageFont.truetype(FACE % "", size), ImageFont.truetype(FACE % "-Bold", int(size * 1.15))
    left, right, y, step = int(wide * 0.09), int(wide * 0.91), int(wide * 0.1), int(size * 1.5)
    pen.text((wide / 2, y), "RECEIPT", 255, ImageFont.truetype(FACE % "-Bold", int(size * 1.5)), anchor="ma")
    y += int(step * 1.5)
    pen.text((wide / 2, y), f"No. {1040 + seed}   {3 + seed:02d}/11", 240, plain, anchor="ma")
    y += int(step * 1.4)
    rows = (tall - y - int(step * (9.5 if last else 6.2))) // step
    total = 0.0
    for k in rng.permutation(len(WORK))[:max(2, min(rows, len(WORK)))]:
        what, price = WORK[k]
        total += price
        pen.text((left, y), what, 245, plain)
        pen.text((right, y), f"{price:.2f}", 245, plain, anchor="ra")
        y += step
    y = y + step // 3 if last else max(y + step // 3, tall - int(step * 4.9))
    pen.line((left, y, right, y), 190, 3)
    y += step // 3
    pen.text((left, y), "TOTAL", 255, bold)
    pen.text((right, y), f"{total:.2f}", 255, bold, anchor="ra")
    y += int(step * 1.35)
    pen.text((left, y), "CARD", 240, plain)
    pen.text((right, y), f"{total:.2f}", 240, plain, anchor="ra")
    if not last:
        pen.text((wide / 2, y + step * 1.5), "Thank you", 240, plain, anchor="ma")
    cover = np.asarray(sheet, np.float32)[::-1, :, None] / 255
    paper = np.array(rgb("#f8f5ee")) * (1 + 0.01 * rng.normal(0, 1, (tall, wide, 1)))
    shown = paper * (1 - cover) + np.array(rgb("#15181a")) * cover
    if last:
        green = np.zeros((tall, wide))
        for line in old.stamped(0.165, -length / 2 + 0.27):
            ink._stamp(green, line, 0.013, dots, rng)
        share = (green * np.clip(0.88 + 0.1 * rng.normal(0, 1, green.shape), 0, 1))[..., None]
        shown = shown * (1 - share) + np.array(rgb("#07804f")) * share
    image = bpy.data.images.new("receipt", wide, tall, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.concatenate([shown, np.ones((tall, wide, 1))], axis=2).astype(np.float32).ravel())
    g = Graph("receipt")
    g.plain(m.shade(rgb("#f8f5ee"), 0.96))
    drawn = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]}, image=image, interpolation="Cubic").outputs["Color"]
    g.principled(Base_Color=drawn, Roughness=0.6, Specular_IOR_Level=0.3, Normal=g.bump(g.noise(3.0, 3.0), 0.12, 0.02))
    return g.material


class Slip(old.Slip):
    def __init__(self, number, *rest):
        super().__init__(number, *rest)
        self.fall = 0.74 * (1 - 0.72 * number / len(old.SLIPS))


def build():
    old.printed, old.Slip = printed, Slip
    emerald = bakelite("#0a8152", rough=0.4, specular=0.03)
    line = [(0, 0.0), (0.4, 0.0), (0.6, 0.0), (0.66, 0.0), (0.688, 0.002), (0.706, 0.014), (0.718, 0.04), (0.718, 0.085), (0.706, 0.11), (0.685, 0.124), (0.6, 0.145), (0.45, 0.18), (0.3, 0.212), (0.14, 0.252), (0.075, 0.29), (0.055, 0.31), (0.055, 0.31), (0, 0.31)]
    parts = [s.lathe("base", line, emerald, wobble=0, segments=192),
             s.lathe("collar", [(0.055, 0.3), (0.055, 0.34), (0.045, 0.355), (0.02, 0.36)], steel(), wobble=0, segments=48),
             s.lathe("spike", [(0.019, 0.28), (0.019, 1.24), (0.017, 1.29), (0.002, 1.5), (0, 1.502)], steel(), wobble=0, segments=32, steps=1)]
    for slip in old.heap():
        width, length = slip.size

        def place(x, y, slip=slip, length=length):
            v = y + length * (0.5 - slip.share)
            c, d = math.cos(slip.turn), math.sin(slip.turn)
            px, py = x * c - v * d, x * d + v * c
            return (px, py, float(slip.height(np.array(px), np.array(py))))
        parts.append(s.sheet("receipt", width, length, place, printed(width, length, slip.seed), across=16, along=40))
    return s.group("receipts", parts)
