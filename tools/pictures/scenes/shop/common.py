"""The pottery: its three glazes, the shapes of its range, and the table where all of it is photographed."""
import math

from mathutils import noise

from lib import lights, materials as m, pottery, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb


def heather():
    return pottery.glaze("heather", rgb("#877583"), rgb("#39212b"), deep=rgb("#584454"), rough=0.2, specks=0.85, speck=rgb("#3d2433"), broken=0.35)


def oat():
    return pottery.glaze("oat", rgb("#e3d1b1"), rgb("#8e5930"), deep=rgb("#cdb48b"), rough=0.22, specks=0.95, speck=rgb("#5a351b"), dense=15.0)


def slate():
    return pottery.glaze("slate", rgb("#5d666e"), rgb("#463429"), deep=rgb("#3e4750"), rough=0.46, specks=0.5, speck=rgb("#23272c"), broken=0.45, coat=0.1)


def mug(glaze, *, seed=0):
    """9.5 cm high, with a handle for three fingers at +x."""
    body = pottery.thrown("mug", [
        (0, 0.03), (0.24, 0.03), (0.262, 0.0), (0.262, 0.0), (0.3, 0.0), (0.3, 0.0), (0.322, 0.045), (0.372, 0.13), (0.412, 0.28), (0.424, 0.44), (0.412, 0.62), (0.4, 0.78), (0.404, 0.9),
        (0.408, 0.94), (0.4, 0.953), (0.388, 0.945), (0.376, 0.88), (0.374, 0.76), (0.386, 0.6), (0.394, 0.42), (0.375, 0.26), (0.31, 0.125), (0.16, 0.085), (0, 0.08),
    ], glaze, line=0.075, seed=seed, lean=0.004)
    strap = pottery.handle([(0.384, 0.765), (0.41, 0.768), (0.45, 0.777), (0.53, 0.793), (0.63, 0.775), (0.7, 0.685), (0.71, 0.56), (0.67, 0.43), (0.6, 0.33), (0.52, 0.275), (0.45, 0.258), (0.41, 0.261), (0.386, 0.266)], glaze, wall=(0.4, 0.406), seed=seed)
    return s.group("mug", [body, strap])


def espresso_cup(glaze, *, seed=0):
    """Two sips tall: 6 cm."""
    return pottery.thrown("espresso cup", [
        (0, 0.025), (0.16, 0.025), (0.178, 0.0), (0.178, 0.0), (0.208, 0.0), (0.208, 0.0), (0.226, 0.035), (0.272, 0.12), (0.3, 0.26), (0.305, 0.42), (0.31, 0.55),
        (0.315, 0.585), (0.308, 0.597), (0.297, 0.59), (0.284, 0.54), (0.279, 0.42), (0.272, 0.27), (0.23, 0.125), (0.12, 0.082), (0, 0.078),
    ], glaze, line=0.12, seed=seed, pitch=0.07, lean=0.008)


def cereal_bowl(glaze, *, seed=0):
    """15 cm wide and deep enough for porridge."""
    return pottery.thrown("cereal bowl", [
        (0, 0.05), (0.31, 0.05), (0.335, 0.0), (0.335, 0.0), (0.385, 0.0), (0.385, 0.0), (0.405, 0.06), (0.5, 0.13), (0.64, 0.29), (0.72, 0.48), (0.755, 0.64),
        (0.765, 0.685), (0.757, 0.7), (0.742, 0.692), (0.715, 0.62), (0.68, 0.47), (0.6, 0.3), (0.46, 0.17), (0.25, 0.115), (0.12, 0.105), (0, 0.1),
    ], glaze, line=0.075, seed=seed, rings=0.0045, pitch=0.1)


