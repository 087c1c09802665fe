"""A glass of red wine and a candle by a window at dusk. What lies beyond the table is far out of focus, so it is worked out as a
lens would show it (`beyond`) and laid behind the render; glass and wine bend the same picture on a sheet that only they see."""
import math
import random

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter

from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.colours import rgb as lin
from lib.graph import Graph
from lib.materials import rgb
from rooms import common

OVER = 1.9
ASPECT = 728 / 970


def disc(u, v, x, y, r, soft, cat=(0, 0)):
    """A lamp out of focus: even, a little brighter at its edge, clipped by the barrel of the lens away from the middle."""
    d = np.hypot(u - x, v - y)
    inside = np.clip((r - d) / soft + 0.5, 0, 1)
    inside = inside * inside * (3 - 2 * inside)
    d2 = np.hypot(u - x + cat[0], v - y + cat[1])
    clip = np.clip((r * 1.04 - d2) / soft + 0.5, 0, 1)
    return inside * clip * (0.9 + 0.16 * np.clip(d / r, 0, 1) ** 5)


def strip(x, centre, half, soft):
    """A bar, blurred."""
    return np.clip((half + soft - np.abs(x - centre)) / (2 * soft), 0, 1) ** 1.0


def smooth(a):
    return a * a * (3 - 2 * a)


def beyond(width, height, over=1.0, soft=0.0075):
    """Linear light of the view through the window; u is in widths of the frame from its middle, v upwards."""
    rng = random.Random(21)
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, width) * over, np.linspace(0.5, -0.5, height) * ASPECT * over)
    t = np.clip((v + 0.14) / 0.42, 0, 1)[..., None]
    low, mid, high = np.array([0.30, 0.17, 0.115]), np.array([0.105, 0.105, 0.15]), np.array([0.03, 0.05, 0.105])
    sky = np.where(t < 0.4, low + (mid - low) * smooth(t / 0.4), mid + (high - mid) * smooth((t - 0.4) / 0.6))
    image = sky * 0.62
    # Roofs across the street, soft as far things are at f/2.
    roof = np.full_like(u, -0.4)
    for x0, x1, top in ((-1.2, -0.36, 0.1), (-0.36, -0.2, 0.045), (-0.2, 0.1, 0.075), (0.1, 0.22, 0.0), (0.22, 0.5, 0.13), (0.5, 1.2, 0.08)):
        roof = np.where((u >= x0) & (u < x1), top, roof)
    px = width / over
    mask = gaussian_filter((v < roof).astype(np.float32), 0.018 * px)[..., None]
    wall = np.array([0.0105, 0.0125, 0.0185]) * (0.75 + 0.5 * np.exp(-((v + 0.02) / 0.12) ** 2))[..., None]
    image = image * (1 - mask) + wall * mask
    warm, amber, cool, red, green = np.array([1.0, 0.62, 0.27]), np.array([1.0, 0.46, 0.13]), np.array([0.72, 0.84, 1.0]), np.array([1.0, 0.12, 0.06]), np.array([0.35, 1.0, 0.6])
    r = 0.043
    lamps = []
    # Two rows of street lamps that run away from us, shop windows low down, cars.
    for k in range(7):
        q = 0.78 ** k
        lamps.append((-0.06 - 0.5 * q, -0.015 + 0.2 * q, amber if k % 3 else warm, 1.5 * (0.55 + 0.45 * q)))
        lamps.append((0.09 + 0.46 * q, -0.02 + 0.17 * q, warm if k % 2 else amber, 1.25 * (0.55 + 0.45 * q)))
    for k in range(17):
        lamps.append((rng.uniform(-0.62, 0.62), rng.gauss(-0.055, 0.028), rng.choice((warm, warm, amber, cool)), rng.choice((0.1, 0.16, 0.28, 0.45))))
    for x, y, c, p in ((-0.21, -0.095, red, 0.55), (-0.165, -0.1, red, 0.5), (0.3, -0.09, cool, 0.9), (0.365, -0.094, cool, 0.8), (0.15, 0.03, green, 0.28), (-0.4, -0.08, cool, 0.3)):
        lamps.append((x, y, c, p))
    for k in range(9):
        lamps.append((rng.uniform(-0.6, 0.6), rng.uniform(0.0, 0.1), warm, rng.choice((0.06, 0.1, 0.15))))
    # The wet street gives them back, drawn out towards us.
    for x, y, c, p in lamps:
        if p > 0.4:
            image = image + (np.exp(-((u - x * 1.03) / 0.03) ** 2) * np.exp(-((v + 0.2 + 0.15 * y) / 0.07) ** 2))[..., None] * c * p * 0.035
    for x, y, c, p in lamps:
        cat = (0.022 * x, 0.022 * y)
        image = image + disc(u, v, x, y, r * rng.uniform(0.93, 1.03), soft, cat)[..., None] * c * p * 0.62
    # The window's bars, painted dark green, dim in front of all that; candlelight on their edges.
    def bar(cover, colour):
        nonlocal image
        cover = smooth(np.clip(cover, 0, 1))[..., None]
        image = image * (1 - cover) + colour * cover
    dark = np.array([0.012, 0.017, 0.014])
    glow = 0.03 * np.exp(-((u - 0.2) / 0.22) ** 2 - ((v - 0.02) / 0.25) ** 2)[..., None] * np.array([1.0, 0.6, 0.28])
    for x in (-0.345, 0.305):
        bar(strip(u, x, 0.0165, 0.013), dark + glow)
    bar(strip(v, 0.275, 0.014, 0.013), dark + 0.6 * glow)
    return image.astype(np.float32)


