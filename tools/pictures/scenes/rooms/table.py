"""A table for two under a linen cloth: places laid, glasses, a candle, an olive twig in a small bottle."""
import numpy as np

from dishes.setting import stoneware
from lib import field as f, lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from rooms import common
from rooms.window_seat import chair


def tablecloth(material):
    """Ironed: the creases of its folds still stand; it hangs over the table's edges."""
    x, y = np.meshgrid(np.linspace(-4.4, 4.4, 420), np.linspace(-3.4, 6.6, 420))
    flat = np.stack([x, y, 0 * x], -1)
    crease = sum(0.018 * np.exp(-np.abs(line - place) / 0.07) for line, place in ((x, -1.35), (x, 2.0), (y, -0.4), (y, 2.9)))
    over = np.maximum(np.abs(x) - 3.7, 0) + np.maximum(y - 5.9, 0)
    z = 0.012 * f.noise(flat, 0.5, 1) + 0.006 * f.noise(flat, 1.7, 2) + crease - 1.6 * over - 0.026
    cloth = f.grid("tablecloth", np.stack([x, y, z], -1), material)
    layer = cloth.data.uv_layers.new(name="UV")
    corner = np.empty(len(cloth.data.loops), int)
    cloth.data.loops.foreach_get("vertex_index", corner)
    layer.data.foreach_set("uv", (np.stack([x, y], -1).reshape(-1, 2) / 2.4 + 0.5)[corner].ravel())
    return cloth


def build():
    tablecloth(m.linen("tablecloth", rgb("#ece6da"), weave=70))
    lights.backdrop(m.plaster(colour=rgb("#35423a")), 17)
    chair(m.food("bentwood", rgb("#4a2c1b"), rgb("#2e1a0f"), rough=0.3, grain=3, bump=0.05, coat=0.4), (0.6, 7.6, -2.6), 184)
    lights.studio(1.1, fill=1.8, rim=0.35, ambient=0.22)
    glaze, steel = stoneware(colour="#e2dacb"), m.metal("steel", brushed=False, rough=0.15)
    sage = m.linen("sage", rgb("#6f8068"), stripe=rgb("#d8d0be"))
    clear = m.glass()
    red = m.liquid("red wine", (0.14, 0.004, 0.012))
    s.at(common.place_laid(glaze, sage, steel, 2), (-0.25, -0.6, 0), (0, 0, 4))
    s.at(common.place_laid(glaze, sage, steel, 5), (0.35, 4.2, 0), (0, 0, 184))
    s.at(common.wine_glass(clear, red), (1.5, 1.2, 0))
    s.at(s.tumbler(clear, 0.34, 0.85), (2.25, 0.75, 0))
    s.at(s.fill(m.liquid(), 0.262, 0.3, 0.092, 0.55), (2.25, 0.75, 0))
    s.at(common.wine_glass(clear, red), (-1.0, 2.75, 0))
    s.at(s.tumbler(clear, 0.34, 0.85), (-1.8, 3.05, 0))
    s.at(s.fill(m.liquid(), 0.262, 0.3, 0.092, 0.55), (-1.8, 3.05, 0))
    common.taper((0.35, 1.8, 0), height=1.2, power=4.0)
    amber = m.glass("amber", (0.62, 0.33, 0.1))
    s.at(s.lathe("vase", [(0, 0.02), (0.26, 0.0), (0.28, 0.05), (0.27, 0.45), (0.12, 0.62), (0.1, 0.85), (0.13, 0.87), (0.09, 0.86), (0.08, 0.62), (0.23, 0.44), (0.24, 0.08), (0, 0.06)], amber, wobble=0.002), (-0.7, 1.6, 0))
    leaf, stem = m.leaf("olive", rgb("#6a7a50"), rgb("#a5ae90")), m.food("stem", rgb("#6b5a40"), rgb("#4a3d2a"))
    s.at(common.sprig(leaf, stem, 1.5, 2), (-0.7, 1.6, 0.3), (6, -8, 0))
    s.at(common.sprig(leaf, stem, 1.2, 7, 7), (-0.67, 1.62, 0.35), (-10, 14, 120))
    shoot((0.15, 0.75, 0.5), distance=8.8, pitch=21, yaw=-8, lens=52, fstop=4.0, focus=(0.1, -0.2, 0.25))
    return {"exposure": 0.35, "grain": 0.006}
