"""A walnut table by a tall sash window: chairs drawn up, papers and a glass of water laid out."""

from hembrow import common
from lib import ink, lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb
from posts.common import leaf_of_paper

TOP, LONG, DEEP = 7.4, 21.0, 9.6


def top(walnut):
    """Long boards with rounded corners: an outline cut into strips along x."""
    parts, count = [], 6
    for i in range(count):
        y = (i + 0.5) / count * DEEP - DEEP / 2
        parts.append(s.at(s.box("board", (LONG, DEEP / count, 0.36), walnut, 0.008 if 0 < i < count - 1 else 0.05), (0, y, TOP - 0.36)))
    return parts


def legs(up):
    return [common.limb("leg", [(x * 8.6, y * 3.5, 0, 0.22, 0.22), (x * 8.4, y * 3.5, TOP - 0.3, 0.42, 0.42)], up, up=(0, 1, 0), square=6) for x in (-1, 1) for y in (-1, 1)]


def chair(wood, cloth):
    """Upholstered, with a bent back; its front is at -y."""
    parts = [s.at(s.box("seat", (4.6, 4.4, 0.8), cloth, 0.32, 0.02, 12), (0, 0, 4.0))]
    back = s.sheet("back", 4.4, 3.4, lambda x, y: (x, 2.35 + 0.12 * y * 1.6 - 0.09 * x * x, 6.9 + y), cloth, across=24, along=16)
    s.bevel(s.thicken(back, 0.5), 0.18, 4)
    parts.append(back)
    for x in (-1, 1):
        parts.append(common.between(wood, (x * 2.1, -1.95, 0), (x * 1.85, -1.7, 4.1), ((0, 0.12), (1, 0.22)), segments=24))
        parts.append(common.limb("post", [(x * 2.0, 2.5, 0, 0.14, 0.16), (x * 1.85, 1.95, 4.2, 0.2, 0.22), (x * 1.9, 2.3, 6.6, 0.15, 0.16)], wood, up=(0, 1, 0)))
    return s.group("chair", parts)


def outside():
    """What an old pane shows of a bright street: sky, a pale front, a tree, all out of focus."""
    g = Graph("outside")
    uv = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]})
    sky = g.ramp(uv.outputs["Y"], (0.0, rgb("#8e9a86")), (0.3, rgb("#a9ab98")), (0.42, rgb("#d9d5c8")), (0.7, rgb("#e6ebee")), (1.0, rgb("#dbe7f2")))
    tree = g.ramp(g.noise(0.16, 1.0, 0.5), (0.36, rgb("#a9b894")), (0.62, rgb("#f2f4f0")))
    g.principled(Base_Color=(0, 0, 0), Emission_Color=g.mix(0.55, sky, tree, "MULTIPLY"), Emission_Strength=2.2, Specular_IOR_Level=0.0)
    return g.material


def window(paint, x, y, sill, width, height):
    """A tall sash window, two by four panes, with shutters' reveals and a sill."""
    w, parts = width / 2, []
    for side in (-1, 1):
        parts.append(s.at(s.box("jamb", (0.6, 2.5, height), paint, 0.03), (side * (w + 0.22), 0, 0)))
        parts.append(s.at(s.box("architrave", (1.15, 0.35, height + 1.1), paint, 0.08), (side * (w + 0.88), -1.2, -0.4)))
        parts.append(s.at(s.box("stile", (0.4, 0.4, height), paint, 0.04), (side * (w - 0.2), 0.5, 0)))
    parts.append(s.at(s.box("head", (width + 3.2, 0.4, 1.2), paint, 0.08), (0, -1.2, height)))
    parts.append(s.at(s.box("board", (width + 3.4, 1.9, 0.3), paint, 0.1), (0, -1.3, -0.35)))
    for z, tall in ((0, 0.7), (height / 2 - 0.25, 0.5), (height - 0.45, 0.45)):
        parts.append(s.at(s.box("rail", (width, 0.42, tall), paint, 0.04), (0, 0.48, z)))
    for z in (height * 0.265, height * 0.755):
        parts.append(s.at(s.box("bar", (width, 0.2, 0.18), paint, 0.04), (0, 0.5, z)))
    for k in (-1, 1):
        parts.append(s.at(s.box("bar", (0.18, 0.2, height), paint, 0.04), (k * width / 6, 0.5, 0)))
    return s.at(s.group("window", parts), (x, y, sill))


def wall(paint, y, left, right, sill, head):
    """The wall round the window."""
    for x0, x1, z0, z1 in ((-90, left, 0, 60), (right, 90, 0, 60), (left, right, 0, sill), (left, right, head, 60)):
        s.at(s.box("wall", (x1 - x0, 2.2, z1 - z0), paint, 0), ((x0 + x1) / 2, y, z0))


