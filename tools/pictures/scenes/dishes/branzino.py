"""A whole sea bass from the grill on an oval plate, with lemon, potatoes, herbs and blistered tomatoes."""
import math
import random

from mathutils import Vector, noise

from dishes import common
from dishes.burrata import tomato
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb

LENGTH = 2.45
#: Half its height in the picture (y) from snout to tail; it lies on its side.
OUTLINE = ((0.05,), (0.18,), (0.285,), (0.36,), (0.405,), (0.405,), (0.365,), (0.29,), (0.2,), (0.125,), (0.095,))
CUTS = (0.36, 0.5, 0.64)


def half(u):
    line = half.line = getattr(half, "line", None) or [p[0] for p in s.spline(OUTLINE, 24)]
    place = min(max(u, 0), 1) * (len(line) - 1)
    i = min(int(place), len(line) - 2)
    return line[i] + (line[i + 1] - line[i]) * (place - i)


def slash(x, y):
    """How deep a cut goes at a place of the flank, 0 to 1."""
    u = x / LENGTH
    depth = 0.0
    for cut in CUTS:
        off = (u - cut) * LENGTH - y * 0.55
        reach = max(0.0, 1 - (abs(y + 0.02) / (half(u) * 0.72 + 1e-4)) ** 4)
        depth = max(depth, math.exp(-(off / 0.045) ** 2) * reach)
    return depth


def skin():
    """Silver, dark along the back, pale below, browned and barred by the grill; white in the cuts."""
    g = Graph("sea bass")
    g.plain(rgb("#8d8373"))
    place = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Object"]})
    x, y = place.outputs["X"], place.outputs["Y"]
    cut = g.node("VertexColor", layer_name="cut").outputs["Color"]
    back = g.math("ADD", g.math("MULTIPLY", y, 1.5), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(3.0, 3.0), 0.5), 0.5))
    base = g.ramp(g.math("ADD", back, 0.5), (0.1, rgb("#cfc4ae")), (0.45, rgb("#a79c88")), (0.72, rgb("#5f5c52")), (0.95, rgb("#2f302b")))
    crisp = g.ramp(g.noise(4.5, 4.0, 0.65), (0.46, 0.0), (0.62, 1.0))
    base = g.mix(g.math("MULTIPLY", crisp, 0.75), base, rgb("#7a4a1e"))
    slant = g.math("FRACT", g.math("MULTIPLY", g.math("ADD", x, g.math("MULTIPLY", y, 0.7)), 3.1))
    bar = g.math("ADD", g.math("ABSOLUTE", g.math("SUBTRACT", slant, 0.5)), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(9.0, 3.0), 0.5), 0.45))
    char = g.node("MapRange", {"Value": bar, "From Min": 0.05, "From Max": 0.15}).outputs[0]
    base = g.mix(char, rgb("#1c120b"), base)
    scales = g.node("TexVoronoi", {"Vector": g.place(1.0, (0.8, 1.1, 0.4)), "Scale": 30.0, "Randomness": 0.45}, feature="F1").outputs["Distance"]
    base = g.mix(1.0, base, g.ramp(scales, (0.2, 1.0), (0.75, 0.62)), "MULTIPLY")
    flesh = g.ramp(g.noise(12.0, 2.0, stretch=(1, 4, 1)), (0.35, rgb("#e8dcc6")), (0.65, rgb("#f7f0e2")))
    base = g.mix(g.ramp(cut, (0.25, 0.0), (0.5, 1.0)), base, flesh)
    g.principled(Base_Color=base, Roughness=g.ramp(g.noise(6.0, 2.0), (0.3, 0.22), (0.7, 0.48)), Specular_IOR_Level=0.55,
                 Normal=g.bump(g.math("ADD", scales, g.math("MULTIPLY", crisp, 0.6)), 0.45, 0.02))
    return g.material


def body(material):
    rings, around = 220, 64
    points, faces, cuts = [], [], []
    for i in range(rings + 1):
        u = i / rings
        h = half(u)
        t = h * (0.62 if u > 0.15 else 0.62 + (0.15 - u))
        for k in range(around):
            a = 2 * math.pi * k / around
            x, y, z = u * LENGTH, h * math.cos(a), t * math.sin(a)
            y += 0.035 * math.sin(u * 3.0) - 0.02
            depth = slash(x, y) if z > 0 else 0.0
            gill = math.exp(-((u - 0.205 + 0.05 * (y / h) ** 2) / 0.006) ** 2) if abs(y) < h * 0.85 and z > 0 else 0.0
            mouth = math.exp(-((y + 0.03 - 0.25 * u) / 0.01) ** 2) * (1 if u < 0.075 else 0)
            puff = 0.012 * noise.noise((x * 3, y * 3, 1.0)) + 0.006 * noise.noise((x * 9, y * 9, 4.0))
            scale = 1 - 0.16 * gill - 0.3 * mouth - 0.5 * depth * (1 if z > 0 else 0) + puff
            lip = 0.03 * max(0.0, 0.6 - abs(depth - 0.35) * 2.4) * (1 if 0.1 < depth < 0.7 else 0)
            points.append((x, y, z * scale + lip))
            cuts.append(depth)
    for i in range(rings):
        for k in range(around):
            n = (k + 1) % around
            faces.append((i * around + k, i * around + n, (i + 1) * around + n, (i + 1) * around + k))
    thing = s.mesh("bass", points, faces, material)
    layer = thing.data.vertex_colors.new(name="cut")
    for loop in thing.data.loops:
        value = cuts[loop.vertex_index]
        layer.data[loop.index].color = (value, value, value, 1)
    return thing


