"""Customer Service, sky: a telephone with its receiver off the hook, a pad for messages, a cup."""
from bench.common import enamel, steel
from bench.telephone import SLOPE, dial, horns, shell
from lib import ink, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common, phone

INK, WIDTH, DEPTH = rgb("#1d2f4a"), 1.05, 1.45


def telephone(paint):
    """Without its receiver: one sees the two plungers that it would press down."""
    plungers = [s.at(s.lathe("plunger", [(0.045, 0), (0.045, 0.07), (0.035, 0.085), (0, 0.088)], steel(), wobble=0), (x, 0.14, 1.175)) for x in (-0.16, 0.16)]
    rubber = common.painted("foot", "#17191a", rough=0.7)
    feet = [s.at(s.lathe("foot", [(0, 0), (0.1, 0), (0.11, 0.05)], rubber), (x, y, 0)) for x in (-0.75, 0.75) for y in (-0.85, 0.6)]
    return s.group("telephone", [shell(paint), s.at(horns(paint), (0, 0.14, 0.94)), s.at(dial(), (0, -0.695, 0.515), (SLOPE, 0, 0)), *plungers, *feet])


def pad(paper):
    """A pad of messages: many leaves, the top one written on."""
    words = ("leonie grant", "rang at ten", "tiles and grout", "ring again")
    lines = [line for row, said in enumerate(words[1:]) for line in ink.written(said, -0.4, 0.17 - row * 0.2, 0.075, seed=row)]
    rules = [[(-0.46, 0.13 - k * 0.2), (0.46, 0.13 - k * 0.2)] for k in range(4)]
    top = ink.page("message", WIDTH, DEPTH, rgb("#f4eee2"), [
        (rgb("#a9c6d4"), 0.0022, rules), (rgb("#2f78a8"), 0.004, [[(-0.46, 0.36), (0.46, 0.36)]]), (INK, 0.0062, ink.written(words[0], -0.4, 0.42, 0.09, seed=21)), (INK, 0.0056, lines)])
    return s.group("pad", [
        s.box("leaves", (WIDTH, DEPTH, 0.1), common.stock("leaves", "#efe8da"), 0.004),
        s.at(common.leaf_of_paper(top, WIDTH, DEPTH, lift=0.04, corner=(1, -1), seed=6), (0, 0, 0.1)),
        s.at(s.box("binding", (WIDTH + 0.015, 0.1, 0.125), common.painted("binding", "#2f78a8", rough=0.6, coat=0), 0.012), (0, DEPTH / 2 - 0.02, 0))])


def build():
    common.bright_desk("#9dbccb")
    sky = enamel("#2f75a3", rough=0.28)
    s.at(telephone(sky), (-0.78, 0.72, 0), (0, 0, 20), 0.86)
    s.at(phone.handset(sky), (0.34, -0.62, 0), (0, 0, 9), 0.86)
    phone.coil([(-0.5, -0.78, 0.05), (-0.78, -0.84, 0), (-1.35, -0.72, 0), (-1.78, -0.3, 0), (-1.78, 0.2, 0), (-1.6, 0.42, 0.1)], sky, turns=62, radius=0.05, wire=0.018)
    s.at(pad(rgb("#f1ebde")), (1.2, 0.42, 0), (0, 0, -14))
    s.at(common.pencil("#2f6f9c", length=1.5), (0.36, -1.06, 0), (0, 0, 5))
    common.mug(m.ceramic("mug", rgb("#e6dfd0"), speckle=0.7), (0.75, 2.05, 0), -30)
    shoot((0.06, 0.07, 0.4), distance=6.9, pitch=25, yaw=3, lens=60, fstop=7.0, focus=(-0.1, -0.3, 0.4))
    return {"exposure": 0.0, "contrast": 1.2, "saturation": 1.12, "vignette": 0.15, "grain": 0.005}
