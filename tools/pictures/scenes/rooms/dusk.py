"""By the window at dusk: two glasses of red wine, a candle, a bowl of olives, lamps of the street behind the panes."""
import math
import random

from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb
from rooms import common


def sky():
    """The last light: blue above, a warm strip low down."""
    g = Graph("sky")
    z = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]}).outputs["Y"]
    colour = g.ramp(z, (0.38, rgb("#3a3a44")), (0.44, rgb("#d08e62")), (0.5, rgb("#8f93a0")), (0.62, rgb("#3d5c86")))
    g.principled(Base_Color=(0, 0, 0), Emission_Color=colour, Emission_Strength=0.9)
    return g.material


def olives(place):
    """A small bowl of them, heaped."""
    rng = random.Random(5)
    skin = m.food("olive", rgb("#5d6628"), rgb("#39331c"), rough=0.22, soft=0.15, depth=(0.05, 0.05, 0.02), grain=4, bump=0.1, coat=0.5, vary=0.3)
    kinds = [s.blob("olive", skin, (0.125, 0.098, 0.098), uneven=0.06, detail=4, seed=k) for k in range(3)]
    rings = ((9, 0.34, 0.24), (8, 0.29, 0.32), (5, 0.17, 0.37), (1, 0.0, 0.43))
    heap = [(place[0] + r * math.cos(a), place[1] + r * math.sin(a), place[2] + z + rng.uniform(-0.02, 0.02))
            for count, r, z in rings for a in (2 * math.pi * k / count + r * 9 for k in range(count))]
    s.scatter(kinds, heap, tilt=35, size=(0.88, 1.1), seed=2)
    s.at(s.bowl(m.ceramic("glaze", rgb("#e8e0d1"), speckle=0.7), 0.5, 0.3, 0.5, 0.08), place)


def build():
    s.at(s.table(m.wood(), 14), (0, -4.5, 0), (0, 0, 2))
    paint = m.food("paint", rgb("#26332b"), rgb("#1c2721"), rough=0.4, grain=2, bump=0.08)
    s.at(s.box("sill", (24, 1.3, 0.3), paint, 0.05), (0, 3.2, -0.1))
    for x in (-5.4, -1.5, 2.4, 6.3):
        s.at(s.box("bar", (0.26, 0.3, 16), paint, 0.05), (x, 3.4, 0))
    for z in (0.2, 5.2):
        s.at(s.box("bar", (24, 0.26, 0.24), paint, 0.05), (0, 3.4, z))
    s.at(s.sheet("sky", 140, 80, lambda x, y: 0.0, sky(), across=1, along=1), (0, 60, 8), (90, 0, 0))
    common.sparks(40, (-18, 18), (-3.5, 3.8), 36, seed=6)
    # They shine a little, as far things do through the haze of an evening.
    houses = m.glow("houses", (0.42, 0.5, 0.72), 0.03)
    for i, (x, w, h) in enumerate(((-16, 9, 4.6), (-8, 7, 3.2), (0, 8, 5.2), (8, 7, 2.8), (15, 9, 4.4))):
        s.at(s.box("house", (w, 4, h + 8), houses, 0), (x, 48 + i % 2 * 3, -8))
    clear = m.glass()
    red = m.liquid("red wine", (0.3, 0.015, 0.035))
    s.at(common.wine_glass(clear, red), (-0.75, 0.35, 0))
    s.at(common.wine_glass(clear, red), (0.95, 1.55, 0))
    common.taper((0.35, 0.6, 0), height=1.15, power=9.0)
    napkin = s.cloth(m.linen("napkin", rgb("#cfc6b4"), stripe=rgb("#8d5a3a")), 2.2, 1.3, seed=9, wrinkle=0.03)
    s.at(napkin, (1.95, -0.35, 0), (0, 0, 158))
    olives((1.6, -0.25, 0.1))
    lights.window(0.3)
    lights.area("room", (4, -7, 6), (0, 0, 0.6), (4, 4), 900, (1.0, 0.72, 0.46))
    lights.surroundings(0.02, (0.5, 0.6, 0.75))
    shoot((0.15, 0.5, 1.2), distance=7.4, pitch=7, yaw=3, lens=58, fstop=2.8, focus=(-0.75, 0.1, 1.2))
    return {"exposure": 0.5}
