"""The pantry once more: clear thin glass on the jars, contents up to the wall, lemons heaped, folded linen."""
import math
import random

from hembrow import common, pantry
from hembrow.pantry import BAY, BAYS, COUNTER, basket, crock, painted
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb


def thin_glass(name="thin glass"):
    """A wall of glass as seen from afar: it bends nothing, and reflects more towards its edge."""
    g = Graph(name)
    facing = g.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    share = g.node("MapRange", {"Value": g.math("POWER", facing, 3.4), "To Min": 0.035, "To Max": 0.6}).outputs[0]
    tint = g.ramp(facing, (0.0, (0.97, 0.985, 0.98)), (0.75, (0.93, 0.955, 0.945)), (1.0, (0.62, 0.68, 0.66)))
    clear = g.node("BsdfTransparent", {"Color": tint}).outputs[0]
    gloss = g.node("BsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.06}).outputs[0]
    mixed = g.node("MixShader", {0: share})
    g.tree.links.new(clear, mixed.inputs[1])
    g.tree.links.new(gloss, mixed.inputs[2])
    # Shadows of glass are faint.
    end, path = g.node("MixShader", {0: g.node("LightPath").outputs["Is Shadow Ray"]}), g.node("BsdfTransparent", {"Color": (0.9, 0.92, 0.91)}).outputs[0]
    g.tree.links.new(mixed.outputs[0], end.inputs[1])
    g.tree.links.new(path, end.inputs[2])
    g.tree.links.new(end.outputs[0], g.output.inputs["Surface"])
    return g.material


GLASS = None


def jar(glass, content, lid, place, *, radius=0.62, height=1.9, full=0.75, seed=0):
    global GLASS
    GLASS = GLASS or thin_glass()
    r, h = radius, height
    s.at(s.lathe("jar", [(0, 0.012), (r * 0.86, 0.012), (r * 0.97, 0.03), (r, 0.1), (r, h * 0.82), (r * 0.985, h * 0.87), (r * 0.88, h * 0.94), (r * 0.83, h * 0.97), (r * 0.83, h)], GLASS, wobble=0), place)
    top = h * 0.8 * full
    s.at(s.lathe("content", [(0, 0.03), (r * 0.84, 0.03), (r * 0.945, 0.05), (r * 0.972, 0.12), (r * 0.972, top), (r * 0.95, top + 0.015), (r * 0.5, top + 0.05), (0, top + 0.03)], content, wobble=0.006, seed=seed), place)
    s.at(s.lathe("lid", [(0, h - 0.08), (r * 0.75, h - 0.08), (r * 0.76, h), (r * 0.92, h + 0.005), (r * 0.93, h + 0.03), (r * 0.93, h + 0.15), (r * 0.9, h + 0.18), (0, h + 0.18)], lid), place)


def counter(x0, cream, honey, willow):
    """What was put down on the oak."""
    top, spoonwood = COUNTER + 0.35, m.timber("cherry", along="z")
    for x, size, kind in ((x0[1] - 2.3, 3.0, "walnut"), (x0[1] - 1.1, 2.5, "ash")):
        s.at(s.box("board", (size * 0.72, 0.2, size), m.timber(kind, along="z"), 0.06), (x, 2.55 - (kind == "ash") * 0.35, top), (-9, 0, 0))
    s.at(s.bowl(cream, 1.5, 0.95, 0.4, 0.15), (x0[1] + 1.9, 0.4, top))
    lemon = m.food("lemon", rgb("#e6bf38"), rgb("#d3a72a"), rough=0.42, grain=3, bump=0.35, bump_scale=26, relief=0.01)
    for k, (a, b, z) in enumerate(((-0.62, 0.0, 0.72), (0.05, -0.55, 0.72), (0.66, 0.0, 0.73), (0.05, 0.6, 0.72), (0.05, 0.0, 0.8), (-0.3, -0.3, 1.05), (0.36, -0.22, 1.08), (0.0, 0.3, 1.1))):
        def form(x, y, k=k):
            u, v = x * 2 * math.pi, (y + 0.5) * math.pi
            r = 0.36 * math.sin(v) ** 0.85
            along = -0.46 * math.cos(v) - 0.09 * (math.exp(-(v / 0.2) ** 2) - math.exp(-((math.pi - v) / 0.26) ** 2))
            return (along, r * math.cos(u), r * math.sin(u))
        s.at(s.sheet("lemon", 1, 1, form, lemon, across=48, along=40), (x0[1] + 1.9 + a, 0.4 + b, top + z), (40 * k, 25 * math.sin(k * 2.1), 67 * k + 20))
    crock(honey, (x0[0] + 1.6, 1.3, top), radius=0.75, height=1.5, lid=False)
    for k in range(5):
        a = 1.3 * k
        foot, head = (x0[0] + 1.6 + 0.25 * math.cos(a), 1.3 + 0.25 * math.sin(a), top + 0.2), (x0[0] + 1.6 + 0.75 * math.cos(a), 1.3 + 0.5 * math.sin(a), top + 2.5 + 0.2 * (k % 3))
        common.between(spoonwood, foot, head, ((0, 0.06), (0.6, 0.07), (0.78, 0.1), (0.86, 0.22), (0.94, 0.24), (1, 0.1)), segments=20)
    basket(willow, (x0[2] + 0.4, 0.8, top), width=3.6, depth=1.2, height=1.1, seed=5)
    # Folded linen, its rolled folds towards us.
    for k, colour in enumerate(("#e6e0d2", "#d8d2c2", "#e9e4d8")):
        s.at(s.cloth(m.linen(f"cloth {k}", rgb(colour)), 2.6 - 0.12 * k, 1.5, layers=4, wrinkle=0.02, seed=4 + k, thickness=0.05), (x0[2] + 0.4 + 0.05 * k, 0.75, top + 0.62 + 0.3 * k), (0, 0, 2 - 3 * k))


def build():
    pantry.jar, pantry.counter = jar, counter
    case, old = pantry.case, pantry.painted
    pantry.painted = lambda name="paint", colour="#adb2a5": old(name, "#6f6a5c" if name == "inside" else colour)
    pantry.fill()
    case(painted(), m.timber("oak"), m.timber("oak", along="z"), m.metal("brass", rgb("#b89355"), rough=0.3, brushed=False))
    common.room(wall=40, floor=("#c9a67c", "#8f6a46"), skirting=False)
    lights.sky("forest", 0.4, turn=90)
    lights.area("window", (-24, -16, 17), (2, 1, 11), (12, 16), 19000, (1.0, 0.94, 0.86))
    shoot((0.3, 0, 11.4), distance=51, pitch=1.5, yaw=9, lens=88, fstop=11, focus=(0, 0, 13))
    return {"exposure": -0.12, "contrast": 1.16, "saturation": 1.06, "warmth": 0.55, "vignette": 0.12, "grain": 0.003}
