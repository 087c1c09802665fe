"""Saffron risotto all'onda on a rimmed plate: grains in a glossy cream, saffron, shavings of Grana."""
import math
import random

import numpy as np
from mathutils import noise

from dishes import common, setting
from lib import field as f, materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb

FINE, SPAN = 860, 1.12


def outline(angle):
    """How far the risotto has run."""
    around = np.stack([np.cos(angle), np.sin(angle), np.zeros_like(angle)], -1)
    return 0.985 + 0.035 * f.noise(around, 1.3, 3) + 0.012 * f.noise(around, 4.0, 4)


def pool():
    """The cream without its grains: the wave that runs through it when the plate is tapped."""
    line = np.linspace(-SPAN, SPAN, FINE)
    x, y = np.meshgrid(line, line)
    flat = np.stack([x, y, np.zeros_like(x)], -1)
    d, edge = np.hypot(x, y), outline(np.arctan2(y, x))
    wave = np.sin(np.hypot(x + 0.35, y - 0.5) * 13 + 2.2 * f.noise(flat, 1.6, 5)) * 0.011 * f.ease(1.0, 0.6, d / edge)
    height = 0.105 + 0.105 * np.sqrt(np.clip(1 - (d / edge) ** 5, 0, 1)) + wave + 0.02 * f.noise(flat, 2.1, 6) * f.ease(1, 0.8, d / edge)
    return x, y, d, edge, height


def stir_in(height, rng, count):
    """Grains that lift the cream where they lie just under it; gives the surface and how near a grain is."""
    shown, near = height.copy(), np.zeros_like(height)
    step = 2 * SPAN / (FINE - 1)
    reach = int(0.06 / step)
    for _ in range(count):
        a, d = rng.uniform(0, 2 * math.pi), 0.965 * math.sqrt(rng.random())
        cx, cy, turn = d * math.cos(a), d * math.sin(a), rng.uniform(0, math.pi)
        long, wide, tall = rng.uniform(0.038, 0.048), rng.uniform(0.019, 0.0235), 0.022
        i, j = int((cy + SPAN) / step), int((cx + SPAN) / step)
        part = np.s_[max(i - reach, 0):i + reach + 1, max(j - reach, 0):j + reach + 1]
        rows, columns = np.mgrid[part]
        x, y = columns * step - SPAN - cx, rows * step - SPAN - cy
        u, v = (x * math.cos(turn) + y * math.sin(turn)) / long, (y * math.cos(turn) - x * math.sin(turn)) / wide
        inside = 1 - np.abs(u) ** 2.3 - v ** 2
        rise = tall * np.sign(inside) * np.sqrt(np.abs(inside)) * np.where(inside > 0, 1, 2)
        grain = height[i, j] + rng.uniform(-0.018, -0.003) + rise
        soft = 0.006
        old = shown[part]
        blend = np.clip(0.5 + (grain - old) / (2 * soft), 0, 1)
        shown[part] = old + (grain - old) * blend + soft * blend * (1 - blend)
        near[part] = np.where(grain > old, f.ease(-0.1, 0.8, inside), near[part] * (1 - 0.6 * blend))
    return shown, near


def creamy():
    """Saffron cream that covers its grains; they are paler."""
    g = Graph("risotto")
    g.plain(rgb("#e8ab3a"))
    grain = f.read(g)["Red"]
    cream = g.ramp(g.noise(2.6, 4.0), (0.35, rgb("#cc9114")), (0.65, rgb("#dba628")))
    base = g.mix(g.math("MULTIPLY", grain, 0.85), cream, g.ramp(g.noise(16.0, 2.0), (0.35, rgb("#e2b84e")), (0.65, rgb("#edcd7c"))))
    g.principled(Base_Color=base, Roughness=g.ramp(g.noise(8.0, 2.0), (0.35, 0.16), (0.65, 0.32)), Specular_IOR_Level=0.45,
                 Subsurface_Weight=0.35, Subsurface_Radius=(0.06, 0.035, 0.01), Coat_Weight=0.2, Coat_Roughness=0.1,
                 Normal=g.bump(g.noise(70.0, 3.0), 0.12, 0.01))
    return g.material


