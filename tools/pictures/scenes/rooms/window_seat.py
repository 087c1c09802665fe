"""The seat by the window: an espresso and a folded newspaper on a small round table, a plant on the sill, a chair."""
import math
import os
import random

import bpy

from dishes import espresso
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb
from rooms.counter import saucer


def outside():
    """The front across the street: our own picture of a doorway, which the lens leaves out of focus."""
    g = Graph("outside")
    picture = os.path.join(os.path.dirname(__file__), "..", "..", "..", "..", "data", "images", "marchwick-oram", "doorway.jpg")
    front = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]}, image=bpy.data.images.load(os.path.abspath(picture))).outputs["Color"]
    g.principled(Base_Color=(0, 0, 0), Emission_Color=front, Emission_Strength=2.3)
    return g.material


def newsprint():
    """Columns of grey lines under a headline; UV has the page upright."""
    g = Graph("newsprint")
    paper = rgb("#cfc7b3")
    g.plain(m.shade(paper, 0.8))
    part = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]})
    u, v = part.outputs["X"], part.outputs["Y"]

    def within(value, low, high):
        return g.math("MULTIPLY", g.math("GREATER_THAN", value, low), g.math("LESS_THAN", value, high))

    def words(across, lines, gap):
        flat = g.node("CombineXYZ", {"X": g.math("MULTIPLY", u, across), "Y": g.math("FLOOR", g.math("MULTIPLY", v, lines)), "Z": 0.0}).outputs[0]
        text = g.math("GREATER_THAN", g.node("TexNoise", {"Vector": flat, "Scale": 1.0, "Detail": 1.0}).outputs["Fac"], gap)
        return g.math("MULTIPLY", text, within(g.math("FRACT", g.math("MULTIPLY", v, lines)), 0.2, 0.72))
    column = within(g.math("FRACT", g.math("MULTIPLY", u, 4.0)), 0.07, 0.93)
    body = g.math("MULTIPLY", g.math("MULTIPLY", words(130.0, 64.0, 0.4), column), within(v, 0.05, 0.68))
    photograph = g.math("MULTIPLY", within(u, 0.27, 0.73), within(v, 0.36, 0.68))
    body = g.math("MULTIPLY", body, g.math("SUBTRACT", 1.0, photograph))
    head = g.math("MULTIPLY", words(26.0, 11.0, 0.36), within(v, 0.72, 0.91))
    ink = g.math("MAXIMUM", body, head)
    base = g.mix(g.math("MULTIPLY", ink, 0.92), paper, rgb("#2c2b2a"))
    grey = g.ramp(g.noise(2.2, 3.0), (0.35, rgb("#24231f")), (0.65, rgb("#857e70")))
    base = g.mix(photograph, base, grey)
    g.principled(Base_Color=base, Roughness=0.85, Specular_IOR_Level=0.15, Normal=g.bump(g.noise(9.0, 3.0), 0.12, 0.01))
    return g.material


def newspaper(place, turn):
    """Folded twice."""
    print_, plain = newsprint(), m.food("paper", rgb("#d0c9b6"), rgb("#beb6a2"), rough=0.9, grain=3, bump=0.1)
    width, depth, leaves = 1.5, 1.1, 9

    def lie(level):
        # Loose at the open side, pressed at the fold towards us.
        return lambda x, y: level * (0.35 + 0.65 * (y / depth + 0.5) ** 0.7) + 0.012 * math.sin(x * 2.2) * level / 0.05 + 0.02 * (x / width + 0.5) ** 3 * level / 0.05
    parts = [s.sheet("page", width, depth, lie(0.056), print_, across=40, along=40)]
    for k in range(leaves):
        inner = s.sheet("sheet", width - 0.014 * ((k * 5) % 3), depth - 0.012 * ((k * 7) % 4), lie(0.004 + k * 0.0055), plain, across=24, along=10)
        parts.append(s.at(inner, (0.01 * math.sin(k * 5), 0.008 * math.cos(k * 3), 0)))
    s.at(s.group("newspaper", parts), place, (0, 0, turn))


def plant(place):
    """Broad leaves in a pot of clay."""
    rng = random.Random(9)
    clay = m.food("clay", rgb("#a5603c"), rgb("#8a4a2c"), rough=0.8, grain=3, bump=0.2, relief=0.01)
    soil = m.food("soil", rgb("#2a1c12"), rgb("#140d08"), rough=0.95, grain=14, bump=0.8, relief=0.04)
    pot = [s.lathe("pot", [(0, 0), (0.5, 0), (0.52, 0.03), (0.66, 0.86), (0.66, 0.86), (0.72, 0.87), (0.73, 1.1), (0.73, 1.1), (0.66, 1.1), (0.62, 0.9), (0.6, 0.86)], clay), s.lathe("soil", [(0, 0.98), (0.62, 0.95)], soil)]
    green, stalk = m.leaf("plant", rgb("#35602a"), rgb("#7f9f62")), m.food("stalk", rgb("#5f7a3c"), rgb("#45602a"))
    for k in range(17):
        a, rise, out = rng.uniform(0, 2 * math.pi), rng.uniform(0.7, 1.9), rng.uniform(0.2, 0.75)
        tip = (out * math.cos(a), out * math.sin(a), 0.95 + rise)
        pot.append(s.strand("stalk", [[(0.1 * math.cos(a), 0.1 * math.sin(a), 0.95), (tip[0] * 0.45, tip[1] * 0.45, 0.95 + rise * 0.65), tip]], 0.022, stalk, taper=True))
        pot.append(s.at(s.leaf(green, rng.uniform(0.8, 1.15), rng.uniform(0.46, 0.62), curl=rng.uniform(0.4, 0.9), cup_=0.25, seed=k, tip=1.3), tip, (rng.uniform(-15, 15), rng.uniform(0, 35), math.degrees(a))))
    s.at(s.group("plant", pot), place)


