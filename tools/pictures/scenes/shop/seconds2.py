"""A carton of seconds on the table: double-faced board with its flutes, wood wool, whole pots that stand in it."""
import math
import random

import bpy
import numpy as np

from lib import field as f, lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb
from shop import common

WIDE, DEEP, HIGH, T = 3.9, 2.7, 1.1, 0.046
BED = 0.52


def kraft(name="kraft", colour="#b08a5e"):
    """Brown paper over flutes: fibres, faint ribs."""
    g, c = Graph(name), rgb(colour)
    g.plain(c)
    fibre = g.noise(26.0, 5.0, 0.75, stretch=(1.0, 1.0, 0.35))
    fleck = g.ramp(g.noise(70.0, 2.0, 0.7, stretch=(1, 1, 0.4)), (0.3, 0.8), (0.42, 1.0), (0.66, 1.0), (0.74, 1.14))
    base = g.ramp(fibre, (0.3, m.shade(c, 0.9)), (0.7, m.shade(c, 1.07)))
    base = g.mix(1.0, base, fleck, "MULTIPLY")
    cloud = g.ramp(g.noise(0.9, 3.0), (0.3, 0.94), (0.7, 1.04))
    base = g.mix(1.0, base, cloud, "MULTIPLY")
    across = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Object"]}).outputs["X"]
    rib = g.math("SINE", g.math("MULTIPLY", across, 2 * math.pi / 0.065))
    height = g.math("ADD", g.math("MULTIPLY", rib, 0.35), fibre)
    g.principled(Base_Color=base, Roughness=0.86, Specular_IOR_Level=0.22, Normal=g.bump(height, 0.16, 0.012))
    return g.material


def board(name, length, height, paper, core, seed=0):
    """Corrugated board, x along `length`, up from z = 0: two liners and a wave between them; it bows a little."""
    rng = random.Random(seed)
    bow, thin = rng.uniform(-0.02, 0.02), 0.007
    parts = []
    for y in (-1, 1):
        def place(x, z, y=y):
            return (x, y * (T / 2 - thin / 2) + bow * (1 - (2 * x / length) ** 2) * (z + height / 2) / height + 0.004 * math.sin(x * 5 + seed), z + height / 2)
        liner = s.sheet(name, length, height, place, paper, across=40, along=10)
        s.thicken(liner, thin)
        parts.append(liner)
    columns = int(length / 0.065 * 10)

    def wave(x, z):
        return (x, (T / 2 - thin) * math.sin(2 * math.pi * x / 0.065) + bow * (1 - (2 * x / length) ** 2) * (z + height / 2) / height + 0.004 * math.sin(x * 5 + seed), (z + height / 2) * 0.998 + 0.001 * height)
    parts.append(s.sheet(name, length, height, wave, core, across=columns, along=6))
    return s.group(name, parts)


def carton(paper, core):
    parts = [s.at(board("front", WIDE, HIGH, paper, core, 1), (0, -DEEP / 2, 0)), s.at(board("back", WIDE, HIGH, paper, core, 2), (0, DEEP / 2, 0)),
             s.at(board("left", DEEP - T, HIGH, paper, core, 3), (-WIDE / 2 + T / 2, 0, 0), (0, 0, 90)), s.at(board("right", DEEP - T, HIGH, paper, core, 4), (WIDE / 2 - T / 2, 0, 0), (0, 0, 90))]
    flap = 1.02
    # The back one stands up, the sides hang out, the front one is folded inside.
    parts.append(s.at(board("flap", WIDE - 0.03, flap, paper, core, 5), (0, DEEP / 2 + 0.01, HIGH), (-24, 0, 0)))
    left = s.group("flap", [s.at(board("flap", DEEP - 0.06, flap, paper, core, 6), (0, 0, 0), (124, 0, 0))])
    parts.append(s.at(left, (-WIDE / 2, 0, HIGH - 0.01), (0, 0, -90)))
    right = s.group("flap", [s.at(board("flap", DEEP - 0.06, flap, paper, core, 7), (0, 0, 0), (112, 0, 0))])
    parts.append(s.at(right, (WIDE / 2, 0, HIGH - 0.01), (0, 0, 90)))
    return parts