def shaving(material, seed):
    """A thin curl from a block of cheese."""
    rng = random.Random(seed)
    w, d, bend = rng.uniform(0.26, 0.4), rng.uniform(0.12, 0.18), rng.uniform(0.5, 1.5)

    def place(u, v):
        edge = 1 + 0.2 * noise.noise((u * 5, v * 5, seed)) + 0.1 * noise.noise((u * 17, v * 17, seed))
        return (math.sin(u * bend * 2) / bend / 2 * w * edge, v * d * edge, w * bend * 0.5 * u * u + 0.03 * noise.noise((u * 2, v * 3, seed * 2.0)))
    return s.thicken(s.sheet("shaving", 1, 1, place, material, across=40, along=20), 0.007)


def build():
    setting.ground(turn=-14)
    s.plate(setting.stoneware(), 1.38, 0.2, 0.76)
    rng = random.Random(21)
    x, y, d, edge, height = pool()
    shown, near = stir_in(height, rng, 1950)
    pull = np.minimum(1, edge / np.maximum(d, 1e-6))
    shown = np.where(d < edge, shown, 0.08)
    f.grid("risotto", np.stack([x * pull, y * pull, shown], -1), creamy(), near * (d < edge))
    step = 2 * SPAN / (FINE - 1)

    def top(px, py):
        return shown[int((py + SPAN) / step), int((px + SPAN) / step)]
    cheese = m.food("cheese", rgb("#f3e6bd"), rgb("#e8d59c"), rough=0.5, soft=0.3, grain=6, bump=0.35, bump_scale=40)
    for i, (px, py, turn) in enumerate(((0.1, 0.2, 30), (0.34, 0.08, 110), (0.2, 0.34, 170), (0.42, 0.32, 70), (0.02, 0.42, 215))):
        s.at(shaving(cheese, i + 3), (px, py, top(px, py) + 0.02 + 0.012 * i), (rng.uniform(-12, 12), rng.uniform(-12, 12), turn))
    saffron = m.food("saffron", rgb("#a8250a"), rgb("#7c1605"), rough=0.4, grain=8)
    threads = []
    for _ in range(30):
        px, py = rng.gauss(-0.1, 0.3), rng.gauss(-0.05, 0.28)
        a, bend = rng.uniform(0, 6.28), rng.uniform(-1.2, 1.2)
        line = [(px + t * 0.07 * math.cos(a + bend * t), py + t * 0.07 * math.sin(a + bend * t)) for t in (0, 0.5, 1, 1.5)]
        threads.append([(qx, qy, top(qx, qy) + 0.006) for qx, qy in line])
    s.strand("saffron", threads, 0.006, saffron, sides=2, taper=True)
    s.scatter(common.basil(4, 0.62), [(0.2, 0.2, 0.33), (0.28, 0.29, 0.36)], tilt=12, seed=5)
    pepper = m.food("pepper", rgb("#1d1a17"), rgb("#3b342c"), rough=0.6, grain=20)
    s.crumbs(pepper, 26, (0.0, 0.0), 0.9, size=(0.005, 0.011), seed=3, z=0.215)
    s.at(s.fork(m.metal("steel", brushed=False, rough=0.16), 1.9), (1.46, -1.0, 0.0), (0, 0, 86))
    napkin = s.cloth(m.linen("napkin", rgb("#dcd3c1"), stripe=rgb("#b98a3c")), 2.8, 1.9, seed=9, wrinkle=0.06)
    s.at(napkin, (-1.75, 1.05, 0.0), (0, 0, 62))
    s.at(s.bowl(setting.stoneware("small"), 0.45, 0.28, 0.5, 0.06), (1.35, 1.65, 0))
    s.crumbs(cheese, 260, (1.35, 1.65), 0.32, size=(0.02, 0.05), seed=1, z=0.17)
    setting.shoot((0.04, 0.06, 0.12), 7.1, pitch=38, focus=(0.0, -0.25, 0.2))
    return {"exposure": 0.25, "saturation": 1.02, "grain": 0.006}
