"""The office's front door: painted panels, a brass plate, stone about it, a brick front."""
import math
import random

from mathutils import Vector

from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb, shade
from posts.common import text

DOOR, TALL = 9.6, 21.0


def bricks():
    """Old stocks in lime mortar, each of its own colour."""
    g = Graph("bricks")
    g.plain(rgb("#a8876a"))
    place = g.place(1.0)
    wall = g.node("TexBrick", {"Vector": place, "Color1": (0, 0, 0), "Color2": (1, 1, 1), "Mortar": (0.5, 0.5, 0.5), "Scale": 1.0, "Mortar Size": 0.045, "Mortar Smooth": 0.35, "Brick Width": 2.25, "Row Height": 0.75})
    wall.offset = 0.5
    tone, mortar = wall.outputs["Color"], wall.outputs["Fac"]
    stock = g.ramp(tone, (0.0, rgb("#6f5545")), (0.3, rgb("#a68c6a")), (0.55, rgb("#8f7458")), (0.8, rgb("#b49a76")), (1.0, rgb("#655248")))
    stock = g.mix(0.55, stock, g.ramp(g.noise(6.0, 5.0, 0.7), (0.3, rgb("#6d5240")), (0.7, rgb("#c7a47e"))), "OVERLAY")
    stain = g.ramp(g.noise(0.16, 4.0, 0.6), (0.35, shade(rgb("#cfc6b8"), 0.85)), (0.65, rgb("#ffffff")))
    colour = g.mix(mortar, g.mix(1.0, stock, stain, "MULTIPLY"), g.ramp(g.noise(9.0, 3.0), (0.3, rgb("#8f8574")), (0.7, rgb("#b5a993"))))
    height = g.math("ADD", g.math("MULTIPLY", mortar, -1.0), g.math("MULTIPLY", g.noise(12.0, 5.0, 0.7), 0.5))
    g.principled(Base_Color=colour, Roughness=0.88, Specular_IOR_Level=0.25, Normal=g.bump(height, 0.7, 0.06))
    return g.material


def stone(name="stone", colour="#cdc4b1"):
    """Portland stone, weathered."""
    c = rgb(colour)
    return m.food(name, c, shade(c, 0.84), rough=0.85, grain=0.8, bump=0.5, bump_scale=14, relief=0.02, specular=0.25, vary=0.05)


def even(name, colour, rough, metallic=0.0):
    """Fresh gloss paint, polished brass: seen from across the street they have no texture."""
    g = Graph(name)
    g.plain(rgb(colour))
    g.principled(Base_Color=rgb(colour), Roughness=rough, Metallic=metallic, Coat_Weight=0.0 if metallic else 0.4)
    return g.material


def panel(paint, x, z, wide, tall):
    """A raised panel in its moulding."""
    frame = []
    for dx, dz, w, h in ((0, tall / 2, wide, 0.26), (0, -tall / 2, wide, 0.26), (-wide / 2, 0, 0.26, tall), (wide / 2, 0, 0.26, tall)):
        frame.append(s.at(s.box("moulding", (w + 0.26 * (h == 0.26), 0.24, h), paint, 0.09), (x + dx, -0.16, z + dz - h / 2)))
    frame.append(s.at(s.box("field", (wide - 0.75, 0.3, tall - 0.75), paint, 0.12), (x, -0.12, z - (tall - 0.75) / 2)))
    return frame


def door(paint, brass, dark):
    parts = [s.at(s.box("leaf", (DOOR, 0.5, TALL), paint, 0.03), (0, 0.1, 0))]
    for x in (-2.15, 2.15):
        for z, tall in ((3.6, 4.4), (10.6, 6.2), (17.6, 4.4)):
            parts += panel(paint, x, z, 3.1, tall)
    parts.append(s.at(s.box("letter plate", (2.6, 0.14, 0.75), brass, 0.05), (0, -0.22, 6.55)))
    parts.append(s.at(s.box("flap", (2.0, 0.1, 0.45), brass, 0.04), (0, -0.29, 6.7)))
    parts.append(s.at(s.lathe("knob", [(0.55, 0), (0.55, 0.06), (0.4, 0.12), (0.18, 0.2), (0.16, 0.45), (0.36, 0.6), (0.5, 0.82), (0.46, 1.05), (0.25, 1.15), (0, 1.17)], brass, segments=64), (0, -0.15, 9.2), (90, 0, 0)))
    parts.append(s.at(s.lathe("lock", [(0, 0.1), (0.26, 0.1), (0.28, 0.06), (0.28, 0)], brass, segments=40), (4.2, -0.15, 12.3), (90, 0, 0)))
    ring = [(0.62 * math.sin(2 * math.pi * i / 40), -0.42, 15.3 - 0.75 - 0.75 * math.cos(2 * math.pi * i / 40) * -1) for i in range(41)]
    parts.append(s.strand("knocker", [ring], 0.12, brass, resolution=2))
    parts.append(s.at(s.lathe("boss", [(0.36, 0), (0.36, 0.1), (0.28, 0.22), (0.2, 0.42), (0, 0.46)], brass, segments=40), (0, -0.15, 15.3), (90, 0, 0)))
    parts.append(s.at(s.box("threshold", (DOOR + 1.2, 1.6, 0.35), stone("sill", "#c9c0ae"), 0.06), (0, -0.3, -0.35)))
    return s.group("door", parts)


