"""A short, dark cup with a thick crema, a glass of water beside it, spoon on the saucer, a few beans."""
import math

from dishes.setting import ground, shoot
from lib import materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb


def crema():
    """Hazel foam, darker where it was poured, with fine bubbles along the wall."""
    g = Graph("crema")
    swirl = g.noise(3.2, 6.0, 0.6, distortion=2.2)
    base = g.ramp(swirl, (0.3, rgb("#6b3a17")), (0.48, rgb("#a8672d")), (0.62, rgb("#c98a45")), (0.75, rgb("#d9a25e")))
    tiger = g.ramp(g.noise(16.0, 3.0, distortion=3.0), (0.45, 1.0), (0.6, 0.72))
    base = g.mix(1.0, base, tiger, "MULTIPLY")
    bubbles = g.cells(55.0)
    g.principled(Base_Color=base, Roughness=0.32, Specular_IOR_Level=0.4, Subsurface_Weight=0.2,
                 Subsurface_Radius=(0.05, 0.03, 0.015), Normal=g.bump(bubbles, 0.25, 0.012))
    return g.material


def bean(material):
    def place(x, y):
        a, b = x * 2 * math.pi, (y + 0.5) * math.pi
        px, py, pz = 0.062 * math.cos(b), 0.042 * math.sin(b) * math.cos(a), 0.034 * math.sin(b) * math.sin(a)
        if pz > 0:
            pz *= 0.35
            pz -= 0.012 * math.exp(-(py / 0.007) ** 2)
        return (px, py, pz + 0.03)
    return s.refine(s.sheet("bean", 1, 1, place, material, across=48, along=28), 1)


def build():
    ground()
    glaze = m.ceramic("glaze", rgb("#e8e0d1"), speckle=0.8)
    s.lathe("saucer", [
        (0, 0.04), (0.3, 0.04), (0.34, 0.0), (0.38, 0.0), (0.42, 0.05), (0.62, 0.09), (0.735, 0.13), (0.75, 0.15), (0.735, 0.16),
        (0.6, 0.125), (0.4, 0.085), (0.27, 0.078), (0.25, 0.07), (0, 0.07),
    ], glaze)
    for part in s.cup(glaze):
        s.at(part, (0, 0, 0.07), (0, 0, -28))
    s.at(s.lathe("crema", [(0, 0.43), (0.1, 0.431), (0.2, 0.431), (0.262, 0.436), (0.281, 0.452), (0.29, 0.462), (0.3, 0.44)], crema(), wobble=0.002), (0, 0, 0.07))
    steel = m.metal("steel")
    s.at(s.spoon(steel, 1.05, 0.21), (-0.36, -0.5, 0.105), (0, -3, 22))
    s.at(s.tumbler(m.glass(), 0.3, 0.82), (0.92, 1.0, 0.0))
    s.at(s.fill(m.liquid(), 0.228, 0.264, 0.092, 0.6), (0.92, 1.0, 0.0))
    roast = m.food("roast", rgb("#3a2012"), rgb("#24130a"), rough=0.35, grain=20, bump=0.3, relief=0.01)
    places = [(-0.95, -0.25, 0), (-1.1, -0.02, 0), (-0.86, 0.12, 0), (-1.3, -0.3, 0), (0.72, -0.72, 0), (0.9, -0.62, 0), (-1.02, 0.34, 0), (0.98, -0.2, 0)]
    s.scatter([bean(roast)], places, tilt=14, seed=3)
    sugar = m.food("sugar", rgb("#c79a62"), rgb("#a87a42"), rough=0.5, soft=0.3, grain=12, bump=0.9, bump_scale=45, relief=0.02)
    s.at(s.box("sugar", (0.17, 0.17, 0.13), sugar, 0.012, 0.012, 6), (0.42, -0.36, 0.098), (0, 0, 33))
    napkin = s.cloth(m.linen("napkin", rgb("#8d9380")), 2.6, 1.5, seed=4, wrinkle=0.06)
    s.at(napkin, (-1.65, 1.05, 0.0), (0, 0, 24))
    shoot((0.06, 0.12, 0.3), 6.2, pitch=32, yaw=4, focus=(-0.02, -0.16, 0.5))