#: Pots: radius that the wool keeps away from, and where they stand.
POTS = [(-1.32, 0.72, 0.44), (-0.26, 0.74, 0.44), (1.02, 0.6, 0.6), (-1.02, -0.42, 0.6), (0.16, -0.6, 0.33), (0.8, -0.52, 0.33), (1.46, -0.68, 0.44)]


def bed(x, y):
    """Wool heaps up towards the pots and the walls."""
    near = min(math.hypot(x - px, y - py) - r for px, py, r in POTS)
    wall = min(WIDE / 2 - abs(x), DEEP / 2 - abs(y))
    lift = 0.14 * math.exp(-max(near, 0) / 0.12) + 0.1 * math.exp(-max(wall, 0) / 0.2)
    return BED + lift + 0.06 * math.sin(x * 5.1 + 1) * math.sin(y * 6.3) - 0.02


def wool(paper, rng, count):
    """Wood wool: thin flat ribbons, wavy and curled, that lie between the pots."""
    data = bpy.data.curves.new("wool", "CURVE")
    data.dimensions, data.resolution_u, data.extrude, data.bevel_depth, data.bevel_resolution = "3D", 2, 0.011, 0.0016, 0
    made = 0
    while made < count:
        x, y = rng.uniform(-WIDE / 2 + 0.08, WIDE / 2 - 0.08), rng.uniform(-DEEP / 2 + 0.08, DEEP / 2 - 0.08)
        if min(math.hypot(x - px, y - py) - r for px, py, r in POTS) < -0.12:
            continue
        made += 1
        a, bend, curl, level = rng.uniform(0, 6.28), rng.gauss(0, 0.45), rng.uniform(0.0, 0.5), rng.gauss(-0.03, 0.05)
        phase, lift = rng.uniform(0, 6.28), rng.uniform(0.0, 0.07) + (0.12 if rng.random() < 0.08 else 0)
        steps = rng.randint(10, 20)
        line = []
        for k in range(steps):
            line.append((x, y, bed(x, y) + level + lift * math.sin(math.pi * k / steps) + 0.025 * math.sin(k * 1.1 + phase)))
            a += bend * 0.35 + curl * math.sin(k * 0.8 + phase) * 0.6
            nx, ny = x + 0.075 * math.cos(a), y + 0.075 * math.sin(a)
            for px, py, r in POTS:
                d = math.hypot(nx - px, ny - py)
                if d < r + 0.015:
                    nx, ny = px + (nx - px) / d * (r + 0.015), py + (ny - py) / d * (r + 0.015)
            x = min(max(nx, -WIDE / 2 + 0.07), WIDE / 2 - 0.07)
            y = min(max(ny, -DEEP / 2 + 0.07), DEEP / 2 - 0.07)
        path = data.splines.new("BEZIER")
        path.bezier_points.add(len(line) - 1)
        twist = rng.uniform(0.2, 1.5)
        for k, (point, place) in enumerate(zip(path.bezier_points, line)):
            point.co = place
            point.handle_left_type = point.handle_right_type = "AUTO"
            point.tilt = 1.57 * twist + 0.25 * k * rng.uniform(0.2, 1.0)
    return s.add("wool", data, paper)


