"""A board to share: prosciutto, fennel salami, pecorino, olives, grilled vegetables and focaccia."""
import math
import random

from mathutils import noise

from dishes import common
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb


def ham():
    """Rosy, marbled along its length, with a rim of fat."""
    g = Graph("prosciutto")
    g.plain(rgb("#a8483f"))
    uv = g.node("TexCoord").outputs["UV"]
    across = g.node("SeparateXYZ", {"Vector": uv}).outputs["Y"]
    streak = g.node("TexNoise", {"Vector": g.node("Mapping", {"Vector": uv, "Scale": (2.2, 6, 1)}).outputs[0], "Scale": 1.4, "Detail": 3.0, "Distortion": 0.8}).outputs["Fac"]
    base = g.ramp(streak, (0.34, rgb("#7e2522")), (0.54, rgb("#a9463d")), (0.68, rgb("#cf8a7c")))
    fat = g.node("MapRange", {"Value": g.math("ADD", across, g.math("MULTIPLY", streak, 0.16)), "From Min": 0.97, "From Max": 1.03}).outputs[0]
    base = g.mix(fat, base, rgb("#efdccb"))
    g.principled(Base_Color=base, Roughness=0.36, Specular_IOR_Level=0.4, Normal=g.bump(streak, 0.3, 0.02))
    through = g.node("BsdfTranslucent", {"Color": base}).outputs[0]
    mixed = g.node("MixShader", {0: 0.3})
    g.tree.links.new(g.shader.outputs[0], mixed.inputs[1])
    g.tree.links.new(through, mixed.inputs[2])
    g.tree.links.new(mixed.outputs[0], g.output.inputs["Surface"])
    return g.material


def ribbon(material, seed):
    """A slice laid down in loose waves."""
    def place(x, y):
        u, v = x + 0.5, y + 0.5
        phase = u * 2 * math.pi * 2.4 + 2.6 * noise.noise((u * 2.2, seed * 3.1, v * 0.8)) + 0.7 * v
        swell = 0.085 * (0.55 + 0.6 * v) * (1 + 0.5 * noise.noise((u * 3, v, seed)))
        px = x * 0.78 + 0.055 * math.sin(phase * 2) * (0.4 + v) + 0.03 * noise.noise((v * 3, seed, u))
        py = y * (0.5 - 0.12 * math.sin(u * math.pi)) + 0.06 * noise.noise((u * 4, seed * 1.7, 3)) + 0.1 * math.sin(u * 3)
        return (px, py, 0.04 + swell * (1 + math.sin(phase)) + 0.012 * noise.noise((u * 9, v * 5, seed)))
    return s.thicken(s.sheet("ham", 1, 1, place, material, across=130, along=26), 0.007)


def salami():
    g = Graph("salami")
    g.plain(rgb("#7e2c22"))
    spots = g.cells(17.0)
    jag = g.math("ADD", spots, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(22.0, 2.0), 0.5), 0.4))
    fat = g.ramp(jag, (0.24, rgb("#e2c2a8")), (0.31, rgb("#84261c")), (0.6, rgb("#651a14")))
    g.principled(Base_Color=fat, Roughness=0.4, Specular_IOR_Level=0.4, Subsurface_Weight=0.1,
                 Subsurface_Radius=(0.05, 0.02, 0.01), Normal=g.bump(jag, 0.3, 0.015))
    return g.material


def slice_of(material, rind, seed):
    """A disc that has begun to curl, in its skin."""
    def bend(x, y, z):
        return z + 0.03 * (x * x - 0.4 * y * y) / 0.09 + 0.012 * noise.noise((x * 4, y * 4, seed))
    def face(x, y):
        a, r = (x + 0.5) * 2 * math.pi, (y + 0.5) * 0.29
        px, py = r * math.cos(a), r * math.sin(a)
        return (px, py, bend(px, py, 0.0))
    def skin(x, y):
        a = (x + 0.5) * 2 * math.pi
        r = 0.29 + 0.006 * math.cos(y * math.pi)
        px, py = r * math.cos(a), r * math.sin(a)
        return (px, py, bend(px, py, y * 0.026))
    return s.group("slice", [s.thicken(s.sheet("face", 1, 1, face, material, across=48, along=8), 0.02),
                             s.sheet("skin", 1, 1, skin, rind, across=48, along=4)])


