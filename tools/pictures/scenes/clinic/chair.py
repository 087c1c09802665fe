"""A chair in the waiting room, at a window with a thin curtain; a small table beside it."""
import math

import bmesh
import bpy
from mathutils import Vector, noise

from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb
from clinic import common


def voile():
    """Thin white cloth that lets daylight through."""
    g = Graph("voile")
    g.plain(rgb("#f2efe8"))
    thread = g.noise(160.0, 1.0, stretch=(1, 1, 0.05))
    g.principled(Base_Color=g.ramp(thread, (0.3, rgb("#e6e2d8")), (0.7, rgb("#f7f5ef"))), Roughness=0.9, Specular_IOR_Level=0.1)
    through = g.node("BsdfTranslucent", {"Color": rgb("#f2eee4")}).outputs[0]
    clear = g.node("BsdfTransparent").outputs[0]
    cloth, seen = g.node("MixShader", {0: 0.6}), g.node("MixShader", {0: 0.16})
    g.tree.links.new(g.shader.outputs[0], cloth.inputs[1])
    g.tree.links.new(through, cloth.inputs[2])
    g.tree.links.new(cloth.outputs[0], seen.inputs[1])
    g.tree.links.new(clear, seen.inputs[2])
    g.tree.links.new(seen.outputs[0], g.output.inputs["Surface"])
    return g.material


def curtain(material, left, right, top, y, *, folds=9, seed=0):
    """Hangs from `top` to the floor in folds that open downwards."""
    def place(x, z):
        u, low = x / (right - left) + 0.5, 0.5 - z / top
        phase = 2 * math.pi * folds * (u + 0.03 * noise.noise((u * 4, seed, 1)) + 0.012 * low * noise.noise((u * 9, low * 2, seed)))
        deep = (0.42 + 0.25 * low) * (0.8 + 0.5 * noise.noise((u * 6, seed, 7)))
        return (left + u * (right - left) + 0.2 * low * noise.noise((u * 8, low, seed)), y + deep * math.sin(phase) + 0.12 * math.sin(2 * phase + 1), z + top / 2)
    return s.sheet("curtain", right - left, top, place, material, across=folds * 24, along=50)


