"""SmartCall AI: a desk telephone in amber Bakelite; its shell and cradle are one moulding, so is its handset."""
import math

import numpy as np

from bench import telephone as old
from bench.common import circle, plate, steel
from hembrow.common import limb
from lib import shapes as s
from lib.field import grid
from lib.fuse import fuse
from lib.graph import Graph
from lib.materials import rgb, shade
from posts.common import painted, text
from posts.phone import coil

BODY = [(0.03, 0.0, 0.0, 0.0), (0.03, 0.6, -0.7, 0.5), (0.03, 0.94, -1.02, 0.75), (0.055, 0.985, -1.06, 0.8), (0.12, 0.995, -1.065, 0.805), (0.17, 0.985, -1.045, 0.795), (0.22, 0.965, -0.995, 0.785),
        (0.3, 0.945, -0.91, 0.765), (0.5, 0.875, -0.7, 0.71), (0.7, 0.775, -0.49, 0.63), (0.82, 0.705, -0.36, 0.57), (0.92, 0.64, -0.25, 0.51), (0.985, 0.575, -0.18, 0.46), (1.02, 0.48, -0.11, 0.4), (1.03, 0.34, -0.02, 0.3), (1.032, 0.0, 0.12, 0.12)]
BACK, HANG = 0.13, 0.872


def bakelite(colour, *, rough=0.34, specular=0.5):
    """Moulded resin, rubbed by hands: satin, with a faint cloud in its gloss and its colour."""
    g, c = Graph(f"bakelite {colour}"), rgb(colour)
    g.plain(c)
    base = g.ramp(g.noise(1.4, 3.0, 0.6), (0.3, shade(c, 0.9)), (0.7, c))
    gloss = g.node("MapRange", {"Value": g.noise(2.6, 4.0, 0.6), "From Min": 0.3, "From Max": 0.7, "To Min": rough - 0.05, "To Max": rough + 0.09}).outputs[0]
    g.principled(Base_Color=base, Roughness=gloss, Specular_IOR_Level=specular, Coat_Weight=0.0, Normal=g.bump(g.noise(60.0, 2.0), 0.05, 0.002))
    return g.material


def ring(w, front, back, z, power, count=192):
    line = []
    for k in range(count):
        a = 2 * math.pi * (k + 0.5) / count
        c, d = math.cos(a), math.sin(a)
        c, d = math.copysign(abs(c) ** power, c), math.copysign(abs(d) ** power, d)
        line.append((w * c, (front + back) / 2 + (back - front) / 2 * d, z))
    return line


def shell(material):
    """Body and cradle in one: two saddles on the top, each with a horn before and behind the grip."""
    body = grid("shell", np.array([ring(w, f, b, z, 0.36) for z, w, f, b in s.spline(BODY, 8)]), None, around=True)
    parts = [body]
    for x in (-0.36, 0.36):
        saddle = [(0.85, 0.0, 0.0), (0.85, 0.2, 0.36), (1.0, 0.18, 0.33), (1.06, 0.14, 0.28), (1.16, 0.115, 0.245), (1.225, 0.105, 0.235), (1.25, 0.09, 0.2), (1.25, 0.0, 0.0)]
        post = grid("saddle", np.array([[(x + px, BACK + py, pz) for px, py, pz in ring(w, -d, d, z, 0.55, 96)] for z, w, d in s.spline(saddle, 5)]), None, around=True)
        parts.append(post)
        for side in (-1, 1):
            horn = [(x, BACK + side * 0.15, 1.06, 0.125, 0.1), (x, BACK + side * 0.185, 1.18, 0.115, 0.066), (x * 1.01, BACK + side * 0.205, 1.27, 0.105, 0.05), (x * 1.02, BACK + side * 0.235, 1.34, 0.095, 0.044),
                    (x * 1.025, BACK + side * 0.262, 1.385, 0.082, 0.038), (x * 1.03, BACK + side * 0.283, 1.41, 0.06, 0.03), (x * 1.03, BACK + side * 0.292, 1.42, 0.03, 0.018)]
            parts.append(limb("horn", horn, None, up=(0, 1, 0), square=2.2, sides=32))
    return fuse("shell", parts, material, voxel=0.0085, smooth=14)