def grilled(skin, flesh, name):
    """A slice of courgette or aubergine with the marks of the grill across it."""
    g = Graph(name)
    g.plain(flesh)
    uv = g.node("TexCoord").outputs["UV"]
    part = g.node("SeparateXYZ", {"Vector": uv})
    along = g.math("ADD", part.outputs["X"], g.math("MULTIPLY", part.outputs["Y"], 0.12))
    bar = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("MULTIPLY", along, 6.0)), 0.5))
    mark = g.node("MapRange", {"Value": g.math("ADD", bar, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(14.0, 2.0), 0.5), 0.3)), "From Min": 0.1, "From Max": 0.2}).outputs[0]
    edge = g.math("ABSOLUTE", g.math("SUBTRACT", part.outputs["Y"], 0.5))
    base = g.ramp(g.noise(7.0, 2.0), (0.35, m.shade(flesh, 0.75)), (0.65, flesh))
    base = g.mix(g.node("MapRange", {"Value": edge, "From Min": 0.43, "From Max": 0.47}).outputs[0], base, skin)
    base = g.mix(mark, rgb("#22150c"), base)
    g.principled(Base_Color=base, Roughness=0.28, Specular_IOR_Level=0.5, Normal=g.bump(g.math("ADD", mark, g.noise(25.0, 2.0)), 0.35, 0.02))
    return g.material


def strip(material, length, width, seed):
    def place(x, y):
        u, v = x * 2, y * 2
        w = width * max(0.0, 1 - abs(u) ** 5) ** 0.5
        return (x * length, v * w / 2 + 0.03 * u * u, 0.03 + 0.05 * math.sin(u * 2.2 + seed) + 0.012 * noise.noise((u * 3, v * 2, seed)))
    return s.thicken(s.sheet("strip", 1, 1, place, material, across=60, along=20), 0.035)


def focaccia():
    """Golden, dimpled, glossy with oil; pale and full of holes where it was cut."""
    g = Graph("focaccia")
    g.plain(rgb("#b9803f"))
    up = g.node("SeparateXYZ", {"Vector": g.node("NewGeometry").outputs["Normal"]}).outputs["Z"]
    blush = g.noise(3.6, 3.0)
    top = g.ramp(blush, (0.32, rgb("#d9a352")), (0.5, rgb("#b87830")), (0.7, rgb("#7c4416")))
    holes = g.cells(17.0)
    side = g.mix(1.0, rgb("#ecd29b"), g.ramp(holes, (0.06, 0.4), (0.3, 1.0)), "MULTIPLY")
    top_share = g.node("MapRange", {"Value": up, "From Min": 0.3, "From Max": 0.6}).outputs[0]
    base = g.mix(top_share, side, top)
    g.principled(Base_Color=base, Roughness=g.mix(top_share, (0.8,) * 3, (0.3,) * 3), Specular_IOR_Level=0.4,
                 Normal=g.bump(g.math("ADD", holes, g.noise(30.0, 2.0)), 0.6, 0.03))
    return g.material


def bread(material, width, depth, seed):
    body = s.box("focaccia", (width, depth, 0.26), material, 0.02, 0.015, 40, seed)
    rng = random.Random(seed)
    dents = [(rng.uniform(-0.5, 0.5) * width, rng.uniform(-0.5, 0.5) * depth) for _ in range(9)]
    for vert in body.data.vertices:
        if vert.co.z > 0.2:
            dip = sum(math.exp(-((vert.co.x - x) ** 2 + (vert.co.y - y) ** 2) / 0.0035) for x, y in dents)
            vert.co.z += 0.025 - 0.09 * min(dip, 1.2) + 0.03 * noise.noise(vert.co * 4)
    return body


