"""Messaging: the letter rack; the airmail envelope's stripes reach its edge, as they do on real ones."""
import bpy
import numpy as np
from PIL import Image, ImageDraw

from bench import letters as old
from lib import ink, materials as m
from lib.graph import Graph
from lib.materials import rgb


def page(name, width, depth, paper, marks, *, dots=420, rough=0.85, seed=0):
    dots = 640
    wide, tall = int(width * dots), int(depth * dots)
    sheet = Image.new("RGB", (wide, tall), "#f4eddd")
    pen, step, slant, band = ImageDraw.Draw(sheet), int(0.062 * dots), int(0.05 * dots), int(0.062 * dots)
    for k, x in enumerate(range(-2 * tall, wide + 2 * tall, step)):
        colour = ("#2a76a8", None, "#cf4a30", None)[k % 4]
        if colour:
            for y in (0, tall - band):
                pen.polygon([(x, y + band), (x + step, y + band), (x + step + slant, y), (x + slant, y)], colour)
    for k, y in enumerate(range(band + step // 2, tall - band - step, step)):
        colour = ("#2a76a8", None, "#cf4a30", None)[k % 4]
        if colour:
            for x in (0, wide - band):
                pen.polygon([(x, y + slant), (x, y + slant + step), (x + band, y + step), (x + band, y)], colour)
    shown = np.asarray(sheet, np.float64)[::-1] / 255
    shown = np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)
    words = np.zeros((tall, wide))
    rng = np.random.default_rng(seed)
    for line in marks[-1][2]:
        ink._stamp(words, line, marks[-1][1], dots, rng)
    shown = shown * (1 - words[..., None]) + np.array(marks[-1][0]) * words[..., None]
    image = bpy.data.images.new(name, wide, tall, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.concatenate([shown, np.ones((tall, wide, 1))], axis=2).astype(np.float32).ravel())
    g = Graph(name)
    g.plain(m.shade(paper, 0.96))
    drawn = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]}, image=image, interpolation="Cubic").outputs["Color"]
    g.principled(Base_Color=drawn, Roughness=rough, Specular_IOR_Level=0.2, Normal=g.bump(g.noise(28.0, 3.0), 0.08, 0.004))
    return g.material


class Ink:
    page = staticmethod(page)


def build():
    old.ink = Ink
    return old.build()