def fin(material, line, spread, seed):
    """Between a line on the body and the ends of its rays."""
    def place(x, y):
        u, v = x + 0.5, y + 0.5
        i = min(int(u * (len(line) - 1)), len(line) - 2)
        f = u * (len(line) - 1) - i
        a = Vector(line[i]).lerp(Vector(line[i + 1]), f)
        b = Vector(spread[i]).lerp(Vector(spread[i + 1]), f)
        p = a.lerp(b, v * (1 - 0.1 * abs(math.sin(u * 30)) * v))
        p.z += 0.014 * math.sin(u * 60) * v + 0.03 * noise.noise((u * 4, v * 2, seed))
        return p
    return s.thicken(s.sheet("fin", 1, 1, place, material, across=90, along=14), 0.012)


def fish():
    flank = skin()
    web = m.food("fin", rgb("#6a5f4e"), rgb("#30271d"), rough=0.45, grain=5, bump=0.4, bump_scale=30)
    end = LENGTH * 0.985
    parts = [body(flank),
             fin(web, [(end, -0.08, 0.0), (end, -0.03, 0), (end, 0.03, 0), (end, 0.08, 0.0)],
                 [(end + 0.5, -0.38, 0.05), (end + 0.3, -0.1, 0.04), (end + 0.3, 0.12, 0.04), (end + 0.5, 0.38, 0.05)], 1),
             fin(web, [(0.85, 0.36, 0), (1.05, 0.37, 0), (1.25, 0.36, 0)], [(1.0, 0.56, 0.02), (1.22, 0.56, 0.02), (1.42, 0.42, 0.02)], 2),
             fin(web, [(1.5, 0.31, 0), (1.7, 0.25, 0), (1.9, 0.17, 0)], [(1.7, 0.46, 0.02), (1.9, 0.38, 0.02), (2.08, 0.22, 0.02)], 3),
             fin(web, [(1.55, -0.31, 0), (1.72, -0.27, 0), (1.88, -0.2, 0)], [(1.75, -0.48, 0.02), (1.9, -0.4, 0.02), (2.05, -0.24, 0.02)], 4),
             fin(web, [(0.62, -0.1, 0.19), (0.64, -0.05, 0.2), (0.63, 0.0, 0.2)], [(0.92, -0.24, 0.16), (0.98, -0.12, 0.2), (0.95, 0.0, 0.2)], 5)]
    white = m.food("eye", rgb("#b9b3a0"), rgb("#8f8a78"), rough=0.15, coat=0.6)
    dark = m.food("pupil", rgb("#2a2a28"), rgb("#161616"), rough=0.2, coat=0.6)
    parts.append(s.at(s.blob("eye", white, (0.046, 0.046, 0.02), uneven=0.02, detail=4), (0.27, 0.05, 0.128)))
    parts.append(s.at(s.blob("pupil", dark, (0.03, 0.03, 0.012), uneven=0.02, detail=4), (0.27, 0.05, 0.144)))
    return s.group("branzino", parts)