def build():
    common.table(turn=5)
    rng = random.Random(6)
    board = m.wood("board", rgb("#6d4425"), rgb("#b5824f"), plank=9.0, rough=0.5)
    s.at(s.box("board", (3.3, 2.05, 0.14), board, 0.05, 0.006, 3), (0.0, 0.0, 0.0), (0, 0, -9))
    top = 0.14
    meat = ham()
    for i, (x, y, turn) in enumerate(((-0.72, 0.52, 12), (-0.28, 0.66, -14), (-0.62, 0.2, 24), (-0.05, 0.4, 4), (-0.95, 0.36, 70))):
        s.at(ribbon(meat, i), (x, y, top + 0.012 * i), (0, 0, turn))
    cured, rind = salami(), m.food("rind", rgb("#cdb9a3"), rgb("#9b8068"), rough=0.8, grain=8)
    for i in range(7):
        s.at(slice_of(cured, rind, i), (-1.12 + i * 0.17, -0.36 - 0.05 * i + 0.02 * (i % 2), top + 0.085), (0, -24 + 2 * (i % 3), -12 + rng.uniform(-9, 9)))
    for i, (x, y) in enumerate(((-0.82, -0.72), (-0.52, -0.82))):
        s.at(slice_of(cured, rind, i + 9), (x, y, top + 0.02 + 0.02 * i), (0, -4 * i, 60 * i))
    pecorino = m.food("pecorino", rgb("#eed6a0"), rgb("#e0bf80"), rough=0.55, soft=0.15, depth=(0.08, 0.06, 0.03), grain=5, bump=0.6, bump_scale=18, relief=0.03)
    for i, (x, y, turn) in enumerate(((0.32, -0.5, 30), (0.55, -0.7, 80), (0.2, -0.78, 130), (0.45, -0.52, 200), (0.74, -0.5, 10))):
        lump = s.box("pecorino", (0.26, 0.2, 0.17), pecorino, 0.008, 0.05, 9, i + 2)
        s.at(lump, (x, y, top + (0.15 if i == 3 else 0)), (rng.uniform(-8, 8), rng.uniform(-8, 8), turn), rng.uniform(0.8, 1.1))
    s.crumbs(pecorino, 60, (0.45, -0.75), 0.5, size=(0.01, 0.035), seed=2, z=top)
    dish = m.ceramic("small dish", rgb("#2f3531"), speckle=0.0, rough=0.25)
    s.at(s.bowl(dish, 0.42, 0.26, 0.5, 0.06), (0.62, 0.5, top))
    green = m.food("olive", rgb("#7d7b2c"), rgb("#56571c"), rough=0.2, soft=0.15, grain=4, bump=0.1, coat=0.4, vary=0.25)
    black = m.food("black olive", rgb("#2b1a20"), rgb("#1a1013"), rough=0.2, grain=4, bump=0.15, coat=0.4)
    olives = [s.blob("olive", kind, (0.1, 0.078, 0.078), uneven=0.06, detail=4, seed=k) for k, kind in enumerate((green, green, black))]
    spots = [(0.62 + d * math.cos(a), 0.5 + d * math.sin(a), z + top) for d, a, z in
             [(0.2, k * 1.05, 0.17) for k in range(6)] + [(0.1, k * 2.1 + 0.4, 0.26) for k in range(3)] + [(0.0, 0, 0.33), (0.31, 2.0, 0.2), (0.3, 4.4, 0.2)]]
    s.scatter(olives, spots + [(0.2, -0.16, top + 0.075), (0.08, -0.3, top + 0.075), (-1.62, -0.95, 0.075)], tilt=40, seed=5)
    courgette, aubergine = grilled(rgb("#24401a"), rgb("#b9b768"), "courgette"), grilled(rgb("#241526"), rgb("#a98f5e"), "aubergine")
    for i, (x, y, turn) in enumerate(((0.98, -0.02, 62), (1.12, -0.1, 70), (1.2, 0.1, 58), (0.92, -0.16, 74))):
        s.at(strip(courgette if i % 2 else aubergine, 0.85, 0.27, i), (x, y, top + 0.03 * i), (0, 0, turn))
    pepper = m.food("roast pepper", rgb("#b8280f"), rgb("#7f1508"), rough=0.22, soft=0.2, grain=4, bump=0.25, coat=0.4)
    for i, (x, y, turn) in enumerate(((0.82, -0.28, 20), (1.0, -0.42, 48), (0.72, -0.16, -10))):
        s.at(strip(pepper, 0.55, 0.16, i * 2), (x, y, top + 0.05 + 0.03 * i), (0, 0, turn))
    crust = focaccia()
    s.at(bread(crust, 0.78, 0.6, 3), (1.28, 0.85, top), (0, 0, -24))
    s.at(bread(crust, 0.7, 0.34, 8), (1.0, 0.98, top + 0.24), (6, 3, 12))
    stem, needle = m.food("stem", rgb("#5b4a2c"), rgb("#3f3a20"), rough=0.7), m.food("needle", rgb("#47603a"), rgb("#2e4527"), rough=0.5, grain=5, vary=0.3)
    s.at(common.rosemary(stem, needle, 1), (-0.02, 0.02, top), (0, 0, 152))
    s.at(common.rosemary(stem, needle, 4), (1.1, 0.9, top + 0.5), (0, 0, -20), 0.6)
    salt = m.food("salt", rgb("#f4f1ea"), rgb("#e6e2d8"), rough=0.3, soft=0.4)
    s.crumbs(salt, 24, (1.02, 0.97), 0.18, size=(0.008, 0.016), seed=4, z=top + 0.5)
    s.crumbs(crust, 70, (1.4, 0.2), 1.0, size=(0.008, 0.03), seed=6, z=0.01)
    s.scatter(common.basil(3, 0.7), [(-0.18, 0.14, top + 0.1), (-1.2, 0.05, top + 0.06)], tilt=15, seed=2)
    napkin = s.cloth(m.linen("napkin", rgb("#5f6f63"), stripe=rgb("#cfc6b4")), 2.8, 1.7, seed=2, wrinkle=0.07)
    s.at(napkin, (-2.1, 0.9, 0.0), (0, 0, 62))
    s.at(s.tumbler(m.glass(), 0.3, 0.7), (-0.35, 1.75, 0))
    s.at(s.fill(m.liquid("red wine", (0.32, 0.02, 0.04)), 0.228, 0.262, 0.092, 0.42), (-0.35, 1.75, 0))
    shoot((0.08, 0.06, 0.2), distance=7.0, pitch=42, yaw=0, lens=72, fstop=4.5, focus=(0.0, -0.2, 0.25))
