"""Burrata torn open, its stracciatella running out between halves of roasted tomatoes, basil and its oil; toast behind."""
import math
import random

import numpy as np

from dishes import common, setting
from dishes.toast import toast, toasted
from lib import field as f, materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb

FRONT = -math.pi / 2 + 0.12


def milky(name, colour, strand):
    """Wet, white, a little clear; `strand` is what the mask raises."""
    g = Graph(name)
    g.plain(rgb("#e9e2d2"))
    base = g.mix(f.read(g)["Red"], rgb(colour), rgb(strand))
    base = g.mix(1.0, base, g.ramp(g.noise(3.0, 3.0), (0.3, 0.93), (0.7, 1.0)), "MULTIPLY")
    g.principled(Base_Color=base, Roughness=g.ramp(g.noise(6.0, 2.0), (0.35, 0.16), (0.65, 0.36)), Specular_IOR_Level=0.45, Coat_Weight=0.25,
                 Coat_Roughness=0.08, Subsurface_Weight=0.35, Subsurface_Radius=(0.09, 0.07, 0.05), Normal=g.bump(g.noise(24.0, 4.0, 0.65), 0.25, 0.012))
    return g.material


def skin(material):
    """What is left of the bag: whole at the back, torn down to the plate in front, its edge ragged and turned out."""
    turn, share = np.linspace(0, 2 * math.pi, 720, endpoint=False), np.linspace(0, 1, 170)
    a, t = np.meshgrid(turn, share)
    way = np.stack([np.cos(a), np.sin(a), 0 * a], -1)
    off = np.abs((a - FRONT - 0.12 + math.pi) % (2 * math.pi) - math.pi)
    ragged = 0.3 * f.noise(way, 2.1, 3) + 0.12 * f.fractal(way, 7.0, 4, 4)
    last = math.radians(66) + math.radians(108) * f.ease(0.1, 1.05, off + 0.9 * ragged) + np.minimum(ragged * 0.5, 0.06)
    b = t * last
    folds = f.ease(1.7, 2.7, b) * (0.09 * np.sin(a * 9 + 3 * f.noise(way, 1.5, 5)) + 0.1 * f.noise(way, 3.2, 6))
    r = 0.62 * np.sin(b) ** 0.85 * (1 + folds) * (1 + 0.05 * f.noise(way + t[..., None] * (0, 0, 1.0), 1.3, 7))
    z = 0.37 - 0.37 * np.cos(b)
    lip = f.ease(0.75, 1.0, t) * f.ease(1.15, 0.5, off)
    r, z = r + lip * (0.16 + 0.1 * ragged), z - lip * (0.1 + 0.25 * ragged)
    p = np.stack([r * np.cos(a), r * np.sin(a), np.maximum(z, 0.0)], -1)
    p += 0.012 * f.noise(p, 4.0, 8)[..., None] + 0.005 * f.fractal(p, 11, 3, 9)[..., None] * way
    thing = s.thicken(f.grid("skin", p, material, np.zeros(p.shape[:2]), around=True), 0.07)
    return s.refine(thing, 1)


def cream(rng):
    """Shreds of curd in cream, heaped in the bag and run out onto the plate: points, and where the shreds are."""
    fine, span = 620, 1.05
    step = 2 * span / (fine - 1)
    x, y = np.meshgrid(np.linspace(-span, span, fine), np.linspace(-span, span, fine))
    flat = np.stack([x, y, 0 * x], -1)
    shape = 0.1 * f.noise(flat, 2.6, 21) + 0.04 * f.noise(flat, 7.0, 22)
    # As round as the bag, but further out in front, where it is open.
    rho = np.hypot(x / 0.58, (y + 0.02) / np.where(y > -0.02, 0.58, 0.74)) + 0.5 * shape
    heap = (0.62 + 0.07 * f.noise(flat, 4.0, 24)) * np.clip(1 - np.abs(rho) ** 2.2, 0, 1) ** 0.5
    reach = 1 - np.hypot((x - 0.1) / 0.6, (y + 0.56) / 0.46) + shape
    run = 0.16 * np.sqrt(np.clip(reach, 0, 1))
    low = np.where((reach > 0) | (heap > 0.1), 0.02, -0.1)
    base = low + heap + run + 0.02 * f.noise(flat, 5.0, 23)
    shown, near = base.copy(), np.zeros_like(base)
    pad = int(0.09 / step)
    for _ in range(300):
        d, a = abs(rng.gauss(0, 0.36)), rng.uniform(0, 2 * math.pi)
        px, py = 0.05 + d * math.cos(a), -0.2 + d * math.sin(a) * 1.1
        head, bend, wide = rng.gauss(FRONT, 1.3), rng.uniform(-7, 7), rng.uniform(0.02, 0.055)
        length, level = rng.uniform(0.1, 0.34), rng.uniform(-0.025, 0.012)
        for k in range(int(length / 0.012)):
            head += bend * 0.012
            px, py = px + 0.012 * math.cos(head), py + 0.012 * math.sin(head)
            i, j = int((py + span) / step), int((px + span) / step)
            if not (pad < i < fine - pad and pad < j < fine - pad) or base[i, j] < 0.03:
                break
            w = wide * (0.75 + 0.35 * math.sin(k * 0.35 + bend)) * min(1, (k + 1) / 4)
            part = np.s_[i - pad:i + pad + 1, j - pad:j + pad + 1]
            rise = 1 - ((x[part] - px) ** 2 + (y[part] - py) ** 2) / w ** 2
            strand = base[i, j] + level + 1.3 * w * np.sign(rise) * np.sqrt(np.abs(rise)) - 0.35 * w
            blend = np.clip(0.5 + (strand - shown[part]) / 0.016, 0, 1)
            shown[part] += (strand - shown[part]) * blend + 0.008 * blend * (1 - blend)
            near[part] = np.maximum(near[part] * (1 - 0.3 * blend), blend * f.ease(-0.2, 0.8, rise))
    return np.stack([x, y, shown], -1), near