def handset(material):
    """Lies on its two cups along x; z = 0 is where their caps end."""
    grip = [(-0.93, 0, 0.2, 0.17, 0.13), (-0.86, 0, 0.3, 0.16, 0.12), (-0.7, 0, 0.395, 0.135, 0.1), (-0.45, 0, 0.455, 0.118, 0.086), (0, 0, 0.485, 0.112, 0.08)]
    grip += [(-x, y, z, w, h) for x, y, z, w, h in grip[-2::-1]]
    solid = [limb("grip", grip, None, sides=48, square=2.7)]
    line = [(0, 0.02), (0.2, 0.02), (0.255, 0.03), (0.262, 0.09), (0.25, 0.15), (0.215, 0.23), (0.16, 0.3), (0.08, 0.335), (0, 0.34)]
    for side in (-1, 1):
        solid.append(s.at(s.lathe("cup", line, None, wobble=0), (side * 0.89, 0, 0), (0, side * 15, 0)))
    parts = [fuse("handset", solid, material, voxel=0.0085, smooth=14)]
    for side in (-1, 1):
        cap = s.lathe("cap", [(0, 0.03), (0.1, 0.03), (0.19, 0.012), (0.245, 0.0), (0.275, 0.01), (0.286, 0.035), (0.286, 0.07), (0.278, 0.084), (0.278, 0.084), (0.24, 0.09), (0.2, 0.09)], material, wobble=0)
        parts.append(s.at(cap, (side * 0.89, 0, 0), (0, side * 15, 0)))
    return s.group("handset", parts)


def dial():
    """A black finger wheel close over a cream disc with figures; z is its axis. Its stop stands on the collar, between 1 and 0."""
    black, cream, ink, metal = bakelite("#131415", rough=0.3), painted("disc", "#f1ead9", rough=0.45, coat=0), painted("figures", "#1c1e20", rough=0.6, coat=0), steel()
    places = [(0.262 * math.cos(math.radians(a)), 0.262 * math.sin(math.radians(a))) for a in range(68, 68 + 29 * 10, 29)]
    parts = [s.lathe("collar", [(0, 0.03), (0.36, 0.03), (0.362, 0.03), (0.37, 0.052), (0.385, 0.066), (0.405, 0.064), (0.425, 0.04), (0.435, 0.0), (0.44, -0.1)], black, wobble=0, segments=160),
             s.lathe("disc", [(0, 0.04), (0.364, 0.04)], cream, wobble=0, segments=96),
             s.at(plate("wheel", [circle(0.35, points=160), *(circle(0.054, x, y, 48) for x, y in places)], 0.024, black, edge=0.008), (0, 0, 0.054)),
             s.lathe("ring", [(0.15, 0.07), (0.15, 0.088), (0.142, 0.097), (0.13, 0.1), (0.122, 0.096), (0.12, 0.09)], metal, wobble=0),
             s.lathe("card", [(0.122, 0.091), (0, 0.092)], cream, wobble=0)]
    parts += [s.at(text(figure, ink, size=0.08), (x, y + 0.006, 0.041)) for figure, (x, y) in zip("1234567890", places)]
    a = math.radians(-6)
    stop = limb("stop", [(0.425, 0, 0.03, 0.026, 0.012), (0.423, 0, 0.075, 0.026, 0.012), (0.4, 0, 0.103, 0.025, 0.011), (0.36, 0, 0.106, 0.022, 0.01), (0.29, 0, 0.1, 0.017, 0.009), (0.262, 0, 0.098, 0.012, 0.008)], metal, up=(0, 1, 0), square=3)
    for v in stop.data.vertices:
        x, y = v.co.x, v.co.y
        v.co.x, v.co.y = x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)
    return s.group("dial", [*parts, stop])


def build(colour="#dd8606"):
    resin = bakelite(colour)
    parts = [shell(resin), s.at(dial(), (0, -0.675, 0.53), (45, 0, 0), 1.06), s.at(handset(resin), (0, BACK, HANG))]
    relief = s.strand("relief", [[(-1.08, BACK, HANG + 0.2), (-1.17, BACK, HANG + 0.15), (-1.215, BACK, HANG + 0.06)]], 0.036, resin)
    cord = coil([(-1.205, BACK, HANG + 0.0), (-1.25, 0.12, 0.55), (-1.27, 0.05, 0.22), (-1.24, -0.02, 0.02), (-1.15, 0.14, 0.0), (-1.1, 0.42, 0.0), (-0.98, 0.68, 0.02), (-0.74, 0.78, 0.05)], resin, turns=64, radius=0.05, wire=0.017)
    parts += [relief, cord]
    under = grid("plate", np.array([ring(w, -f, f, z, 0.36) for z, w, f in ((0.0, 0.0, 0.0), (0.0, 0.9, 0.87), (0.05, 0.92, 0.89), (0.05, 0.0, 0.0))]), painted("plate", "#141516", rough=0.6), around=True)
    parts.append(s.at(under, (0, -0.13, 0.0)))
    rubber = painted("foot", "#17191a", rough=0.7)
    parts += [s.at(s.lathe("foot", [(0, 0), (0.1, 0), (0.11, 0.05)], rubber), (x, y, 0)) for x in (-0.75, 0.75) for y in (-0.85, 0.6)]
    return s.group("telephone", parts)
