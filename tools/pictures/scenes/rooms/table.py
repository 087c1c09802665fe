"""A table for two: places laid, glasses, a candle, an olive twig in a small bottle."""
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from rooms import common


def build():
    s.at(s.table(m.wood()), (0, 0.5, 0), (0, 0, 90))
    lights.backdrop(m.plaster(colour=rgb("#4a5644")), 13)
    lights.studio(rim=0.2)
    glaze, steel = m.ceramic("glaze", rgb("#e8e0d1"), speckle=0.7), m.metal("steel")
    sage = m.linen("sage", rgb("#7d8a74"), stripe=rgb("#d8d0be"))
    clear = m.glass()
    s.at(common.place_laid(glaze, sage, steel, 2), (-0.25, -0.6, 0), (0, 0, 4))
    s.at(common.place_laid(glaze, sage, steel, 5), (0.35, 4.2, 0), (0, 0, 184))
    s.at(common.wine_glass(clear), (1.55, 0.95, 0))
    s.at(s.tumbler(clear, 0.34, 0.85), (2.35, 0.55, 0))
    s.at(common.wine_glass(clear), (-1.1, 2.75, 0))
    s.at(s.tumbler(clear, 0.34, 0.85), (-1.85, 3.05, 0))
    common.taper((0.3, 1.75, 0), height=1.3, power=4.0)
    amber = m.glass("amber", (0.55, 0.28, 0.08))
    s.at(s.lathe("vase", [(0, 0.02), (0.26, 0.0), (0.28, 0.05), (0.27, 0.45), (0.12, 0.62), (0.1, 0.85), (0.13, 0.87), (0.09, 0.86), (0.08, 0.62), (0.23, 0.44), (0.24, 0.08), (0, 0.06)], amber, wobble=0.002), (-0.75, 1.6, 0))
    leaf, stem = m.leaf("olive", rgb("#5c6b45"), rgb("#9aa583")), m.food("stem", rgb("#6b5a40"), rgb("#4a3d2a"))
    s.at(common.sprig(leaf, stem, 1.5, 2), (-0.75, 1.6, 0.3), (6, -8, 0))
    s.at(common.sprig(leaf, stem, 1.2, 7, 7), (-0.72, 1.62, 0.35), (-10, 14, 120))
    shoot((0.15, 0.7, 0.45), distance=8.6, pitch=24, yaw=-8, lens=52, fstop=4.0, focus=(0.1, -0.3, 0.25))
    return {"exposure": 0.35}
