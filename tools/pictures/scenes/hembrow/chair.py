"""The Fernsby chair: English oak, pegged joints, a seat woven of paper cord."""
import random

from hembrow import common
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb

RAIL, ROUND = 3.95, 0.15
FRONT, BACK, DEPTH = 2.55, 2.05, 2.2


def spot(u, v, z=0.0):
    """From the seat's own square (-1 to 1) to the room: the front is wider."""
    width = FRONT + (BACK - FRONT) * (v + 1) / 2
    return (u * width, v * DEPTH, z)


def seat(cord):
    """Cords come over each rail and run inwards until they meet their neighbours on the diagonals."""
    rng = random.Random(4)
    lines = []
    for side in range(4):
        count = 92 if side % 2 else 104
        for i in range(count):
            k = -0.97 + 1.94 * (i + 0.5) / count
            reach = 1 - abs(k)
            lift = rng.uniform(-0.008, 0.008)
            line = []
            for out, z in ((-0.02, -ROUND - 0.03), (0.07, -0.02), (0.03, ROUND), (-0.045, ROUND + 0.035)):
                line.append((1 + out, RAIL + z + lift))
            for t in (0.3, 0.65, 1.0):
                at = 0.955 - t * reach * 0.955
                dip = 0.17 * (1 - at * at) * (1 - k * k * 0.8)
                line.append((at, RAIL + ROUND + 0.03 - dip + lift - (0.03 if t == 1.0 else 0)))
            k += rng.uniform(-0.002, 0.002)
            turned = {0: lambda a: (k, -a), 1: lambda a: (a, k), 2: lambda a: (k, a), 3: lambda a: (-a, k)}[side]
            lines.append([spot(*turned(a), z) for a, z in line])
    return s.strand("seat", lines, 0.0235, cord, resolution=4, sides=2)


def frame(up, across, deep, dark):
    """Posts and legs along z, rails and slats along x, arms and side rails along y."""
    parts = []
    for side in (-1, 1):
        fx, bx = side * FRONT, side * BACK
        parts.append(common.between(up, (fx * 1.02, -DEPTH * 1.03, 0), (fx * 0.985, -DEPTH * 0.97, 6.2), ((0, 0.13), (0.1, 0.165), (0.45, 0.2), (0.62, 0.205), (0.8, 0.16), (1, 0.125))))
        post = [(bx, DEPTH + 0.35, 0, 0.14, 0.15), (bx, DEPTH + 0.08, 2, 0.18, 0.19), (bx, DEPTH, 3.9, 0.2, 0.21), (bx, DEPTH + 0.22, 5.6, 0.18, 0.19), (bx * 0.985, DEPTH + 0.72, 7.2, 0.16, 0.16), (bx * 0.97, DEPTH + 1.22, 8.6, 0.13, 0.12), (bx * 0.968, DEPTH + 1.26, 8.72, 0.06, 0.06)]
        parts.append(common.limb("post", post, up, up=(0, 1, 0), sides=28))
        arm = [(bx * 1.0, DEPTH + 0.34, 6.28, 0.13, 0.12), (side * 2.2, DEPTH * 0.5, 6.34, 0.2, 0.12), (side * 2.5, -0.6, 6.3, 0.3, 0.12), (side * 2.6, -DEPTH * 0.85, 6.22, 0.36, 0.115), (side * 2.56, -DEPTH - 0.3, 6.15, 0.32, 0.11), (side * 2.54, -DEPTH - 0.42, 6.13, 0.17, 0.06)]
        parts.append(common.limb("arm", arm, deep, sides=28, square=2.6))
        for z in (1.3, 2.3):
            parts.append(common.between(up, (fx * 1.01, -DEPTH, z), (bx, DEPTH + 0.12, z + 0.1), ((0, 0.09), (0.2, 0.115), (0.5, 0.13), (0.8, 0.115), (1, 0.09))))
        parts.append(common.between(up, spot(side, -1, RAIL), spot(side, 1, RAIL), ((0, ROUND), (1, ROUND))))
        parts.append(common.between(up, (-BACK if side < 0 else -FRONT, side * -DEPTH, RAIL), (BACK if side < 0 else FRONT, side * -DEPTH, RAIL), ((0, ROUND), (1, ROUND))))
    for z, y in ((1.75, -DEPTH), (2.0, DEPTH + 0.1)):
        w = FRONT if y < 0 else BACK
        parts.append(common.between(up, (-w, y, z), (w, y, z), ((0, 0.09), (0.2, 0.115), (0.5, 0.13), (0.8, 0.115), (1, 0.09))))
    for z, y, tall, bend in ((8.15, DEPTH + 1.04, 0.42, 0.42), (7.0, DEPTH + 0.66, 0.3, 0.4), (5.95, DEPTH + 0.33, 0.26, 0.36)):
        slat = [(x * BACK * 0.97, y + bend * (1 - x * x), z + 0.1 * (1 - x * x), 0.085, tall * (1 - 0.35 * x ** 4)) for x in (-1, -0.75, -0.4, 0, 0.4, 0.75, 1)]
        parts.append(common.limb("slat", slat, across, sides=24, square=4.0))
    for side in (-1, 1):
        for z, y in ((8.2, DEPTH + 0.93), (7.0, DEPTH + 0.5), (5.98, DEPTH + 0.17)):
            parts.append(s.at(s.lathe("peg", [(0, 0), (0, 0), (0.05, 0), (0.048, 0.03), (0, 0.04)], dark, segments=20), (side * BACK * 0.975, y, z), (72, 0, 0)))
    return s.group("frame", parts)


def build():
    oak = [m.timber("oak", along=axis) for axis in "zxy"]
    peg = m.timber("oak", along="z", tone=0.42, name="peg")
    common.room(wall=15)
    cord = m.food("cord", rgb("#d3ba8e"), rgb("#c2a678"), rough=0.75, grain=14.0, bump=0.5, bump_scale=70, relief=0.01, vary=0)
    chair = s.group("chair", [frame(*oak, peg), seat(cord)])
    s.at(chair, (0, 0, 0), (0, 0, 30))
    lights.sky("forest", 0.36, turn=90)
    common.sunlit((1.5, 15, 3.2, 13.6, 6.2, 2, 4), (-0.3, 0, -6, 9.6, 8.5, 2, 5), turn=-66, height=24, power=5.2, size=0.8)
    shoot((0.2, 0.5, 4.25), distance=35, pitch=9, yaw=2, lens=72, fstop=5.6, focus=(0, -0.6, 4.6))
    return {"exposure": 0.56, "contrast": 1.18, "saturation": 1.1, "warmth": 0.6, "vignette": 0.14, "grain": 0.005}