def papers():
    words = "send us a note and a list again told nora loans and rates are due in ten turns sales least total".split()
    for i, (x, y, turn) in enumerate(((-3.3, -2.9, 8), (-2.9, -3.0, -5), (3.4, -2.2, -14), (1.2, 2.6, 172))):
        said = [" ".join((words[i * 3:] + words)[row % 5 * 3:][:4 if row % 4 else 2]) for row in range(10)]
        lines = [line for row, text in enumerate(said) for line in ink.written(text, -0.85, 1.08 - row * 0.21, 0.062, seed=i * 20 + row)]
        page = ink.page("page", 2.1, 2.97, rgb("#f5f2ea"), [(rgb("#2b3550"), 0.0062, lines)], dots=300)
        s.at(leaf_of_paper(page, 2.1, 2.97, lift=0.02, seed=i), (x, y, TOP + 0.012 * (i == 1)), (0, 0, turn))
    folder = m.food("folder", rgb("#2f4a44"), rgb("#27403a"), rough=0.6, grain=9, bump=0.2, vary=0)
    s.at(s.box("folder", (2.4, 3.2, 0.14), folder, 0.03), (-6.1, -1.6, TOP), (0, 0, 14))
    pen = m.food("pen", rgb("#15181b"), rough=0.25, vary=0, bump=0)
    s.at(common.limb("pen", [(-0.7, 0, 0, 0.012, 0.012), (-0.62, 0, 0, 0.035, 0.035), (-0.3, 0, 0, 0.055, 0.055), (0.6, 0, 0, 0.055, 0.055), (0.68, 0, 0, 0.04, 0.04)], pen), (-1.45, -3.2, TOP + 0.07), (0, 0, 62))


def print_(x, y, z, width, height):
    """An engraving behind glass: a frame of dark wood, a wide mount, hills in three greys."""
    wood, mount = m.food("frame", rgb("#2d2420"), rough=0.4, vary=0, bump=0.05), m.food("mount", rgb("#eeeae0"), rgb("#ece8de"), rough=0.8, vary=0, bump=0)
    g = Graph("engraving")
    place = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]})
    hill = g.math("ADD", place.outputs["Y"], g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", place.outputs["X"], 5.0)), 0.07))
    g.principled(Base_Color=g.ramp(hill, (0.0, rgb("#4f5a56")), (0.29, rgb("#56625d")), (0.3, rgb("#8b958d")), (0.47, rgb("#98a198")), (0.48, rgb("#c9cdc2")), (1.0, rgb("#dcdccf"))), Roughness=0.4)
    parts = [s.at(s.box("mount", (width, 0.1, height), mount, 0), (0, 0, 0)),
             s.at(s.sheet("engraving", width * 0.6, height * 0.56, lambda u, v: 0.0, g.material, across=1, along=1), (0, -0.06, height * 0.53), (90, 0, 0))]
    parts += [s.at(s.box("frame", (0.26, 0.4, height + 0.26), wood, 0.04), (k * width / 2, 0, -0.13)) for k in (-1, 1)]
    parts += [s.at(s.box("frame", (width + 0.26, 0.4, 0.26), wood, 0.04), (0, 0, k - 0.13)) for k in (0, height)]
    return s.at(s.group("print", parts), (x, y, z))


def build():
    walnut, up = m.timber("walnut", rough=0.34), m.timber("walnut", along="z", rough=0.38)
    cloth = m.linen("wool", rgb("#6f7d78"), weave=46)
    s.at(s.group("table", top(walnut) + legs(up)), (0, 0, 0))
    for x, y, turn in ((-5.2, 5.6, 4), (0.4, 5.9, -7), (5.9, 5.4, 10)):
        s.at(chair(up, cloth), (x, y, 0), (0, 0, turn))
    papers()
    for x, y in ((-0.6, -1.5), (5.2, -1.9)):
        s.at(s.tumbler(m.glass(), 0.38, 1.0), (x, y, TOP))
        s.at(s.fill(m.liquid(), 0.29, 0.34, 0.1, 0.62), (x, y, TOP))
    jug = m.ceramic("jug", rgb("#e9e6de"), speckle=0.2)
    s.at(s.lathe("jug", [(0, 0.05), (0.5, 0), (0.58, 0.05), (0.72, 0.6), (0.68, 1.2), (0.42, 1.75), (0.4, 2.0), (0.5, 2.2), (0.47, 2.22), (0.36, 2.0), (0.38, 1.7)], jug), (1.5, 0.5, TOP))
    paint, white = common.lime("wall paint", "#d3d6cc"), m.food("gloss", rgb("#efece4"), rgb("#e8e4da"), rough=0.35, grain=2, bump=0.05, vary=0)
    y, left, right, sill, head = 15.0, -10.6, -1.4, 6.2, 27.5
    wall(paint, y, left, right, sill, head)
    window(white, (left + right) / 2, y, sill, right - left, head - sill)
    s.at(s.box("skirting", (160, 0.3, 1.6), white, 0.06), (0, y - 1.2, 0))
    print_(6.2, y - 1.3, 13.2, 4.6, 5.8)
    street = s.at(s.sheet("street", 70, 60, lambda x, z: 0.0, outside(), across=1, along=1), (-6, 40, 22), (90, 0, 0))
    street.visible_shadow = False
    s.at(s.table(m.wood("floor", rgb("#6b4f3a"), rgb("#a58566"), plank=1.6, rough=0.4), 160), (0, 0, 0), (0, 0, 90))
    lights.sky("forest", 0.2, turn=90)
    lights.sun(-157, 36, 10, (1.0, 0.9, 0.76), size=0.8)
    lamp = lights.area("daylight", ((left + right) / 2, y + 6, 18), (0, -2, 6), (18, 24), 15000, (0.96, 0.98, 1.0))
    lamp.visible_camera = False
    side = lights.area("side window", (-26, -8, 15), (0, 0, 7), (9, 14), 4200, (1.0, 0.96, 0.9))
    side.visible_camera = False
    shoot((-0.6, 0.4, 10.3), distance=30, pitch=12, yaw=15, lens=43, fstop=5.6, focus=(-1.2, -2.0, 7.4))
    return {"exposure": 0.2, "contrast": 1.3, "saturation": 1.1, "warmth": 0.45, "vignette": 0.14, "grain": 0.005}
