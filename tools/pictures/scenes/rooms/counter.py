"""The counter: cups stacked on marble, a milk jug, bottles on the shelf behind."""
import random

from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from rooms import common


def jug(steel):
    """A jug for milk, its spout at -x."""
    body = s.lathe("jug", [(0, 0.02), (0.36, 0.0), (0.4, 0.03), (0.41, 0.2), (0.36, 0.6), (0.3, 0.85), (0.31, 0.98), (0.33, 1.02), (0.3, 1.0), (0.285, 0.86), (0.34, 0.6), (0.38, 0.2), (0.3, 0.06), (0, 0.05)], steel, wobble=0)
    for vert in body.data.vertices:
        pull = max(0.0, vert.co.z - 0.75) / 0.27 * max(0.0, -vert.co.x - 0.2) / 0.12
        vert.co.x -= 0.11 * pull
        vert.co.z += 0.05 * pull
    handle = s.strand("handle", [[(0.3, 0, 0.88), (0.55, 0, 0.9), (0.66, 0, 0.7), (0.6, 0, 0.4), (0.4, 0, 0.26)]], 0.035, steel)
    return s.group("jug", [body, handle])


def saucer(glaze, z):
    return s.lathe("saucer", [(0, 0.04), (0.3, 0.04), (0.34, 0.0), (0.38, 0.0), (0.42, 0.05), (0.62, 0.09), (0.735, 0.13), (0.75, 0.15), (0.735, 0.16), (0.6, 0.125), (0.4, 0.085), (0, 0.07)], glaze)


def build():
    rng = random.Random(4)
    marble = m.marble("counter", rgb("#dcd8d0"), rgb("#84827c"), scale=0.35)
    s.at(s.box("counter", (40, 5.2, 0.4), marble, 0.06), (0, 0.6, -0.4))
    lights.backdrop(m.plaster(colour=rgb("#24362c")), 9.0)
    walnut = m.wood("walnut", rgb("#26170d"), rgb("#5d3c22"), plank=9.0)
    for z in (0.9, 5.0):
        s.at(s.box("shelf", (30, 1.6, 0.25), walnut, 0.03), (0, 7.6, z - 0.25))
    glasses = [m.glass("green", (0.12, 0.28, 0.1)), m.glass("amber", (0.5, 0.2, 0.04)), m.glass("white", (0.8, 0.85, 0.75)), m.food("dark", rgb("#10140f"), rgb("#0b0d0a"), rough=0.12)]
    labels = [m.food("label", rgb("#c9b88f"), rgb("#b3a075"), rough=0.8), m.food("red label", rgb("#8e3826"), rgb("#7a2e1f"), rough=0.8), None]
    foil = m.metal("foil", rgb("#8a6a35"), rough=0.35)
    x = -7.5
    while x < 8:
        bottle = common.bottle(rng.choice(glasses), rng.choice(labels), foil if rng.random() < 0.6 else None, radius=rng.uniform(0.34, 0.46), height=rng.uniform(2.6, 3.3))
        s.at(bottle, (x, 7.5 + rng.uniform(-0.2, 0.2), 0.9), (0, 0, rng.uniform(-40, 40)))
        x += rng.uniform(0.95, 1.5)
    glaze = m.ceramic("cup", rgb("#ece5d8"), speckle=0.5)
    steel = m.metal("steel", brushed=False, rough=0.16)
    for column, (cx, cy, count) in enumerate(((-1.75, 1.3, 4), (-0.85, 1.45, 5), (-1.35, 0.55, 3))):
        for k in range(count):
            turn = rng.uniform(-60, 60) + 30
            for part in s.cup(glaze, 0.36, 0.58, 0.03):
                s.at(part, (cx + rng.uniform(-0.015, 0.015), cy + rng.uniform(-0.015, 0.015), k * 0.4), (0, 0, turn))
    for k in range(6):
        s.at(saucer(glaze, 0), (0.55 + rng.uniform(-0.02, 0.02), 1.1 + rng.uniform(-0.02, 0.02), k * 0.1), (0, 0, rng.uniform(0, 360)))
    s.at(jug(steel), (1.75, 0.7, 0), (0, 0, 25))
    for part in s.cup(glaze, 0.36, 0.58, 0.03):
        s.at(part, (0.35, -0.45, 0.075), (0, 0, -35))
    s.at(saucer(glaze, 0), (0.35, -0.45, 0))
    crema = m.food("crema", rgb("#b87a3c"), rgb("#7a4319"), rough=0.3, grain=6, bump=0.1)
    s.at(s.lathe("coffee", [(0, 0.46), (0.25, 0.46), (0.325, 0.47)], crema), (0.35, -0.45, 0.075))
    s.at(s.spoon(steel, 1.05, 0.21), (-0.1, -0.92, 0.11), (0, -3, 14))
    lights.studio()
    lights.area("shelf light", (1, 5.4, 7.5), (0, 7.6, 1.5), (8, 0.6), 260, (1.0, 0.7, 0.4))
    shoot((0.0, 0.6, 0.85), distance=8.2, pitch=13, yaw=-5, lens=52, fstop=2.8, focus=(-0.2, -0.2, 0.5))
