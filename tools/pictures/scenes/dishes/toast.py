"""A slice of sourdough from the grill."""
import math

import numpy as np

from lib import field as f, shapes as s
from lib.graph import Graph
from lib.materials import rgb


def outline(a, seed):
    way = np.stack([np.cos(a), np.sin(a), 0 * a + seed], -1)
    return 0.62 * (1 + 0.06 * np.sin(a) + 0.05 * f.noise(way, 1.6, 1) + 0.012 * f.noise(way, 6, 2))


def toast(crumb, crust, seed=1):
    """Lies on z = 0: open crumb with holes, a crust around it."""
    a, t = np.meshgrid(np.linspace(0, 2 * math.pi, 360, endpoint=False), np.linspace(1, 0.002, 160))
    d = outline(a, seed) * t
    p = np.stack([d * np.cos(a), d * np.sin(a), 0 * d + seed], -1)
    hole = f.ease(0.18, 0.5, f.noise(p, 7, 3)) * 0.07 + f.ease(0.15, 0.5, f.noise(p, 17, 4)) * 0.035
    z = 0.17 - hole * f.ease(1.0, 0.93, t) + 0.004 * f.noise(p, 50, 5)
    face = f.grid("crumb", np.stack([p[..., 0] * 1.25, p[..., 1] * 0.82, z], -1), crumb, np.clip(hole / 0.07, 0, 1), around=True)
    a, t = np.meshgrid(np.linspace(0, 2 * math.pi, 360, endpoint=False), np.linspace(0, 1, 24))
    way = np.stack([np.cos(a), np.sin(a), t * 0.3 + seed], -1)
    d = outline(a, seed) * (1 + 0.04 * np.sin(math.pi * t) + 0.014 * f.noise(way, 8, 6))
    side = f.grid("crust", np.stack([d * np.cos(a) * 1.25, d * np.sin(a) * 0.82, 0.178 * t], -1), crust, around=True)
    return s.group("toast", [face, side])


def toasted():
    """Golden, charred here and there, paler in its holes."""
    g = Graph("toasted")
    g.plain(rgb("#c08a4c"))
    base = g.ramp(g.noise(3.4, 4.0, 0.65), (0.32, rgb("#e6c284")), (0.52, rgb("#d09a55")), (0.66, rgb("#8c5526")), (0.8, rgb("#3a2110")))
    base = g.mix(g.math("MULTIPLY", f.read(g)["Red"], 0.6), base, rgb("#ecd6a8"))
    g.principled(Base_Color=base, Roughness=0.75, Specular_IOR_Level=0.2, Normal=g.bump(g.noise(40.0, 3.0), 0.7, 0.02))
    return g.material