def stamp(words, size, place, font="tools/pictures/scenes/finish/jost600.ttf"):
    data = bpy.data.curves.new("stamp", "FONT")
    data.font = bpy.data.fonts.load(font)
    data.body, data.size, data.space_character = words, size, 1.12
    data.align_x, data.align_y, data.resolution_u = "CENTER", "CENTER", 6
    g = Graph("stamp ink")
    g.principled(Base_Color=rgb("#2e2433"), Roughness=0.8, Specular_IOR_Level=0.1)
    worn = g.ramp(g.noise(38.0, 4.0, 0.75), (0.38, 0.45), (0.5, 0.95))
    clear, mixed = g.node("BsdfTransparent").outputs[0], g.node("MixShader", {0: worn})
    g.tree.links.new(clear, mixed.inputs[1])
    g.tree.links.new(g.shader.outputs[0], mixed.inputs[2])
    g.tree.links.new(mixed.outputs[0], g.output.inputs["Surface"])
    flat = s.add("stamp", data)
    shape = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    # It lies on the front as that bows.
    bow = random.Random(1).uniform(-0.02, 0.02)
    for vert in shape.vertices:
        x, z = place[0] + vert.co.x, place[2] + vert.co.y
        vert.co = (x, -DEEP / 2 - T / 2 - 0.0045 + bow * (1 - (2 * x / WIDE) ** 2) * z / HIGH + 0.004 * math.sin(x * 5 + 1), z)
    made = s.add("stamp", shape, g.material)
    made.visible_shadow = False
    return made


def build():
    rng = random.Random(7)
    paper, core = kraft(), m.food("core", rgb("#97744c"), rgb("#86653f"), rough=0.9, vary=0)
    parts = carton(paper, core)
    wooly = m.food("wool", rgb("#e6d2ab"), rgb("#cdb384"), rough=0.75, grain=3.0, bump=0.1, specular=0.25, vary=0)
    floor = s.sheet("filling", WIDE - 0.1, DEEP - 0.1, lambda x, y: bed(x, y) - 0.12, m.food("under", rgb("#a88a5c"), rgb("#8b6d43"), rough=0.9, grain=14, bump=0.6), across=80, along=60)
    parts += [floor, wool(wooly, rng, 1500)]
    heather, oat, slate = common.heather(), common.oat(), common.slate()
    for (x, y, _), pot, z, turn in (
        ((-1.37, 0.78, 0), common.mug(heather, seed=31), 0.4, (3, -4, 28)),
        (POTS[1], common.mug(slate, seed=33), 0.42, (-2, 3, -30)),
        (POTS[2], common.jug(oat, seed=9, line=0.42), 0.2, (-3, 3, -24)),
        ((-0.99, -0.46, 0), common.cereal_bowl(oat, seed=12), 0.46, (-5, 4, 0)),
        ((0.10, -0.62, 0), common.espresso_cup(slate, seed=14), 0.5, (4, -4, 0)),
        ((0.74, -0.52, 0), common.espresso_cup(heather, seed=15), 0.47, (-4, 4, 0)),
        (POTS[6], common.mug(oat, seed=36), 0.38, (3, 4, 78)),
    ):
        parts.append(s.at(pot, (x, y, z), turn))
    # A second bowl stands in the first.
    parts.append(s.at(common.cereal_bowl(slate, seed=19), (-0.978, -0.444, 0.655), (-5, 4, 0)))
    parts.append(stamp("Seconds", 0.4, (-1.02, -DEEP / 2 - T / 2 - 0.012, 0.62)))
    parts.append(stamp("PIPKIN ROW · HACKNEY", 0.125, (-1.02, -DEEP / 2 - T / 2 - 0.012, 0.34)))
    s.at(s.group("carton", parts), (0, 0, 0), (0, 0, 17))
    # A few threads fell beside it.
    common.ground(-7.0)
    lights.sky("forest", 0.21, turn=40)
    lights.window(0.9, middle=(-8.2, -3.4, 5.0), target=(0, 0, 0.6), width=4.6, height=5.4)
    shoot((0.02, 0.1, 0.78), distance=15.7, pitch=27, lens=85, fstop=9.0, focus=(0, -0.9, 0.9))
    return {"exposure": 0.05, "contrast": 1.22, "saturation": 1.08, "warmth": 0.5, "vignette": 0.12, "grain": 0.004}