def chair(wood, place, turn):
    """The back of a chair of bent wood: two hoops, one in the other, on a round seat."""
    def hoop(width, height):
        return [(-width, 0, 0), (-width * 1.03, 0.06, height * 0.5), (-width * 0.8, 0.16, height * 0.86), (0, 0.22, height), (width * 0.8, 0.16, height * 0.86), (width * 1.03, 0.06, height * 0.5), (width, 0, 0)]
    seat = s.lathe("seat", [(0, 0.0), (1.9, 0.0), (2.0, -0.12), (2.0, -0.3), (1.9, -0.36), (0, -0.36)], wood, wobble=0)
    s.at(s.group("chair", [s.strand("back", [hoop(1.75, 4.4)], 0.15, wood, resolution=10), s.strand("inner", [hoop(1.05, 3.5)], 0.11, wood, resolution=10), s.at(seat, (0, -1.7, 0))]), place, (0, 0, turn))


def build():
    top = m.marble("table", rgb("#e4e0d8"), rgb("#a3a099"), scale=0.22)
    s.lathe("table", [(0, 0), (2.9, 0), (2.96, 0), (3.0, -0.04), (3.0, -0.16), (2.94, -0.2), (2.9, -0.2), (0, -0.2)], top, wobble=0, segments=160)
    brass = m.metal("brass", rgb("#b98d45"), rough=0.3, brushed=False)
    s.lathe("band", [(3.0, -0.2), (3.012, -0.19), (3.012, -0.07), (3.0, -0.06)], brass, wobble=0, segments=160)
    paint = m.food("paint", rgb("#2f4036"), rgb("#26352c"), rough=0.4, grain=2, bump=0.08)
    s.at(s.box("sill", (30, 1.9, 0.3), paint, 0.06), (0, 5.6, -0.3))
    s.at(s.box("panel", (30, 0.4, 8), paint, 0.05), (0, 6.0, -8.3))
    for x in (-6.0, -2.6, 0.8, 4.2):
        s.at(s.box("bar", (0.3, 0.4, 20), paint, 0.06), (x, 6.3, 0))
    for z in (0.0, 5.4):
        s.at(s.box("bar", (30, 0.36, 0.34), paint, 0.06), (0, 6.3, z))
    yard = s.at(s.sheet("yard", 44, 33, lambda x, y: 0.0, outside(), across=1, along=1), (1.5, 40, 3.5), (90, 0, 0))
    yard.visible_shadow = False
    lights.sun(-142, 33, 6.0, (1.0, 0.85, 0.66), size=1.2)
    glaze, steel = m.ceramic("glaze", rgb("#e8e0d1"), speckle=0.8), m.metal("steel")
    s.at(saucer(glaze, 0), (-0.35, -1.15, 0))
    for part in s.cup(glaze):
        s.at(part, (-0.35, -1.15, 0.07), (0, 0, -28))
    s.at(s.lathe("crema", [(0, 0.43), (0.1, 0.431), (0.2, 0.431), (0.262, 0.436), (0.281, 0.452), (0.29, 0.462), (0.3, 0.44)], espresso.crema(), wobble=0.002), (-0.35, -1.15, 0.07))
    s.at(s.spoon(steel, 1.05, 0.21), (-0.72, -1.66, 0.105), (0, -3, 22))
    s.at(s.tumbler(m.glass(), 0.3, 0.82), (-1.15, -0.2, 0))
    s.at(s.fill(m.liquid(), 0.228, 0.264, 0.092, 0.55), (-1.15, -0.2, 0))
    newspaper((1.05, -0.55, 0), -24)
    plant((2.3, 5.2, 0))
    chair(m.food("bentwood", rgb("#3a2115"), rgb("#24130b"), rough=0.28, grain=3, bump=0.05, coat=0.4), (-2.6, 3.2, -2.6), 24)
    s.at(s.table(m.wood(), 60), (0, 0, -7.4))
    window = lights.area("daylight", (-3.5, 6.6, 5.5), (0, -0.5, 0), (8, 6), 1500, (0.96, 0.98, 1.0))
    window.data.spread = math.radians(150)
    lights.area("fill", (5, -7, 4), (0, 0, 0.3), (6, 5), 230, (1.0, 0.8, 0.6))
    lights.surroundings(0.12)
    shoot((0.2, -0.2, 0.85), distance=7.2, pitch=17, yaw=-6, lens=54, fstop=2.8, focus=(-0.3, -1.3, 0.4))
    return {"exposure": -0.05, "contrast": 1.38, "grain": 0.006}
