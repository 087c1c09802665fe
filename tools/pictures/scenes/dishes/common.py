"""What several dishes share: the table they stand on, and what lies about."""
import math
import random

from mathutils import noise

from lib import lights, materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb


def table(*, turn=12, wall="#23271f"):
    """The dark table, the wall behind it and the light."""
    s.at(s.table(m.wood()), (0, 0.5, 0), (0, 0, turn))
    lights.backdrop(m.plaster(colour=rgb(wall)), 14)
    lights.studio()


def espresso(place, turn=0):
    """A small cup in the background."""
    glaze = m.ceramic("cup glaze", rgb("#e8e0d1"), speckle=0.8)
    for part in s.cup(glaze):
        s.at(part, place, (0, 0, turn))
    crema = m.food("coffee", rgb("#a8672d"), rgb("#6b3a17"), rough=0.3, grain=6, bump=0.1)
    s.at(s.lathe("coffee", [(0, 0.43), (0.2, 0.43), (0.285, 0.45)], crema), place)


def basil(seed=0, size=1.0):
    """Three leaves of basil to copy from."""
    green = m.leaf("basil", rgb("#3d6b1f"), rgb("#7d9a55"))
    return [s.leaf(green, 0.44 * size, 0.3 * size, curl=c, cup_=k, seed=seed + i)
            for i, (c, k) in enumerate(((0.5, 0.5), (0.8, 0.3), (0.3, 0.7)))]


def ring(count, radius, spread, seed=0):
    """Chance places around a ring: (x, y)."""
    rng = random.Random(seed)
    for i in range(count):
        a = 2 * math.pi * (i + rng.uniform(-0.3, 0.3)) / count
        r = radius + rng.uniform(-spread, spread)
        yield (r * math.cos(a), r * math.sin(a))


def citrus(char=0.85):
    """The cut face of a lemon about z; `char` is how much the grill has browned it."""
    g = Graph("lemon flesh")
    g.plain(rgb("#d8b545"))
    place = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Object"]})
    x, y = place.outputs["X"], place.outputs["Y"]
    bend = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(5.0, 1.0), 0.5), 0.35)
    turn = g.math("ADD", g.math("ARCTAN2", y, x), bend)
    r = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    piece = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("MULTIPLY", turn, 9 / (2 * math.pi))), 0.5))
    wall = g.node("MapRange", {"Value": g.math("MULTIPLY", g.math("SUBTRACT", 0.5, piece), r), "From Min": 0.001, "From Max": 0.009}).outputs[0]
    # Juice sacs are drops that point at the core: cells that are long along the radius.
    polar = g.node("CombineXYZ", {"X": g.math("MULTIPLY", r, 13.0), "Y": g.math("MULTIPLY", turn, 5.5), "Z": 0.0}).outputs[0]
    sacs = g.node("TexVoronoi", {"Vector": polar, "Scale": 1.0}).outputs["Distance"]
    pulp = g.ramp(sacs, (0.1, rgb("#f4cf3c")), (0.45, rgb("#e5b21c")), (0.75, rgb("#f3dc84")))
    base = g.mix(wall, rgb("#f5e9b8"), pulp)
    pith = g.node("MapRange", {"Value": r, "From Min": 0.25, "From Max": 0.264}).outputs[0]
    base = g.mix(pith, base, rgb("#f6edcb"))
    core = g.node("MapRange", {"Value": r, "From Min": 0.018, "From Max": 0.032}).outputs[0]
    base = g.mix(core, rgb("#f5e9b8"), base)
    burnt = g.ramp(g.noise(4.2, 4.0, 0.65), (0.54, 0.0), (0.64, char))
    base = g.mix(burnt, base, rgb("#4a260c"))
    swell = g.math("ADD", g.math("MULTIPLY", wall, 1.4), g.math("SUBTRACT", 1.0, sacs))
    g.principled(Base_Color=base, Roughness=0.14, Specular_IOR_Level=0.5, Subsurface_Weight=0.2, Subsurface_Radius=(0.08, 0.06, 0.02),
                 Normal=g.bump(g.math("MULTIPLY", swell, g.math("SUBTRACT", 1.0, pith)), 0.55, 0.015))
    return g.material


def lemon_half(zest, face):
    rind = s.lathe("rind", [(0, -0.32), (0.05, -0.32), (0.09, -0.28), (0.2, -0.2), (0.28, -0.08), (0.3, 0.0), (0.3, 0.0), (0.28, 0.0)], zest, wobble=0.02)
    cut = s.lathe("face", [(0, 0.0), (0.15, -0.004), (0.29, 0.002)], face, wobble=0.01)
    return s.group("lemon", [rind, cut])


def parsley(material, seed):
    """A scrap of chopped leaf."""
    rng = random.Random(seed)
    w, d = rng.uniform(0.04, 0.08), rng.uniform(0.025, 0.05)
    def place(x, y):
        edge = 1 + 0.5 * noise.noise((x * 9, y * 9, seed))
        return (x * w * edge * 2, y * d * edge * 2, 0.015 * noise.noise((x * 4, y * 4, seed * 2.0)) + 0.02 * x * x)
    return s.sheet("parsley", 1, 1, place, material, across=8, along=6)


def rosemary(stem, needle, seed):
    """A sprig along +x."""
    rng = random.Random(seed)
    line = [(t * 0.7, 0.04 * math.sin(t * 3 + seed), 0.03 + 0.05 * math.sin(t * 2)) for t in (0, 0.25, 0.5, 0.75, 1)]
    leaves = []
    for i in range(46):
        t = i / 46
        x, y, z = t * 0.7, 0.04 * math.sin(t * 3 + seed), 0.03 + 0.05 * math.sin(t * 2)
        side, lift = rng.uniform(0, 2 * math.pi), rng.uniform(0.09, 0.17) * (1 - 0.4 * t)
        dy, dz = math.cos(side) * lift * 0.7, abs(math.sin(side)) * lift * 0.6
        leaves.append([(x, y, z), (x + 0.05, y + dy * 0.6, z + dz * 0.7), (x + 0.1, y + dy, z + dz)])
    return s.group("rosemary", [s.strand("stem", [line], 0.01, stem), s.strand("needles", leaves, 0.0085, needle, sides=2, taper=True)])
