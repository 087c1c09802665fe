"""A whole sea bass from the grill on a pale oval plate, with lemon, rosemary potatoes and fennel fronds."""
import math
import random

from mathutils import Vector, noise

from dishes import common, setting
from dishes.bass import whole
from dishes.paint import paint, painted, smooth
from lib import materials as m, shapes as s
from lib.materials import between, rgb


def potato(material, seed):
    """Half of a small potato: roasted skin, and a cut face that is gold with browned edges."""
    rng = random.Random(seed)
    tilt = Vector((rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), 1)).normalized()
    thing = s.blob("potato", material, (0.24, 0.185, 0.17), uneven=0.14, scale=1.3, detail=6, seed=seed, fine=0.012)
    tints = []
    for vert in thing.data.vertices:
        p = vert.co
        over = p.dot(tilt) - 0.03
        face = over > 0
        if face:
            inner = Vector((p.x / 0.24, p.y / 0.185, 0)).length
            vert.co = p - tilt * (over * 0.93)
            vert.co.z += 0.006 * noise.noise(vert.co * 14)
            rim = smooth(0.62, 1.0, inner + 0.25 * noise.noise(vert.co * 7))
            patch = smooth(0.0, 0.45, noise.fractal(vert.co * 6 + Vector((seed, 0, 0)), 1.0, 2.0, 4))
            tint = between(between(rgb("#efc766"), rgb("#d4923a"), patch), rgb("#8a4a17"), 0.85 * rim)
        else:
            patch = smooth(-0.2, 0.4, noise.fractal(p * 6 + Vector((0, seed, 0)), 1.0, 2.0, 4))
            tint = between(rgb("#b9853f"), rgb("#6f4118"), patch)
        tints.append((*tint, 1.0))
    paint(thing, tints)
    return thing


def frond(rng, place, turn, size):
    """The feathery leaf of fennel: threads that part again and again."""
    lines = []

    def part(start, angle, length, level):
        bend = rng.uniform(-0.4, 0.4)
        line = [start]
        for k in range(1, 4):
            a = angle + bend * k / 3
            step = length / 3
            x, y, z = line[-1]
            line.append((x + step * math.cos(a), y + step * math.sin(a), z + step * rng.uniform(-0.15, 0.3)))
        lines.append(line)
        if level:
            for k in range(1, 4):
                for side in (-1, 1):
                    part(line[k], angle + bend * k / 3 + side * rng.uniform(0.4, 0.8), length * rng.uniform(0.35, 0.55), level - 1)
    part(place, turn, size, 3)
    return lines


def build():
    setting.ground(turn=-14, fill=1.2)
    rng = random.Random(8)
    s.at(s.coupe(setting.stoneware(colour="#d2cabb"), 1.5, 0.2), size=(1.17, 0.76, 1)).rotation_euler.z = math.radians(8)
    fish = s.at(whole(), (-1.6, 0.12, 0.3), (15, 1, 6), 1.12)
    gold = painted("potato", rgb("#c98f3f"), rough=(0.3, 0.55), bump=0.5, scale=40, relief=0.01, coat=0.15)
    for i, (x, y, lift, a, b, turn) in enumerate(((0.52, -0.6, 0.0, 35, 10, 20), (0.92, -0.46, 0.0, 50, -20, 100), (0.7, -0.8, 0.0, 20, 20, 200),
                                                  (1.0, -0.68, 0.02, 60, 12, 320), (0.3, -0.78, 0.0, 65, -15, 260), (0.76, -0.6, 0.2, 30, -12, 60))):
        s.at(potato(gold, i), (x - 0.02, y + 0.06, 0.24 + lift), (a, b, turn), rng.uniform(0.85, 1.0))
    zest, face = m.food("zest", rgb("#f0c01f"), rgb("#dba512"), rough=0.35, soft=0.2, grain=5, bump=0.5, bump_scale=40), common.citrus(0.5)
    s.at(common.lemon_half(zest, face), (-0.72, -0.6, 0.38), (36, -14, 20))
    s.at(common.lemon_half(zest, face), (-0.2, -0.8, 0.34), (28, 22, 80), 0.93)
    green = m.food("frond", rgb("#7d9a3a"), rgb("#557a24"), rough=0.5, grain=6, vary=0.3)
    lines = []
    for x, y, z, turn, size in ((0.24, 0.12, 0.52, 0.4, 0.36), (0.3, 0.04, 0.5, -0.4, 0.36), (0.36, 0.16, 0.5, 0.1, 0.4)):
        lines += frond(rng, (x, y, z), turn, size)
    s.strand("fronds", lines, 0.0055, green, sides=2, taper=True, resolution=2)
    stem, needle = m.food("stem", rgb("#5b4a2c"), rgb("#3f3a20"), rough=0.7), m.food("needle", rgb("#56734a"), rgb("#35512d"), rough=0.5, grain=5, vary=0.3)
    s.at(common.rosemary(stem, needle, 2), (0.36, -0.56, 0.46), (0, 0, -12), 0.9)
    s.at(common.rosemary(stem, needle, 6), (-1.2, 0.62, 0.16), (0, 0, 4), 1.15)
    oil = m.food("oil", rgb("#c2b03a"), rgb("#9c9424"), rough=0.06, grain=9, bump=0.05, coat=0.8)
    s.drops(oil, [(0.02, -0.9, 0.155), (0.12, -0.83, 0.14), (-0.02, -0.8, 0.135), (0.24, -0.93, 0.165), (1.28, -0.3, 0.15), (-1.1, -0.42, 0.14)], size=(0.02, 0.06), seed=1)
    s.at(s.fork(m.metal("steel")), (-0.75, -1.52, 0.0), (0, 0, 5))
    napkin = s.cloth(m.linen("napkin", rgb("#d8d0c0"), stripe=rgb("#5f6f63")), 2.6, 1.6, seed=11, wrinkle=0.06)
    s.at(napkin, (1.7, 1.55, 0.0), (0, 0, -18))
    s.at(s.tumbler(m.glass(), 0.3, 0.62, taper=0.8), (-1.55, 1.7, 0))
    s.at(s.fill(m.liquid("wine", (0.95, 0.88, 0.6)), 0.21, 0.255, 0.092, 0.4), (-1.55, 1.7, 0))
    setting.shoot((0.06, -0.05, 0.15), 8.8, pitch=40, focus=(-0.2, -0.1, 0.45))
    return {"exposure": 0.25, "grain": 0.006}