def flesh():
    """The cut face of a small tomato: a wall of flesh, chambers of jelly, a pale core. The mask says which."""
    g = Graph("tomato flesh")
    g.plain(rgb("#b03018"))
    part = f.read(g)
    wall = g.ramp(g.noise(16.0, 3.0), (0.35, rgb("#b22a14")), (0.65, rgb("#d0492a")))
    base = g.mix(part["Red"], wall, g.ramp(g.noise(20.0, 2.0), (0.35, rgb("#a3230c")), (0.65, rgb("#c9501a"))))
    base = g.mix(part["Green"], base, rgb("#e6c27a"))
    base = g.mix(part["Blue"], base, rgb("#5a1508"))
    g.principled(Base_Color=base, Roughness=0.18, Specular_IOR_Level=0.5, Coat_Weight=0.4, Subsurface_Weight=0.3, Subsurface_Radius=(0.09, 0.03, 0.015),
                 Normal=g.bump(g.noise(45.0, 3.0), 0.25, 0.01))
    return g.material


def half(face, peel, seed):
    """Half a tomato, cut face up: roasted, so it has sunk between its walls and curled at the edge."""
    rng = random.Random(seed)
    a, t = np.meshgrid(np.linspace(0, 2 * math.pi, 200, endpoint=False), np.linspace(1, 0.001, 90))
    x, y = t * np.cos(a), t * np.sin(a)
    flat = np.stack([x, y, 0 * x + seed], -1)
    bent = flat + 0.12 * np.stack([f.noise(flat, 2.0, 1), f.noise(flat, 2.0, 2), 0 * x], -1)
    d, turn = np.hypot(bent[..., 0], bent[..., 1]), np.arctan2(bent[..., 1], bent[..., 0])
    walls = 3 if seed % 3 else 2
    rib = np.abs(((turn + seed) * walls / (2 * math.pi)) % 1 - 0.5) * 2
    chamber = f.ease(0.82, 0.72, d) * f.ease(0.18, 0.34, d) * f.ease(0.9, 0.74, rib)
    seeds, seed_height = np.zeros_like(x), np.zeros_like(x)
    for _ in range(15):
        b, r = rng.uniform(0, 2 * math.pi), rng.uniform(0.4, 0.68)
        cx, cy, way = r * math.cos(b), r * math.sin(b), b + rng.uniform(-0.5, 0.5)
        u, v = (x - cx) * math.cos(way) + (y - cy) * math.sin(way), (y - cy) * math.cos(way) - (x - cx) * math.sin(way)
        seeds = np.maximum(seeds, f.ease(0.0, 0.4, 1 - (u / 0.1) ** 2 - (v / 0.062) ** 2) * chamber)
    seed_height = 0.04 * seeds
    brown = f.ease(0.86, 1.0, t + 0.12 * f.fractal(flat, 4, 3, 5))
    z = -0.13 * chamber + seed_height + 0.03 * f.noise(flat, 3.0, 6) + 0.07 * f.ease(0.7, 1, t) - 0.03
    top = f.grid("face", np.stack([x, y, z], -1), face, np.stack([chamber, seeds * 0.9, brown * 0.75], -1), around=True)
    a, b = np.meshgrid(np.linspace(0, 2 * math.pi, 120, endpoint=False), np.linspace(0, math.pi / 2 - 0.01, 50))
    p = np.stack([np.cos(b) * np.cos(a), np.cos(b) * np.sin(a), -0.78 * np.sin(b)], -1)
    crease = 1 - np.abs(f.noise(p * (1, 1, 0.5), 2.2, seed))
    p *= (1 - 0.06 * crease ** 8 + 0.03 * f.noise(p, 1.5, seed + 1))[..., None]
    p[..., 2] += 0.05 * np.cos(b) ** 6
    return s.group("half", [top, f.grid("peel", p, peel, around=True)])


