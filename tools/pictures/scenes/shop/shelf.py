"""Two ware boards on a limewashed wall: above, finished pots; below, pots that dry. The wall on the left is left free."""
import bpy

from lib import lights, materials as m, pottery, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from shop import common


def stand(pot, x, y=0.0, z=0.0, turn=0.0):
    return s.at(pot, (x, y, z), (0, 0, turn))


def twin(pot, x, y=0.0, z=0.0, turn=0.0, flip=False):
    """The same pot once more; `flip` sets it down on its rim."""
    parts = [s.copy(part) for part in pot.children or [pot]]
    return s.at(s.group(pot.name, parts), (x, y, z), (180 if flip else 0, 0, turn))


def board(wood, left, right, z, depth=2.5, thick=0.3):
    length = right - left
    return s.at(s.box("board", (length, depth, thick), wood, 0.025), ((left + right) / 2, 0, z - thick))


def bracket(iron, x, z):
    """A flat iron angle under a board."""
    return [s.at(s.box("arm", (0.28, 2.3, 0.06), iron, 0.015), (x, 0.1, z - 0.36)),
            s.at(s.box("leg", (0.28, 0.06, 1.5), iron, 0.015), (x, 1.24, z - 1.8))]


def build():
    s.at(s.sheet("wall", 40, 30, lambda x, y: 0.0, m.plaster("limewash", rgb("#e4e4e1")), across=1, along=1), (0, 1.3, 0), (90, 0, 0))
    ash = m.timber("ash", rough=0.6)
    iron = m.food("iron", rgb("#2d2b2a"), rough=0.5, bump=0.1)
    low, high = 0.0, 2.75
    board(ash, -9.0, 9.0, low)
    board(ash, -0.75, 9.0, high)
    for x in (0.1, 6.0):
        bracket(iron, x, high)
    heather, oat, slate = common.heather(), common.oat(), common.slate()
    mug = common.mug(oat, seed=11)
    stand(mug, 0.0, -0.1, high, -30)
    stand(common.mug(heather, seed=3), 1.1, 0.1, high, -48)
    stand(common.jug(oat, seed=6, line=0.42), 2.45, 0.1, high, -25)
    cup = common.espresso_cup(slate, seed=5)
    stand(cup, 3.55, -0.25, high)
    twin(cup, 3.6, -0.24, high + 0.36, 70)
    # Raw clay dries from dark to pale; what is dry waits on its rim.
    damp, dry = pottery.clay("damp clay", rgb("#94775d")), pottery.clay("dry clay", rgb("#d3c1a8"))
    raw = common.mug(dry, seed=21)
    stand(raw, -0.35, -0.2, low, -40)
    twin(raw, 0.75, 0.0, low, -62)
    wet = common.mug(damp, seed=25)
    stand(wet, 1.85, -0.15, low, -35)
    bowl = common.cereal_bowl(dry, seed=4)
    stand(bowl, 3.2, 0.0, low)
    twin(bowl, 3.22, 0.02, low + 0.19, 80)
    small = common.cereal_bowl(oat, seed=9)
    stand(small, -2.0, -0.1, low, 20)
    lights.sky("forest", 0.15, turn=40)
    lights.window(1.9, middle=(-11, -7.5, 6.5), target=(0.5, 0.5, 1.8), width=6, height=8)
    # The window's light is warm; a shelf is photographed with the whites that its shop has.
    for lamp in bpy.data.lights:
        lamp.color = (1.0, 0.985, 0.965)
    shoot((0.55, 0.4, 1.85), distance=19.2, pitch=4, lens=85, fstop=8, focus=(0.5, -0.4, 2.0))
    return {"exposure": 0.0, "contrast": 1.36, "saturation": 1.06, "warmth": 0.15, "vignette": 0.12, "grain": 0.004}