def spout(rim, *, turn=180.0, reach=0.16, wide=0.36, depth=0.34):
    """Bends the rim at height `rim` outwards into a lip; its throat is pinched to both sides."""
    middle = math.radians(turn)

    def form(x, y, z):
        r, a = math.hypot(x, y), math.atan2(y, x)
        off = (a - middle + math.pi) % (2 * math.pi) - math.pi
        share = max(0.0, (z - rim + depth) / depth)
        share = share * share * (3 - 2 * min(share, 1.0))
        out = reach * share ** 1.4 * math.exp(-((off / wide) ** 2))
        pinch = 0.3 * reach * share * (math.exp(-(((abs(off) - wide * 2.1) / (wide * 0.8)) ** 2)))
        rr = r + out - pinch
        return (rr * math.cos(a), rr * math.sin(a), z + out * 0.22)
    return form


def jug(glaze, *, seed=0, line=0.075):
    """A litre; its spout is at -x and its handle at +x."""
    body = pottery.thrown("jug", [
        (0, 0.04), (0.33, 0.04), (0.352, 0.0), (0.352, 0.0), (0.395, 0.0), (0.395, 0.0), (0.42, 0.05), (0.5, 0.2), (0.555, 0.45), (0.56, 0.72), (0.51, 1.0), (0.43, 1.25), (0.392, 1.45), (0.4, 1.6), (0.425, 1.69),
        (0.428, 1.708), (0.418, 1.72), (0.404, 1.712), (0.376, 1.61), (0.362, 1.45), (0.4, 1.24), (0.48, 0.98), (0.528, 0.72), (0.522, 0.46), (0.46, 0.22), (0.3, 0.11), (0.12, 0.095), (0, 0.09),
    ], glaze, line=line, seed=seed, pitch=0.11, rings=0.005, form=spout(1.72), segments=288)
    strap = pottery.handle([(0.375, 1.5), (0.43, 1.53), (0.56, 1.57), (0.7, 1.53), (0.79, 1.38), (0.8, 1.18), (0.74, 0.96), (0.65, 0.8), (0.6, 0.73), (0.54, 0.69)], glaze, wall=(0.4, 0.56), width=0.25, thick=0.105, seed=seed)
    return s.group("jug", [body, strap])


def ground(left, colour="#ddd0be"):
    """A table of sand-coloured plaster that runs up into the wall behind it. It ends at x = `left`: glaze shows the window beyond."""
    g = Graph("ground")
    c = rgb(colour)
    g.plain(m.shade(c, 0.96))
    base = g.ramp(g.noise(0.5, 4.0, 0.6), (0.3, m.shade(c, 0.93)), (0.7, m.shade(c, 1.04)))
    fine = g.math("ADD", g.noise(3.0, 4.0, 0.6, stretch=(0.5, 1.0, 1.0)), g.math("MULTIPLY", g.noise(40.0, 2.0), 0.06))
    g.principled(Base_Color=base, Roughness=0.82, Specular_IOR_Level=0.2, Normal=g.bump(fine, 0.18, 0.02))

    def place(x, y):
        bend, radius = 2.6, 2.2
        x, over = x + 20 + left, y - bend
        if over <= 0:
            return (x, y, 0.0)
        a = min(over / radius, math.pi / 2)
        return (x, bend + radius * math.sin(a), radius * (1 - math.cos(a)) + max(0.0, over - radius * math.pi / 2))
    return s.sheet("ground", 40, 44, place, g.material, across=2, along=220)


def photograph(height, *, tall=0.5, pitch=11.0, aside=0.0, fstop=9.0):
    """One table, light and camera for the whole range: what is `height` dm high takes the share `tall` of the picture's height."""
    frame = height / tall
    ground(-0.7 * frame - 1.35)
    lights.sky("forest", 0.21, turn=40)
    lights.window(0.58, middle=(-6.2, -2.6, 2.5), target=(0, 0, 0.6), width=4.4, height=6.4)
    shoot((aside, 0, height * 0.45), distance=frame * 85 / 27, pitch=pitch, lens=85, fstop=fstop, focus=(aside, -0.3, height * 0.6))
    return {"exposure": 0.02, "contrast": 1.22, "saturation": 1.08, "warmth": 0.8, "vignette": 0.12, "grain": 0.004}