def build():
    setting.ground(turn=-9)
    s.coupe(setting.stoneware(colour="#d9d1c2"), 1.4, 0.24)
    rng = random.Random(8)
    white = milky("skin", "#f0ebdf", "#f0ebdf")
    s.at(skin(white), (0.0, 0.2, 0.1))
    points, near = cream(rng)
    s.at(f.grid("stracciatella", points, milky("stracciatella", "#f5ecd8", "#fbf8f0"), near), (0.0, 0.2, 0.085))
    face, peel = flesh(), m.food("peel", rgb("#a5230f"), rgb("#6a1207"), rough=0.25, soft=0.15, depth=(0.1, 0.03, 0.01), grain=5, bump=0.2, bump_scale=30, relief=0.012)
    for i, (x, y, tilt, lean, size) in enumerate((
            (-0.82, -0.32, 14, 10, 0.2), (-0.52, -0.62, 24, -8, 0.23), (-0.95, 0.08, 10, 30, 0.18), (0.72, -0.5, 26, -14, 0.22), (0.92, -0.14, 8, -24, 0.19),
            (0.88, 0.34, 160, 10, 0.2), (-0.8, 0.52, 30, 30, 0.21), (0.42, -0.86, 20, 6, 0.18), (-0.16, -0.92, 172, 0, 0.19), (0.62, 0.72, 20, -30, 0.2), (-0.42, 0.86, 165, 20, 0.2))):
        rise = 0.1 + 0.06 * max(0, math.hypot(x, y) - 0.75) + size * (0.74 if tilt < 90 else 0.1)
        s.at(half(face, peel, i), (x, y, rise), (tilt, lean, (i * 67) % 360 * 0.2), size)
    oil = m.food("basil oil", rgb("#56671a"), rgb("#3c4d10"), rough=0.06, soft=0.2, depth=(0.06, 0.08, 0.02), grain=7, bump=0.03, coat=0.8)
    for x, y, w in ((-0.72, -0.66, 0.13), (0.22, -0.98, 0.09), (0.78, -0.74, 0.12), (-1.02, -0.18, 0.08), (1.08, 0.1, 0.07), (0.12, -1.08, 0.035), (0.9, -0.62, 0.04), (-0.88, -0.55, 0.035), (-0.4, -0.86, 0.06)):
        s.at(s.blob("oil", oil, (w, w * rng.uniform(0.6, 0.9), 0.022), uneven=0.35, detail=4, seed=x), (x, y, 0.1 + 0.13 * max(0, math.hypot(x, y) - 0.72)), (0, 0, rng.uniform(0, 180)))
    s.drops(oil, [(0.02, -0.32, 0.29), (0.14, -0.38, 0.27), (-0.08, -0.2, 0.4), (0.2, -0.22, 0.36)], size=(0.025, 0.05), seed=2)
    leaves = common.basil(2, 1.0)
    s.scatter(leaves, [(-0.52, -0.34, 0.34), (-0.42, -0.44, 0.34), (0.52, -0.34, 0.34), (0.98, -0.4, 0.26), (-0.98, -0.5, 0.26), (0.06, 0.3, 0.86)], tilt=20, seed=12)
    pepper = m.food("pepper", rgb("#1d1a17"), rgb("#3b342c"), rough=0.6, grain=20)
    s.crumbs(pepper, 46, (0.0, -0.2), 1.0, size=(0.005, 0.012), seed=3, z=0.11)
    bread, crust = toasted(), m.food("crust", rgb("#7a4a22"), rgb("#45250f"), rough=0.75, grain=7, bump=0.6, relief=0.03)
    s.at(toast(bread, crust), (1.2, 1.75, 0.0), (0, 0, 20))
    s.at(toast(bread, crust, 4), (0.55, 2.05, 0.1), (-14, 6, 64))
    napkin = s.cloth(m.linen("napkin", rgb("#dcd3c1"), stripe=rgb("#7c8a70")), 2.6, 1.7, seed=3, wrinkle=0.06)
    s.at(napkin, (-1.9, 0.95, 0.0), (0, 0, 66))
    setting.shoot((0.02, 0.04, 0.25), 7.9, pitch=37, focus=(0.0, -0.25, 0.4))
    return {"exposure": 0.3, "grain": 0.006}
