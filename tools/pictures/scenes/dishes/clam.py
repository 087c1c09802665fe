"""Clams that have opened in the pan: two ribbed halves about a hinge, with the meat in the lower one."""
import math
import random

from mathutils import noise

from lib import materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb

#: Half the depth of a shell, from hinge to lip.
ROUND = 0.27


def outside():
    """Cream and ochre, banded as it grew (v from the hinge), with brown flecks that run across the bands."""
    g = Graph("shell")
    g.plain(rgb("#c9b28a"))
    part = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]})
    around, grown = part.outputs["X"], part.outputs["Y"]
    bent = g.math("ADD", grown, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(6.0, 2.0), 0.5), 0.05))
    band = g.math("SINE", g.math("MULTIPLY", bent, 130.0))
    year = g.node("TexNoise", {"W": g.math("MULTIPLY", bent, 9.0), "Detail": 2.0}, noise_dimensions="1D").outputs["Fac"]
    base = g.ramp(year, (0.38, rgb("#b47f3e")), (0.5, rgb("#dcb771")), (0.62, rgb("#f6e9c8")))
    fleck = g.node("TexNoise", {"Vector": g.node("CombineXYZ", {"X": g.math("MULTIPLY", around, 46.0), "Y": g.math("MULTIPLY", grown, 10.0), "Z": g.math("MULTIPLY", g.random(), 20.0)}).outputs[0],
                                "Scale": 1.0, "Detail": 3.0, "Distortion": 0.7}).outputs["Fac"]
    base = g.mix(g.ramp(fleck, (0.52, 0.0), (0.62, 0.85)), base, rgb("#7a5230"))
    base = g.mix(0.3, base, g.ramp(band, (0.1, rgb("#a98657")), (0.7, rgb("#f2e8cf"))))
    rib = g.math("SINE", g.math("MULTIPLY", around, 420.0))
    g.principled(Base_Color=base, Roughness=0.3, Coat_Weight=0.5, Coat_Roughness=0.12,
                 Normal=g.bump(g.math("ADD", band, g.math("MULTIPLY", rib, 0.25)), 0.5, 0.008))
    return g.material


def inside():
    """Smooth and white, a little violet towards the lip."""
    g = Graph("pearl")
    g.plain(rgb("#ece4d6"))
    grown = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]}).outputs["Y"]
    base = g.ramp(g.math("ADD", grown, g.math("MULTIPLY", g.noise(5.0, 3.0), 0.5)), (0.6, rgb("#f8f3e8")), (1.05, rgb("#efe0c4")), (1.35, rgb("#c9a878")))
    g.principled(Base_Color=base, Roughness=0.16, Coat_Weight=0.5, Coat_Roughness=0.06, Normal=g.bump(g.noise(9.0, 2.0), 0.15, 0.02))
    return g.material


def half(outer, inner, deep=0.15):
    """Half a shell, hollow upwards, from its hinge along +x: ovals that all meet in the hinge, which is off the middle."""
    def place(x, y):
        a, t = (x + 0.5) * 2 * math.pi, y + 0.5
        px, py = ROUND * t * (1 + math.cos(a)), ROUND * t * 1.34 * math.sin(a)
        out = min(1.0, math.hypot(px / ROUND - 1, py / ROUND / 1.34))
        dome = -deep * (1 - out ** 2.2) ** 0.6
        ridge = 0.0035 * math.sin(t * 80) * t
        return (px, py + 0.3 * px * t * (1 - 0.5 * t), dome + ridge + 0.012 * noise.noise((px * 6, py * 6, 0)))
    made = s.sheet("half", 1, 1, place, outer, across=96, along=90)
    made.data.materials.append(inner)
    thick = s.thicken(made, 0.014).modifiers["thicken"]
    thick.offset, thick.material_offset, thick.material_offset_rim = -1, 1, 1
    return made


def meat(material, seed):
    """A plump body in its ruffled mantle."""
    def mantle(x, y):
        a, t = (x + 0.5) * 2 * math.pi, y + 0.5
        r = 0.06 + 0.1 * t
        wave = 0.008 * t * math.sin(a * 13 + 3 * noise.noise((math.cos(a), math.sin(a), seed)))
        return (r * math.cos(a) * 1.05, r * math.sin(a) * 1.45, 0.02 * math.sin(t * 2.6) + wave)
    lobes = [s.at(s.blob("body", material, (0.095, 0.13, 0.07), uneven=0.22, scale=1.3, detail=4, seed=seed), (-0.01, 0.0, 0.035)),
             s.at(s.blob("foot", material, (0.06, 0.07, 0.05), uneven=0.4, scale=2.0, detail=4, seed=seed + 9), (0.06, 0.05, 0.05), (0, 0, 40))]
    return s.group("meat", [s.thicken(s.sheet("mantle", 1, 1, mantle, material, across=160, along=10), 0.012), *lobes])


def maker():
    """Gives a function that makes a clam (its opening in degrees, a seed), and one that makes a lone half."""
    outer, inner = outside(), inside()
    shell = half(outer, inner)
    shell.location = (0, 0, -60)
    flesh = m.food("clam meat", rgb("#f3d59c"), rgb("#df9f52"), rough=0.2, soft=0.25, depth=(0.06, 0.03, 0.015), grain=7, bump=0.12, coat=0.5)

    def clam(opening, seed):
        rng = random.Random(seed)
        lower = s.copy(shell)
        upper = s.copy(shell, turn=(180, -opening, 0), size=(1, -1, 1))
        return s.group("clam", [lower, upper, s.at(meat(flesh, seed), (0.3, 0.05, -0.085), (0, 6, rng.uniform(-20, 20)))])

    def empty():
        return s.group("shell", [s.copy(shell)])
    return clam, empty
