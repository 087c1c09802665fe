"""Web Development, plum: wooden type with brackets, an ink roller and a first proof."""
import math
import random

from mathutils import noise

from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common


def block(glyph, wood, ink, *, width=0.5, depth=0.72, height=0.3):
    """A block of wooden type, face up; as on all type, the sign is the wrong way round."""
    sign = common.text(glyph, ink, size=0.62, extrude=0.05, bevel=0.004, mirrored=True)
    sign.location.z += height - 0.005
    return s.group("type", [common.offcut("block", (width, depth, height), wood, uneven=0.006, cuts=4, seed=ord(glyph)), sign])


def roller(rubber, steel, wood):
    """An ink roller along x; its handle points to +y."""
    drum = s.lathe("drum", [(0, -0.6), (0, -0.6), (0.17, -0.6), (0.2, -0.58), (0.2, -0.55), (0.2, 0.55), (0.2, 0.58), (0.17, 0.6), (0, 0.6), (0, 0.6)], rubber, wobble=0)
    s.at(drum, (0, 0, 0.2), (0, 90, 0))
    wire = [(0.72, 0, 0.2), (0.72, 0.2, 0.24), (0.7, 0.42, 0.3), (0.4, 0.52, 0.33), (0, 0.56, 0.34), (-0.4, 0.52, 0.33), (-0.7, 0.42, 0.3), (-0.72, 0.2, 0.24), (-0.72, 0, 0.2)]
    axle = [(0.76, 0, 0.2), (0, 0, 0.2), (-0.76, 0, 0.2)]
    grip = s.lathe("grip", [(0, 0), (0.07, 0), (0.085, 0.03), (0.08, 0.1), (0.1, 0.3), (0.12, 0.6), (0.13, 0.85), (0.11, 1.05), (0.05, 1.12), (0, 1.13)], wood, wobble=0.01)
    s.at(grip, (0, 0.54, 0.34), (-82, 0, 0))
    return s.group("roller", [drum, s.strand("wire", [wire, axle], 0.035, steel), grip])


def smear(ink):
    """Ink rolled out on the slab: a thin patch with streaks at its end."""
    def place(x, y):
        a, r = 2 * math.pi * x, (y + 0.5)
        edge = 1 + 0.12 * noise.noise((math.cos(a) * 2, math.sin(a) * 2, 3)) + 0.05 * noise.noise((math.cos(a) * 9, math.sin(a) * 9, 1))
        flat = (abs(math.cos(a)) ** 4 + abs(math.sin(a)) ** 4) ** -0.25
        px, py = 0.72 * r * edge * flat * math.cos(a), 0.5 * r * edge * flat * math.sin(a)
        return (px, py, 0.006 * (1 - r ** 8) + 0.002 * noise.noise((px * 30, py * 4, 0)))
    return s.sheet("smear", 1, 1, place, ink, across=120, along=30)


def build():
    common.desk("#5f4260", dark="#24180f", light="#7d5a3a", rough=0.5)
    rng = random.Random(5)
    maple = [m.wood(f"maple {i}", rgb(a), rgb(b), plank=9.0, rough=0.45, along="y") for i, (a, b) in enumerate((("#8a5a30", "#cfa068"), ("#6f4524", "#b98650"), ("#a06f3e", "#dcb680")))]
    ink = common.painted("plum ink", "#4a2036", rough=0.2, coat=0.6)
    old = common.painted("dry ink", "#33232f", rough=0.45, coat=0.1)
    # Printed, the three give </>: a line of type is set from right to left.
    for i, (glyph, x) in enumerate(((">", -0.53), ("/", 0.0), ("<", 0.53))):
        s.at(block(glyph, maple[i], ink), (x - 0.55, -0.35 + 0.02 * i, 0), (0, 0, rng.uniform(-3, 3) - 4))
    loose = (("{", 0.62, -0.62, 0, 28), ("}", -1.72, -0.05, 0, -24), ("&", 0.55, 0.35, 0, 12), ("a", -1.35, 0.72, 0, 40), (";", -0.15, 0.62, 0, -15),
             ("=", -0.75, 1.05, 0, 20), ("#", 1.15, 0.2, 0, -35), ("R", -2.2, 0.9, 0, 10), ("(", -0.05, 1.35, 0, 65))
    for i, (glyph, x, y, z, turn) in enumerate(loose):
        s.at(block(glyph, maple[i % 3], old), (x, y, z), (0, 0, turn))
    slab = m.marble("slab", rgb("#c9c5bd"), rgb("#77747a"))
    s.at(s.group("slab", [s.box("slab", (2.2, 1.5, 0.08), slab, 0.02), s.at(smear(ink), (0, 0, 0.082))]), (1.9, 1.35, 0), (0, 0, -12))
    s.at(roller(common.painted("rubber", "#4a2036", rough=0.3, coat=0.4), m.metal("steel"), maple[1]), (1.75, 1.2, 0.09), (0, 0, -38))
    proof = common.sheet_of_paper(common.stock("proof", "#f0e9da"), 1.5, 1.05, lift=0.07, corner=(1, -1), seed=3,
                                  letters=[(common.painted("print", "#4a2036", rough=0.7, coat=0), 0.6, "</>", -0.05, 0.0)])
    s.at(proof, (1.45, -0.42, 0), (0, 0, 14))
    shoot((0.2, 0.2, 0.2), distance=6.5, pitch=27, yaw=-5, lens=60, fstop=4.5, focus=(-0.55, -0.5, 0.3))
    return {"exposure": 0.2}
