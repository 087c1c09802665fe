"""A square of tiramisu on a white plate: soaked fingers, mascarpone, cocoa; a small fork beside it, coffee behind."""
import random

from mathutils import Vector, noise

from dishes import common
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb

SIDE = 0.78


def sponge():
    """Pale crumb, dark with coffee from below, with pores."""
    g = Graph("sponge")
    g.plain(rgb("#8a5a30"))
    height = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Generated"]}).outputs["Z"]
    wet = g.math("ADD", height, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(6.0, 3.0), 0.5), 1.1))
    base = g.ramp(wet, (0.15, rgb("#3d1f0e")), (0.5, rgb("#7a4a22")), (0.85, rgb("#c2935a")))
    pores = g.cells(34.0)
    base = g.mix(1.0, base, g.ramp(pores, (0.05, 0.45), (0.4, 1.0)), "MULTIPLY")
    g.principled(Base_Color=base, Roughness=0.6, Subsurface_Weight=0.15, Subsurface_Radius=(0.05, 0.03, 0.015),
                 Normal=g.bump(g.math("ADD", pores, g.noise(60.0, 2.0)), 0.8, 0.03))
    return g.material


def cocoa():
    g = Graph("cocoa")
    g.plain(rgb("#44240f"))
    clump = g.noise(24.0, 4.0, 0.7)
    base = g.ramp(clump, (0.32, rgb("#2a130a")), (0.55, rgb("#4b2712")), (0.72, rgb("#6b3d20")))
    g.principled(Base_Color=base, Roughness=0.95, Specular_IOR_Level=0.1, Normal=g.bump(g.noise(110.0, 3.0, 0.7), 0.9, 0.03))
    return g.material


def layer(name, material, bottom, height, out, seed):
    part = s.box(name, (SIDE + out, SIDE + out, height), material, 0.045, 0.026, 14, seed)
    return s.at(part, (0, 0, bottom))


def fingers(material, bottom, seed):
    rng = random.Random(seed)
    parts = []
    for i in range(3):
        part = s.box("finger", (0.25, SIDE + rng.uniform(-0.02, 0.02), 0.145), material, 0.055, 0.012, 10, seed + i)
        parts.append(s.at(part, ((i - 1) * 0.258, rng.uniform(-0.008, 0.008), bottom + rng.uniform(-0.006, 0.006))))
    return parts


def top(material):
    """Swelling cream under cocoa, with the marks of the sieve and a broken edge."""
    half = SIDE / 2 + 0.02

    def height(x, y):
        u, v = max(-1, min(1, x / half)), max(-1, min(1, y / half))
        edge = (max(0, max(abs(u), abs(v)) - 0.86) / 0.14) ** 2
        p = Vector((x, y, 0))
        bulge = 0.022 * noise.noise(p * 4.2) + 0.009 * noise.noise(p * 13) + 0.006 * noise.fractal(p * 34, 1.0, 2.0, 3)
        ragged = 0.012 * noise.noise(p * 11)
        return (u * (half + ragged), v * (half + ragged), bulge - 0.06 * edge)
    return s.sheet("cocoa", SIDE, SIDE, height, material, across=150, along=150)


def build():
    common.table(turn=8)
    glaze = m.ceramic("glaze", rgb("#ece6da"), speckle=0.7)
    s.coupe(glaze, 1.16, 0.22)
    cream = common.cream("mascarpone", "#fbe2c6")
    soaked, dust = sponge(), cocoa()
    parts = fingers(soaked, 0.0, 2) + [layer("cream", cream, 0.095, 0.19, -0.004, 1)] + fingers(soaked, 0.24, 7)
    parts += [layer("cream", cream, 0.335, 0.2, 0.012, 5), s.at(top(dust), (0, 0, 0.563))]
    cake = s.group("tiramisu", parts)
    s.at(cake, (-0.08, 0.06, 0.09), (0, 0, -32))
    s.crumbs(dust, 90, (-0.08, 0.0), 1.0, size=(0.004, 0.016), seed=2, z=0.1)
    s.crumbs(dust, 160, (0.1, -0.35), 0.9, size=(0.003, 0.009), seed=9, z=0.1)
    fork = s.fork(m.metal("steel"), 1.4)
    s.at(fork, (0.3, -0.9, 0.135), (0, -2, 66))
    common.espresso((-1.0, 1.75, 0), 140)
    napkin = s.cloth(m.linen("napkin", rgb("#5f6f63"), stripe=rgb("#cfc6b4")), 2.4, 1.5, seed=6, wrinkle=0.06)
    s.at(napkin, (1.75, 0.55, 0.0), (0, 0, -58))
    shoot((0.0, 0.02, 0.3), distance=4.9, pitch=27, yaw=0, lens=80, fstop=3.2, focus=(-0.1, -0.4, 0.42))
    return {"exposure": 0.15}
