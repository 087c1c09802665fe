"""AI & Automation, sage: a brass bell to strike, alone in front; behind it an open diary with a list of names, some of them ticked.

Made for crops from 3:2 to a square about its middle: the bell and its shadow lie well within the square.
  python cutouts/hero.py posts.automation out.png 1600 900 48
"""
import math

import bpy

from bench.common import enamel, polished
from lib import ink, lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common

INK, WIDTH, DEPTH = rgb("#22352b"), 1.35, 1.95
LEFT = ("garden tiles", "roses in urns", "on around ten", "ring nora again", "send total list")
RIGHT = ("leads", "nora ellis", "leonie grant", "ida orton", "ada rust", "otto lang")


def bell():
    """A counter bell to strike with the palm: a spun dome on a lacquered foot, with a rolled rim and a button on its stem."""
    gold, dark = polished("brass", "#dbab58", 0.035), polished("worn brass", "#b98a3a", 0.2)
    foot = enamel("#143a27", rough=0.2)
    return s.group("bell", [
        s.lathe("felt", [(0, 0), (0.4, 0), (0.405, 0.012)], common.stock("felt", "#1c211e"), wobble=0),
        s.lathe("foot", [(0.3, 0.012), (0.425, 0.012), (0.425, 0.012), (0.452, 0.02), (0.462, 0.04), (0.452, 0.06), (0.43, 0.07), (0.415, 0.074), (0.4, 0.088), (0.36, 0.1), (0.2, 0.112), (0, 0.112)], foot, wobble=0, segments=192),
        s.lathe("gap", [(0.05, 0.1), (0.05, 0.2)], dark, wobble=0),
        s.lathe("dome", [(0.36, 0.15), (0.381, 0.135), (0.394, 0.132), (0.403, 0.137), (0.405, 0.146), (0.4, 0.155), (0.397, 0.162), (0.395, 0.175), (0.389, 0.205), (0.37, 0.257), (0.338, 0.308), (0.29, 0.355), (0.23, 0.393),
                         (0.155, 0.421), (0.08, 0.434), (0.04, 0.436), (0, 0.4365)], gold, wobble=0, segments=192, steps=8),
        s.lathe("collar", [(0.085, 0.43), (0.084, 0.443), (0.076, 0.451), (0.05, 0.455), (0.036, 0.46), (0.031, 0.47), (0.03, 0.49), (0.03, 0.525)], dark, wobble=0),
        s.lathe("button", [(0, 0.522), (0.05, 0.523), (0.078, 0.53), (0.088, 0.542), (0.088, 0.552), (0.078, 0.565), (0.05, 0.575), (0, 0.578)], gold, wobble=0, segments=128),
    ])


def page(name, words, *, ticks, seed):
    """Faint lines and a list in handwriting; the first so many of its rows are ticked."""
    rows = [0.7 - 0.19 * k for k in range(9)]
    rules = [[(-0.6, y - 0.03), (0.6, y - 0.03)] for y in rows]
    lines = [line for y, said in zip(rows, words) for line in ink.written(said, -0.38, y, 0.076, seed=seed + int(50 - y * 50))]
    tick = [[(-0.55, y + 0.04), (-0.52, y), (-0.45, y + 0.12)] for y in rows[1:ticks + 1]]
    return ink.page(name, WIDTH, DEPTH, rgb("#f3eee1"), [(rgb("#b9c6b8"), 0.0022, rules), (INK, 0.0052, lines), (rgb("#3f7a55"), 0.0085, tick)])


def notebook():
    """Open, with lists on both pages; its leaves are thin, and a ribbon hangs out below."""
    edge, cover = common.stock("leaves", "#ece5d6"), common.painted("cover", "#2f5a42", rough=0.6, coat=0)
    leaves = 30

    def swell(t):
        return 0.03 + 0.15 * min(t * 9, 1) ** 0.6 * (1 - 0.72 * t)
    tops = {-1: page("left", LEFT, ticks=0, seed=3), 1: page("right", RIGHT, ticks=3, seed=40)}
    parts = [s.box("cover", (2 * WIDTH + 0.14, DEPTH + 0.1, 0.03), cover, 0.012)]
    for side in (-1, 1):
        for layer in range(leaves):
            drop, out = layer * 0.105 / leaves, (layer * 0.05 + 0.012 * ((layer * 7) % 5)) / leaves

            def place(x, y, side=side, drop=drop, out=out, layer=layer):
                t = 0.5 + side * x
                return (side * t * (WIDTH + out), y * DEPTH, max(swell(t) - drop * (1 - 0.1 * t), 0.0315 + 0.0006 * (leaves - layer)) + (0.005 * math.sin(y * 9) * t if layer == 0 else 0))
            parts.append(s.sheet("page", 1, 1, place, edge if layer else tops[side], across=70, along=30 if layer == 0 else 2))
    return s.group("notebook", parts)


def softbox(place, target, size, strength, colour=(1.0, 0.96, 0.9)):
    """A panel that is seen only in what is polished."""
    lamp = lights.area("softbox", place, target, size, strength, colour)
    lamp.visible_diffuse = False
    return lamp


def calm(strength=0.2, colour=(0.8, 0.72, 0.6)):
    """What is polished reflects an even room, not the trees of the sky that gives the light."""
    tree = bpy.context.scene.world.node_tree
    end = tree.nodes["World Output"]
    shown = end.inputs["Surface"].links[0].from_socket
    path, plain, choice = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("LightPath", "Background", "MixShader"))
    plain.inputs["Color"].default_value, plain.inputs["Strength"].default_value = (*colour, 1), strength
    tree.links.new(path.outputs["Is Glossy Ray"], choice.inputs[0])
    tree.links.new(shown, choice.inputs[1])
    tree.links.new(plain.outputs[0], choice.inputs[2])
    tree.links.new(choice.outputs[0], end.inputs["Surface"])


def build():
    s.at(s.table(m.wood("oak", rgb("#977552"), rgb("#d0b088"), plank=2.6, rough=0.45)), (0, 0.6, 0), (0, 0, 3))
    lights.backdrop(m.plaster(colour=rgb("#a9bba9")), 3.9)
    lights.sky("forest", 0.19, turn=40)
    lights.window(0.86, middle=(-6.6, 1.2, 4.4), width=3.6, height=4.6)
    calm()
    softbox((4.5, 1.2, 2.6), (0, -0.3, 0.4), (1.2, 3.4), 70)
    s.at(bell(), (-0.16, -0.42, 0), (0, 0, 20), 1.2)
    diary = notebook()
    # The right page falls away from the fold, and the pencil on it too.
    rest = s.at(s.group("rest", [s.at(common.pencil("#2f5a42", length=0.78), (0.56, -0.72, 0), (0, 0, 22))]), (0, 0, 0.186), (0, 4.57, 0))
    s.at(s.group("diary", [diary, rest]), (0.1, 1.36, 0), (0, 0, -13), 0.74)
    shoot((0.0, 0.2, 0.33), distance=9.6, pitch=19, yaw=0, lens=80, fstop=11.0, focus=(-0.08, -0.65, 0.3))
    return {"exposure": -0.05, "contrast": 1.34, "saturation": 1.1, "vignette": 0.12, "grain": 0.004}