def surround(rock):
    """Pilasters, a frieze and a hood; the fanlight between."""
    parts = []
    for x in (-1, 1):
        parts.append(s.at(s.box("jamb", (1.0, 2.0, 27.3), rock, 0.05), (x * (DOOR / 2 + 0.5), -0.9, -0.35)))
        parts.append(s.at(s.box("pilaster", (2.0, 1.2, 26.0), rock, 0.07), (x * (DOOR / 2 + 2.0), -1.9, -0.35)))
        parts.append(s.at(s.box("plinth", (2.4, 1.5, 2.4), rock, 0.08), (x * (DOOR / 2 + 2.0), -1.9, -0.35)))
        parts.append(s.at(s.box("capital", (2.5, 1.6, 0.5), rock, 0.1), (x * (DOOR / 2 + 2.0), -1.9, 25.2)))
    parts.append(s.at(s.box("frieze", (DOOR + 6.6, 1.4, 2.4), rock, 0.06), (0, -1.8, 25.7)))
    parts.append(s.at(s.box("hood", (DOOR + 8.0, 3.0, 0.6), rock, 0.1), (0, -2.4, 28.1)))
    return parts


def bay(place, radius=2.7):
    """A clipped ball of bay in a lead planter."""
    rng = random.Random(3)
    s.at(s.box("planter", (4.0, 4.0, 8.2), m.food("lead", rgb("#6c7073"), rgb("#5a5e61"), rough=0.6, grain=1.2, bump=0.2), 0.1), (place[0], place[1], place[2] - 8.6))
    middle = Vector(place) + Vector((0, 0, radius * 0.74))
    s.at(s.blob("ball", m.food("twigs", rgb("#1c2a14"), vary=0), (radius * 0.86,) * 3, uneven=0.08), middle)
    green = m.leaf("bay", rgb("#3d5c28"), rgb("#6d8650"))
    kinds = [s.at(s.leaf(green, 0.85, 0.34, curl=0.2 + 0.2 * k, seed=k), (0, 0, -80)) for k in range(4)]
    for _ in range(1500):
        out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        lean = (out * 0.8 + Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))) * 0.5).normalized()
        turn = lean.to_track_quat("X", "Z").to_euler()
        s.copy(rng.choice(kinds), middle + out * radius * rng.uniform(0.72, 0.9), [math.degrees(a) for a in turn], rng.uniform(0.7, 1.15))


def build():
    paint = even("door paint", "#1b3a33", 0.32)
    brass, rock, white = even("brass", "#b8935a", 0.28, 1.0), stone(), m.food("white", rgb("#ece8de"), rough=0.35, vary=0)
    dark = m.food("dark", rgb("#14140f"), vary=0)
    door(paint, brass, dark)
    surround(rock)
    s.at(s.box("transom", (DOOR, 0.7, 0.6), white, 0.08), (0, -0.1, TALL))
    s.at(s.box("fanlight", (DOOR, 0.1, 4.2), m.food("pane", rgb("#2c3336"), rough=0.35, vary=0, bump=0.02), 0), (0, 0.3, TALL + 0.6))
    for k in range(1, 4):
        s.at(s.box("bar", (0.16, 0.3, 4.2), white, 0.03), (-DOOR / 2 + DOOR * k / 4, 0.1, TALL + 0.6))
    front = bricks()
    for x in (-1, 1):
        s.at(s.sheet("front", 60, 80, lambda u, v: 0.0, front, across=1, along=1), (x * (DOOR / 2 + 1.2 + 30), -1.0, 20), (90, 0, 0))
    s.at(s.sheet("over", 40, 30, lambda u, v: 0.0, front, across=1, along=1), (0, -1.0, 42), (90, 0, 0))
    for k in range(3):
        s.at(s.box("step", (DOOR + 8 + 2.5 * k, 3.4 + 3.0 * k, 1.6), stone("step", "#cdc5b5"), 0.1, 0.02, 14, k), (0, -2.2 - 1.5 * k, -1.95 - 1.6 * k))
    pale = even("plate brass", "#d9bc86", 0.34, 1.0)
    plate_x = DOOR / 2 + 7.0
    s.at(s.box("plate", (6.6, 0.14, 4.2), pale, 0.05), (plate_x, -1.12, 11.0))
    ink = m.food("letters", rgb("#0b0a08"), rough=0.6, vary=0)
    for words, size, z in (("MARCHWICK", 0.86, 13.85), ("ORAM", 0.86, 12.75), ("Accountants", 0.56, 11.65)):
        s.at(text(words, ink, size=size, extrude=0.01), (plate_x, -1.2, z), (90, 0, 0))
    for x in (-2.95, 2.95):
        for z in (11.35, 14.85):
            s.at(s.lathe("screw", [(0.09, 0), (0.08, 0.03), (0, 0.04)], brass, segments=20), (plate_x + x, -1.19, z), (90, 0, 0))
    bay((DOOR / 2 + 6.6, -5.0, 1.9))
    s.at(s.table(stone("pavement", "#a9a59c"), 200), (0, 0, -6.7))
    lights.sky("forest", 0.5, turn=90)
    lights.sun(-50, 40, 4.2, (1.0, 0.9, 0.76), size=1.5)
    shoot((4.7, 0, 11.6), distance=74, pitch=0.5, yaw=8, lens=72, fstop=8, focus=(4, -0.3, 12))
    return {"exposure": 0.15, "contrast": 1.15, "saturation": 1.06, "warmth": 0.5, "vignette": 0.14, "grain": 0.005}