def build():
    common.table(turn=-4)
    rng = random.Random(8)
    plate = s.coupe(m.ceramic("glaze", rgb("#ded6c6"), speckle=0.9), 1.6, 0.22)
    plate.scale = (1.2, 0.76, 1)
    s.at(fish(), (-1.42, 0.04, 0.27), (3, 2, 4))
    gold = m.food("potato", rgb("#d9a544"), rgb("#9a5a1c"), rough=0.4, soft=0.2, depth=(0.08, 0.05, 0.02), grain=5, bump=0.5, bump_scale=24, relief=0.02, coat=0.2)
    for i, (x, y) in enumerate(((0.72, -0.62), (0.95, -0.5), (0.52, -0.72), (0.82, -0.72), (0.3, -0.74), (1.15, -0.36), (0.65, -0.55))):
        chunk = s.box("potato", (0.3, 0.19, 0.17), gold, 0.04, 0.07, 10, i)
        s.at(chunk, (x, y, 0.13 + (0.13 if i == 6 else 0)), (rng.uniform(-20, 20), rng.uniform(-15, 15), rng.uniform(0, 180)), rng.uniform(0.85, 1.15))
    zest, face = m.food("zest", rgb("#e3b527"), rgb("#c98f14"), rough=0.4, soft=0.2, grain=5, bump=0.6, bump_scale=40), common.citrus()
    s.at(common.lemon_half(zest, face), (-0.82, -0.68, 0.3), (38, -14, 0))
    s.at(common.lemon_half(zest, face), (-0.3, -0.8, 0.27), (52, 20, 40), 0.95)
    frond = m.food("frond", rgb("#5f8030"), rgb("#3d5c1e"), rough=0.5, grain=6, vary=0.3)
    lines = []
    for _ in range(90):
        a, x, y = rng.uniform(0, 6.28), 0.05 + rng.gauss(0, 0.2), 0.1 + rng.gauss(0, 0.06)
        z = 0.27 + 0.2 * max(0.0, 1 - (y / 0.33) ** 2) ** 0.5
        lines.append([(x, y, z), (x + 0.06 * math.cos(a), y + 0.06 * math.sin(a), z + 0.035), (x + 0.13 * math.cos(a + 0.4), y + 0.13 * math.sin(a + 0.4), z + 0.02)])
    s.strand("fronds", lines, 0.006, frond, sides=2, taper=True)
    stem, needle = m.food("stem", rgb("#5b4a2c"), rgb("#3f3a20"), rough=0.7), m.food("needle", rgb("#47603a"), rgb("#2e4527"), rough=0.5, grain=5, vary=0.3)
    s.at(common.rosemary(stem, needle, 2), (0.55, -0.6, 0.34), (0, 0, 12), 0.9)
    # Behind the fish, where the plate would be bare: what lay with it on the grill.
    for k, (x, y, turn, size) in enumerate(((-1.05, 0.56, 11, 1.0), (-0.55, 0.72, -9, 1.15), (0.16, 0.62, 8, 0.95))):
        s.at(common.rosemary(stem, needle, k + 5), (x, y, 0.13), (0, 0, turn), size)
    bay = m.leaf("bay", rgb("#4c5a2a"), rgb("#8a8f5a"))
    for k, (x, y, turn) in enumerate(((-0.95, 0.72, -16), (0.1, 0.72, 20), (0.62, 0.5, -34))):
        s.at(s.leaf(bay, 0.5, 0.2, curl=0.35, cup_=0.3, seed=k), (x, y, 0.16), (8, 0, turn))
    skin = m.food("roast tomato", rgb("#a52a12"), rgb("#6a1207"), rough=0.34, soft=0.2, depth=(0.1, 0.03, 0.01), grain=5, bump=0.15, bump_scale=30, relief=0.015, stops=(0.42, 0.6))
    for k, (x, y) in enumerate(((-0.4, 0.62), (-0.06, 0.72), (0.3, 0.56))):
        s.at(tomato(skin, k + 4), (x, y, 0.25), (k * 23 - 20, k * 17 - 10, k * 80), 0.78)
    salt = m.food("salt", rgb("#f4f1ea"), rgb("#e6e2d8"), rough=0.3, soft=0.4)
    s.crumbs(salt, 60, (0.2, -0.7), 1.2, size=(0.008, 0.016), seed=4, z=0.11)
    oil = m.food("oil", rgb("#b79a2e"), rgb("#8f7a1c"), rough=0.08, soft=0.3, grain=9, bump=0.05, coat=0.8)
    s.drops(oil, [(-0.55, -0.86, 0.12), (-0.1, -0.92, 0.14), (0.05, -0.85, 0.12), (1.35, -0.15, 0.13), (1.45, 0.1, 0.14), (-1.4, -0.42, 0.13)], size=(0.03, 0.08), seed=1)
    s.at(s.fork(m.metal("steel")), (-0.4, -1.62, 0.0), (0, 0, 4))
    napkin = s.cloth(m.linen("napkin", rgb("#5f6f63"), stripe=rgb("#cfc6b4")), 2.6, 1.6, seed=11, wrinkle=0.06)
    s.at(napkin, (1.9, 1.35, 0.0), (0, 0, -24))
    s.at(s.tumbler(m.glass(), 0.3, 0.62, taper=0.8), (-1.5, 1.55, 0))
    s.at(s.fill(m.liquid("wine", (0.93, 0.86, 0.52)), 0.21, 0.255, 0.092, 0.4), (-1.5, 1.55, 0))
    shoot((0.06, -0.02, 0.2), distance=6.8, pitch=46, yaw=0, lens=75, fstop=4.5, focus=(-0.1, -0.2, 0.4))