def cushion(name, size, cloth, *, crown=0.35):
    """Upholstery: a box with full sides and a crowned top, standing on z = 0."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2.0)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=15, use_grid_fill=True)
    w, d, h = (v / 2 for v in size)
    for vert in shape.verts:
        x, y, z = vert.co
        # A rounded box: each side bulges towards its middle.
        bulge = (1 - x * x) * (1 - y * y)
        length = (abs(x) ** 7 + abs(y) ** 7 + abs(z) ** 7) ** (1 / 7) or 1
        x, y, z = x / length, y / length, z / length
        wrinkle = 0.02 * noise.noise((x * w * 0.8, y * d * 0.8, z * 2))
        vert.co = (x * w * (1 + 0.02 * (1 - z * z)), y * d * (1 + 0.02 * (1 - z * z)), h + z * h * (1 + crown * bulge * (0.5 + 0.5 * z)) + wrinkle)
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return s.refine(s.add(name, data, cloth), 1)


def boucle(colour):
    """Cloth of little loops."""
    g = Graph("boucle")
    g.plain(m.shade(colour, 0.85))
    loops = g.cells(34.0)
    base = g.ramp(loops, (0.1, m.shade(colour, 1.06)), (0.75, m.shade(colour, 0.72)))
    g.principled(Base_Color=base, Roughness=0.95, Specular_IOR_Level=0.1, Sheen_Weight=0.3, Normal=g.bump(g.math("SUBTRACT", 1.0, loops), 0.55, 0.03))
    return g.material


def rail(points, wide, deep, wood):
    """A bar of wood along points, its section an oblong with round corners."""
    line = s.spline([tuple(p) for p in points], 10)
    path, corners = [Vector(p) for p in line], []
    for k in range(24):
        a = 2 * math.pi * k / 24
        c, d = math.cos(a), math.sin(a)
        corners.append((wide / 2 * math.copysign(abs(c) ** 0.5, c), deep / 2 * math.copysign(abs(d) ** 0.5, d)))
    places, faces = [], []
    for i, p in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = Vector((1, 0, 0)) if abs(along.x) < 0.7 else Vector((0, 1, 0))
        up = along.cross(side).normalized()
        side = up.cross(along)
        places += [p + side * c + up * d for c, d in corners]
    for i in range(len(path) - 1):
        faces += [(i * 24 + k, i * 24 + (k + 1) % 24, (i + 1) * 24 + (k + 1) % 24, (i + 1) * 24 + k) for k in range(24)]
    faces += [tuple(range(23, -1, -1)), tuple(range(len(places) - 24, len(places)))]
    made = s.mesh("rail", places, faces, wood)
    made.data.set_sharp_from_angle(angle=math.radians(50))
    return made


def armchair(cloth):
    """A low easy chair that looks towards -y: ash arms and legs, two cushions. 7.4 dm wide."""
    parts, (wide, deep, high) = [], [m.timber("ash", along=axis) for axis in "xyz"]
    for x in (-3.4, 3.4):
        parts.append(rail([(x, -3.1, 0), (x, -2.95, 2.6), (x, -2.85, 5.3)], 0.42, 0.5, high))
        parts.append(rail([(x, 3.4, 0), (x, 3.0, 2.6), (x, 2.75, 5.2)], 0.42, 0.5, high))
        parts.append(rail([(x, -3.35, 5.42), (x, -1.2, 5.5), (x, 1.2, 5.35), (x, 3.3, 5.1)], 0.62, 0.3, deep))
        parts.append(rail([(x, -2.9, 2.75), (x, 3.0, 2.35)], 0.34, 0.6, deep))
    for y, z in ((-2.85, 2.7), (2.6, 2.4)):
        parts.append(rail([(-3.4, y, z), (0, y, z), (3.4, y, z)], 0.34, 0.6, wide))
    parts.append(s.at(cushion("seat", (6.3, 6.0, 1.5), cloth), (0, -0.2, 2.75), (-4, 0, 0)))
    parts.append(s.at(cushion("back", (6.3, 5.6, 1.4), cloth, crown=0.3), (0, 1.75, 6.3), (72, 0, 0)))
    for x in (-2.2, 2.2):
        parts.append(rail([(x, 2.9, 2.4), (x, 3.3, 5.0), (x, 3.9, 8.3)], 0.4, 0.34, high))
    parts.append(rail([(-2.4, 3.88, 8.2), (0, 3.92, 8.25), (2.4, 3.88, 8.2)], 0.3, 0.5, wide))
    return s.group("armchair", parts)


def side_table(place):
    """Round, on three legs."""
    wood, legs = m.timber("ash"), m.timber("ash", along="z")
    parts = [s.lathe("top", [(0, 4.9), (2.1, 4.9), (2.2, 4.95), (2.22, 5.05), (2.2, 5.14), (2.1, 5.18), (0, 5.18)], wood, wobble=0)]
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        parts.append(s.strand("leg", [[(1.2 * math.cos(a), 1.2 * math.sin(a), 4.95), (1.7 * math.cos(a), 1.7 * math.sin(a), 0)]], 0.17, legs))
    return s.at(s.group("table", parts), place)


def build():
    floor = m.wood("floor", rgb("#b08b62"), rgb("#dcc09a"), plank=1.8, rough=0.5, along="y")
    s.at(s.table(floor, 120), (0, 10, 0))
    paint, white = common.paint(common.SAGE), common.paint(common.WHITE, rough=0.4)
    s.at(s.box("skirting", (80, 0.3, 1.2), white, 0.05), (0, 11.75, 0))
    left, right, low, high = -11.5, 2.5, 2.6, 24.0
    for x0, x1, z0, z1 in ((-60, left, 0, 40), (right, 60, 0, 40), (left, right, 0, low), (left, right, high, 40)):
        s.at(s.box("wall", (x1 - x0, 1.4, z1 - z0), paint, 0), ((x0 + x1) / 2, 12.6, z0))
    s.at(s.box("sill", (right - left + 0.8, 1.4, 0.35), white, 0.08), ((left + right) / 2, 12.0, low - 0.2))
    for x in (left + 0.25, (left + right) / 2, right - 0.25):
        s.at(s.box("bar", (0.5, 0.5, high - low), white, 0.06), (x, 13.0, low))
    for z in (low, 15.0):
        s.at(s.box("bar", (right - left, 0.5, 0.5), white, 0.06), ((left + right) / 2, 13.0, z))
    sky = s.sheet("outside", 90, 60, lambda x, y: 0.0, m.glow("outside", (0.93, 0.98, 1.0), 2.6), across=1, along=1)
    s.at(sky, (0, 30, 14), (90, 0, 0))
    cloth = voile()
    curtain(cloth, left - 1.5, left + 6.2, 26.5, 10.9, folds=9, seed=1)
    curtain(cloth, right - 5.2, right + 1.6, 26.5, 10.9, folds=8, seed=5)
    s.strand("pole", [[(left - 4, 10.9, 26.6), (0, 10.9, 26.6), (right + 4, 10.9, 26.6)]], 0.2, m.metal("pole", rgb("#c49a52"), brushed=False))
    s.at(armchair(boucle(rgb("#6d8c7b"))), (2.2, 4.2, 0), (0, 0, -28))
    side_table((-4.2, 4.6, 0))
    paper = m.food("paper", rgb("#f3f1ea"), rgb("#ebe8df"), rough=0.8, bump=0.02)
    for k, colour in enumerate(("#f1ede4", "#4d7d6c", "#e5d7c2")):
        s.at(s.box("magazine", (2.0, 1.5, 0.1), m.food("cover", rgb(colour), rough=0.45, bump=0.02, vary=0), 0.01), (-4.1, 4.3, 5.19 + 0.105 * k), (0, 0, 20 - 12 * k))
    common.fig((9.8, 8.2, 0), 13.5, seed=7, leaves=40, pot="#d9d4c8")
    day = lights.area("daylight", (-4.5, 14.6, 14), (-3.0, 0, 12), (14, 20), 13000, (0.97, 0.99, 1.0))
    day.data.spread = math.radians(160)
    lights.sky("forest", 0.34, turn=60)
    shoot((0.6, 4, 7.6), distance=36, pitch=5, yaw=4, lens=50, fstop=6, focus=(2, 2, 5))
    return common.LOOK
