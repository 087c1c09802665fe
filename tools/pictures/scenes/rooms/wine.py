"""Wine in the light of the window: a bottle, a decanter and two glasses, the rack of bottles out of focus behind."""
import math
import random

import bpy

from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from rooms import common


def decanter(glass, wine):
    """2.3 dm high, wide and low as for young wine."""
    return s.group("decanter", [
        s.lathe("decanter", [
            (0, 0.03), (0.3, 0.02), (0.5, 0.0), (0.6, 0.02), (0.74, 0.16), (0.76, 0.34), (0.64, 0.58), (0.4, 0.84), (0.2, 1.16), (0.13, 1.5), (0.13, 1.82), (0.19, 2.12), (0.27, 2.3),
            (0.265, 2.306), (0.255, 2.3), (0.175, 2.12), (0.115, 1.82), (0.115, 1.5), (0.185, 1.16), (0.385, 0.835), (0.622, 0.575), (0.74, 0.34), (0.72, 0.17), (0.58, 0.055), (0.3, 0.06), (0, 0.07),
        ], glass, wobble=0, steps=5),
        s.lathe("wine", [(0, 0.078), (0.3, 0.068), (0.575, 0.064), (0.712, 0.175), (0.732, 0.34), (0.69, 0.47), (0.69, 0.47), (0.675, 0.462), (0.6, 0.458), (0, 0.458)], wine, wobble=0),
    ])


def printed(words, size, ink, radius, z, *, space=1.15):
    """Words printed around a bottle of that radius, facing -y."""
    data = bpy.data.curves.new("words", "FONT")
    data.body, data.size, data.space_character = words, size, space
    data.align_x, data.align_y, data.resolution_u = "CENTER", "CENTER", 4
    flat = s.add("words", data)
    shape = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    for vert in shape.vertices:
        a = vert.co.x / radius
        vert.co = (radius * math.sin(a), -radius * math.cos(a), z + vert.co.y)
    return s.add("words", shape, ink)


def labelled(glass):
    """The bottle in front: a paper label, and a capsule of wine-red foil."""
    radius, height = 0.375, 3.05
    paper = m.food("label", rgb("#e7dcc2"), rgb("#d6c8a8"), rough=0.8, grain=2, bump=0.1, bump_scale=60, relief=0.004, specular=0.2)
    ink, red = m.food("ink", rgb("#25221e"), rough=0.7), m.food("red ink", rgb("#7c2a22"), rough=0.6)
    foil = m.metal("capsule", rgb("#5a141a"), rough=0.34, brushed=False)
    r = radius + 0.007
    rules = [[(r * math.sin(a), -r * math.cos(a), z) for a in (k / 10 * 1.1 for k in range(-10, 11))] for z in (0.56, 0.6, 1.56)]
    return s.group("labelled", [
        common.bottle(glass, paper, foil, radius=radius, height=height), s.strand("rules", rules, 0.005, red, resolution=2, sides=1),
        printed("LODOLA", 0.135, ink, r, 1.25, space=1.25), printed("ROSSO DELLA CASA", 0.052, red, r, 1.03), printed("2021", 0.1, ink, r, 0.74, space=1.4)])


def rack(glass, distance):
    """Bottles that lie in a rack, their necks towards us."""
    rng = random.Random(12)
    walnut = m.wood("walnut", rgb("#26170d"), rgb("#6b4526"), plank=9.0)
    foils = [m.metal(f"foil {c}", rgb(c), rough=0.35) for c in ("#7a1f22", "#a5803f", "#2c4a36", "#8e8a80", "#5a141a")]
    for row in range(5):
        z = row * 1.05 - 0.9
        s.at(s.box("board", (22, 1.8, 0.14), walnut, 0.02), (0, distance, z))
        for column in range(16):
            if rng.random() < 0.14:
                continue
            lying = common.bottle(glass, None, rng.choice(foils), radius=rng.uniform(0.36, 0.42), height=rng.uniform(2.8, 3.1))
            s.at(lying, (column * 1.0 - 7.5 + rng.uniform(-0.06, 0.06), distance + 1.6 + rng.uniform(-0.15, 0.15), z + 0.55), (90, 0, 0))
    for column in range(17):
        s.at(s.box("post", (0.07, 1.6, 6), walnut, 0.01), (column * 1.0 - 8.0, distance + 0.1, -0.9))


def cork(place, turn):
    """Drawn from the bottle: one end red."""
    bark = m.food("cork", rgb("#c19a68"), rgb("#8f6a40"), rough=0.85, grain=22, bump=0.5, relief=0.012, stops=(0.3, 0.5))
    dyed = m.food("dyed cork", rgb("#6a2a32"), rgb("#4a1a22"), rough=0.8, grain=14)
    body = s.lathe("cork", [(0, 0), (0.1, 0), (0.115, 0.012), (0.115, 0.46), (0.11, 0.47)], bark, segments=48, wobble=0.02)
    end = s.lathe("end", [(0.113, 0.44), (0.113, 0.465), (0.1, 0.475), (0, 0.475)], dyed, segments=48, wobble=0.02)
    s.at(s.group("cork", [body, end]), (place[0], place[1], place[2] + 0.113), (0, 90, turn))


def build():
    s.at(s.table(m.wood(), 14), (0, -3.2, 0), (0, 0, 3))
    dark = m.food("bottle glass", rgb("#0b120c"), rgb("#080c08"), rough=0.1, grain=2, bump=0.02, vary=0.0, coat=0.5)
    lights.backdrop(m.plaster(colour=rgb("#24362c")), 11)
    rack(dark, 7.2)
    clear, red = m.glass(), m.liquid("red wine", (0.5, 0.025, 0.05))
    s.at(labelled(dark), (-1.15, 0.75, 0), (0, 0, 6))
    s.at(decanter(clear, red), (0.62, 1.25, 0))
    s.at(common.wine_glass(clear, red), (-0.18, -0.35, 0))
    s.at(common.wine_glass(clear, red), (1.55, 0.05, 0))
    cork((-1.15, -0.6, 0), 24)
    s.at(s.cloth(m.linen("napkin", rgb("#cfc6b4"), stripe=rgb("#8d5a3a")), 2.4, 1.5, seed=4, wrinkle=0.05), (2.1, 1.3, 0), (0, 0, 20))
    lights.window(1.15, middle=(-7.5, 3.6, 4.6), target=(0, 0.2, 0.8))
    lights.area("fill", (7, -4, 3.5), (0, 0, 0.8), (6, 5), 120, (1.0, 0.78, 0.56))
    lights.area("rack light", (1, 4.2, 6.5), (0, 7.4, 1.5), (8, 0.6), 420, (1.0, 0.7, 0.4))
    # From behind, so that the wine is red and not black.
    lights.area("rim", (3.6, 5.6, 3.4), (0.4, 0.4, 0.9), (2.0, 2.0), 300, (1.0, 0.74, 0.48))
    lights.surroundings()
    shoot((0.1, 0.3, 1.38), distance=9.0, pitch=7, yaw=-3, lens=66, fstop=2.6, focus=(-0.3, -0.1, 1.2))
    return {"exposure": 0.7}