def sheet_behind(camera):
    """The same picture, where glass and wine see it."""
    w, h = 1500, int(1500 * ASPECT)
    pixels = np.ones((h, w, 4), np.float32)
    pixels[..., :3] = beyond(w, h, OVER, 0.012)[::-1]
    image = bpy.data.images.new("beyond", w, h, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    g = Graph("beyond")
    tex = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
    tex.image = image
    light = g.node("Emission", {"Color": tex.outputs["Color"], "Strength": 1.0}).outputs[0]
    g.tree.links.new(light, g.output.inputs["Surface"])
    far = 60.0
    across = far * 36 / camera.data.lens * OVER
    plane = s.sheet("beyond", across, across * ASPECT, lambda x, y: 0.0, g.material, across=1, along=1)
    plane.parent = camera
    plane.location = (0, 0, -far)
    plane.visible_camera = False
    plane.visible_shadow = False


def glass_of_wine(clear, red):
    """Thin and large; the wine reaches into the glass's wall, so that no air lies between them."""
    glass = s.lathe("glass", [
        (0, 0.0), (0.34, 0.0), (0.365, 0.008), (0.36, 0.018), (0.2, 0.035), (0.055, 0.08), (0.036, 0.16), (0.031, 0.45), (0.033, 0.84), (0.055, 0.95), (0.2, 1.05), (0.36, 1.22),
        (0.432, 1.46), (0.42, 1.74), (0.365, 2.04), (0.338, 2.22), (0.3345, 2.226), (0.331, 2.22), (0.357, 2.04), (0.411, 1.74), (0.422, 1.46), (0.35, 1.232), (0.19, 1.065), (0.05, 0.985), (0, 0.975),
    ], clear, wobble=0, steps=8, segments=160)
    top = 1.42
    wine = s.lathe("wine", [(0, 0.972), (0.05, 0.98), (0.193, 1.06), (0.354, 1.228), (0.41, 1.34), (0.4265, top + 0.008), (0.4265, top + 0.008), (0.415, top - 0.002), (0.39, top - 0.008), (0.2, top - 0.009), (0, top - 0.009)], red, wobble=0, steps=8, segments=160)
    return s.group("wine glass", [glass, wine])


def flame(place):
    """Bright and yellow above, nearly clear and blue at the wick; soft at its edge."""
    g = Graph("flame")
    z = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Object"]}).outputs["Z"]
    up = g.node("MapRange", {"Value": z, "From Min": 0.0, "From Max": 0.34}).outputs[0]
    colour = g.ramp(up, (0.0, (0.12, 0.18, 0.9)), (0.16, (1.0, 0.36, 0.09)), (0.4, (1.0, 0.62, 0.24)), (0.75, (1.0, 0.58, 0.19)), (1.0, (1.0, 0.36, 0.07)))
    power = g.ramp(up, (0.0, 0.03), (0.2, 0.2), (0.45, 1.0), (0.85, 0.85), (1.0, 0.3))
    rim = g.math("SUBTRACT", 1.0, g.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"])
    edge = g.math("POWER", rim, 0.9)
    light = g.node("Emission", {"Color": colour, "Strength": g.math("MULTIPLY", power, 17.0)}).outputs[0]
    clear = g.node("BsdfTransparent").outputs[0]
    mixed = g.node("MixShader", {0: edge})
    g.tree.links.new(clear, mixed.inputs[1])
    g.tree.links.new(light, mixed.inputs[2])
    g.tree.links.new(mixed.outputs[0], g.output.inputs["Surface"])
    made = s.lathe("flame", [(0, 0), (0.026, 0.015), (0.043, 0.06), (0.046, 0.1), (0.036, 0.18), (0.019, 0.26), (0.006, 0.32), (0, 0.345)], g.material, wobble=0.03, segments=64)
    made.visible_shadow = False
    return s.at(made, place)


def candle(place, height=1.25):
    brass = m.metal("brass", rgb("#b98d45"), rough=0.24, brushed=False)
    wax = m.food("wax", rgb("#f3ead8"), rgb("#eadfc8"), rough=0.42, soft=0.55, depth=(0.3, 0.16, 0.07), grain=2, bump=0.05, vary=0)
    top = 0.5 + height
    x, y, z = place
    s.at(s.lathe("stick", [(0, 0.03), (0.36, 0.0), (0.45, 0.0), (0.47, 0.03), (0.42, 0.055), (0.14, 0.09), (0.07, 0.18), (0.11, 0.25), (0.065, 0.32), (0.08, 0.42), (0.19, 0.49), (0.195, 0.53), (0.15, 0.535), (0.125, 0.5), (0.12, 0.44)], brass, wobble=0, steps=10), place)
    # Its lip is molten: a small dish of clear wax, and one run down the side.
    s.at(s.lathe("taper", [(0.12, 0.44), (0.116, 0.6), (0.105, top - 0.1), (0.1, top - 0.02), (0.088, top + 0.012), (0.07, top - 0.004), (0.035, top - 0.03), (0, top - 0.034)], wax, wobble=0.035, steps=10), place)
    s.at(s.strand("wick", [[(0, 0, top - 0.05), (0.004, 0, top + 0.02), (0.014, 0.0, top + 0.055), (0.03, 0.0, top + 0.07)]], 0.0085, m.food("wick", rgb("#1a120c"))), place)
    flame((x + 0.004, y, z + top + 0.012))
    lights.point((x, y, z + top + 0.17), 11.0, (1.0, 0.6, 0.28), size=0.1)


def build():
    s.at(s.table(m.wood(dark=rgb("#1d130c"), light=rgb("#5a3d28"), rough=0.34), 9), (0, -1.6, 0), (0, 0, 2))
    camera = shoot((0.12, 0.2, 1.2), distance=8.2, pitch=7, yaw=3, lens=66, fstop=4.5, focus=(-0.62, -0.25, 1.3))
    sheet_behind(camera)
    clear = m.glass(ior=1.5)
    s.at(glass_of_wine(clear, m.liquid("red wine", (0.34, 0.008, 0.022), ior=1.34)), (-0.62, 0.15, 0))
    s.at(glass_of_wine(clear, m.liquid("red wine", (0.34, 0.008, 0.022), ior=1.34)), (1.75, 1.5, 0))
    candle((0.78, 0.55, 0))
    # The room behind us: a warm pendant and a dim blue from the window.
    lights.area("room", (-3.2, -5.5, 5.5), (-0.3, 0.2, 0.9), (1.6, 1.6), 330, (1.0, 0.74, 0.5))
    sky = lights.area("sky", (-3.5, 5.5, 3.4), (0, 0.3, 0.7), (4.0, 3.5), 190, (0.55, 0.68, 1.0))
    sky.visible_transmission = False
    lights.surroundings(0.012, (0.5, 0.55, 0.75))
    return {"exposure": 0.62, "contrast": 1.22, "saturation": 1.12, "warmth": 0.6, "vignette": 0.2, "grain": 0.004}
