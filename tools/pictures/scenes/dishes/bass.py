"""A whole sea bass as it comes off the grill: a body turned on its side, cut three times, with fins. Colour is painted on its points."""
import math

from mathutils import Vector, noise

from dishes.paint import paint, painted, smooth
from lib import materials as m, shapes as s
from lib.materials import between, rgb

LENGTH = 2.5
#: Height of back and belly above and below the line from snout to tail, for places along it.
BACK = s.spline([(0.05,), (0.19,), (0.28,), (0.335,), (0.365,), (0.37,), (0.345,), (0.3,), (0.235,), (0.165,), (0.12,), (0.105,)], 24)
BELLY = s.spline([(0.05,), (0.16,), (0.25,), (0.31,), (0.345,), (0.36,), (0.345,), (0.29,), (0.21,), (0.145,), (0.11,), (0.1,)], 24)
CUTS = (0.38, 0.49, 0.6, 0.71)
EYE = (0.27, 0.1)

SILVER, OLIVE, CREAM = rgb("#a4a59d"), rgb("#333a35"), rgb("#d2c7ab")
GOLD, BROWN, BLACK = rgb("#957343"), rgb("#4d331b"), rgb("#120c08")
FLESH, SEARED = rgb("#fbf3e2"), rgb("#dba765")


def along(line, u):
    place = min(max(u, 0.0), 1.0) * (len(line) - 1)
    i = min(int(place), len(line) - 2)
    return line[i][0] + (line[i + 1][0] - line[i][0]) * (place - i)


def cut(x, y):
    """Distance across the nearest cut, and how open that one is here (0 to 1)."""
    best, open_ = 9.0, 0.0
    for k, place in enumerate(CUTS):
        off = x - place * LENGTH - y * 0.5 - 0.02 * noise.noise((y * 5, k * 3.1, 0))
        if abs(off) < abs(best):
            best, open_ = off, max(0.0, 1 - (abs(y - 0.01) / (0.29 - 0.025 * k)) ** 2)
    return best, open_


def colour(u, v, x, y, depth):
    """Skin at a place: v runs from belly (-1) to back (1); `depth` is how far inside a cut."""
    p = Vector((x, y, 0))
    mottle = noise.fractal(p * 5, 1.0, 2.0, 4)
    skin = between(CREAM, SILVER, smooth(-0.85, -0.1, v + 0.25 * mottle))
    skin = between(skin, OLIVE, smooth(0.1, 0.9, v + 0.3 * mottle))
    head = smooth(0.25, 0.2, u)
    skin = between(skin, rgb("#6f6047"), 0.75 * head)
    crisp = noise.fractal(p * 3.1 + Vector((7, 2, 0)), 1.0, 2.0, 5)
    skin = between(skin, GOLD, 0.75 * smooth(-0.1, 0.28, crisp + 0.15 * math.cos(v * 1.5)))
    skin = between(skin, BROWN, 0.85 * smooth(0.1, 0.36, crisp))
    blister = noise.noise(p * 17 + Vector((3, 3, 3))) + 0.5 * crisp
    skin = between(skin, BLACK, 0.75 * smooth(0.36, 0.52, blister))
    bar = (x * 0.92 + y * 0.4) / 0.25 + 0.07 * noise.noise(p * 4)
    off = abs(bar - round(bar)) * 0.25 + 0.024 * noise.fractal(p * 14, 1.0, 2.0, 5)
    char = smooth(0.036, 0.022, off) * smooth(1.15, 0.9, abs(v) + 0.3 * mottle) * smooth(0.12, 0.24, u)
    skin = between(skin, BROWN, 0.75 * smooth(0.085, 0.025, off) * smooth(0.1, 0.25, u))
    skin = between(skin, BLACK, 0.95 * char)
    gap, open_ = cut(x, y)
    rim = smooth(0.075, 0.02, abs(gap) - 0.07 * open_) * min(1.0, 3 * open_)
    skin = between(skin, BROWN, 0.85 * rim)
    flake = 0.5 + 0.5 * noise.noise((x * 8, y * 26, 2))
    meat = between(FLESH, SEARED, 0.2 * flake + 0.4 * smooth(0.5, 0.9, 1 - depth) * flake)
    return between(skin, meat, smooth(0.25, 0.5, depth))


def body(material):
    rings, around = 520, 200
    points, faces, colours = [], [], []
    for i in range(rings + 1):
        u = i / rings
        x = u * LENGTH
        up, down = along(BACK, u), along(BELLY, u)
        thick = 0.64 * (up + down) / 2 * (1 + 0.15 * smooth(0.3, 0.1, u))
        for k in range(around):
            a = 2 * math.pi * k / around
            v = math.cos(a)
            y = v * (up if v > 0 else down) * 1.1
            round_ = math.copysign(abs(math.sin(a)) ** 0.86, math.sin(a))
            z = thick * round_
            depth = dark = 0.0
            if z > 0:
                p = Vector((x, y, 1))
                # Cuts, with lips of skin that have drawn back from the flakes of flesh.
                gap, open_ = cut(x, y)
                depth = smooth(1.0, 0.6, abs(gap) / (0.07 * open_ + 0.001)) * min(1.0, 4 * open_)
                z += 0.024 * open_ * math.exp(-((abs(gap) - 0.07 * open_ - 0.022) / 0.022) ** 2) - 0.03 * depth
                z += depth * 0.022 * noise.noise((x * 12, y * 24, 0))
                # Skin that has puffed up and wrinkled.
                away = 1 - depth
                z += away * (0.012 * noise.noise(p * 3) + 0.006 * noise.fractal(p * 9, 1.0, 2.0, 3))
                z += away * 0.004 * (1 - abs(noise.noise((x * 9, y * 26, 3)))) ** 4 * smooth(0.2, 0.4, u)
                # Gill cover, cheek, mouth and the socket of the eye.
                reach = smooth(1.0, 0.8, abs(v))
                gill = 0.215 - 0.035 * v * v + 0.012 * v
                z += reach * 0.035 * smooth(gill + 0.002, gill - 0.006, u) * smooth(gill - 0.13, gill, u)
                cheek = 0.15 - 0.02 * v * v
                z += reach * 0.014 * smooth(cheek + 0.003, cheek - 0.004, u) * smooth(cheek - 0.08, cheek, u)
                jaw = y + 0.02 + 0.22 * (x - 0.02)
                z -= 0.022 * math.exp(-(jaw / 0.01) ** 2) * smooth(0.24, 0.16, x)
                hole = math.hypot(x - EYE[0], y - EYE[1])
                z += 0.006 * math.exp(-((hole - 0.06) / 0.014) ** 2) - 0.03 * smooth(0.055, 0.025, hole)
                dark = max(smooth(0.07, 0.045, hole) * 0.8, math.exp(-(jaw / 0.014) ** 2) * smooth(0.24, 0.16, x) * 0.9,
                           math.exp(-((u - gill - 0.004) / 0.005) ** 2) * reach * 0.85)
            else:
                z = max(z, -0.62 * thick)
            points.append((x, y, z))
            colours.append((*between(colour(u, v, x, y, depth), BLACK, dark), 1.0))
    for i in range(rings):
        for k in range(around):
            n = (k + 1) % around
            faces.append((i * around + k, i * around + n, (i + 1) * around + n, (i + 1) * around + k))
    faces.append(tuple(range(around)))
    thing = s.mesh("bass", points, faces, material)
    paint(thing, colours)
    return thing


def fin(material, line, spread, rays, seed):
    """Between a line on the body and the ends of its rays, which stand out as ridges and as teeth."""
    def place(x, y):
        u, v = x + 0.5, y + 0.5
        i = min(int(u * (len(line) - 1)), len(line) - 2)
        f = u * (len(line) - 1) - i
        a = Vector(line[i]).lerp(Vector(line[i + 1]), f)
        b = Vector(spread[i]).lerp(Vector(spread[i + 1]), f)
        ray = abs(math.sin(u * math.pi * rays))
        p = a.lerp(b, v * (0.88 + 0.12 * ray + 0.1 * noise.noise((u * 9, seed, 0))))
        p.z += 0.005 * ray + 0.05 * v * noise.noise((u * 3, v * 2, seed))
        return p
    made = s.sheet("fin", 1, 1, place, material, across=rays * 8, along=18)
    tints = [between(between(rgb("#8f8064"), rgb("#3f3729"), abs(math.sin((i % (rays * 8 + 1)) / 8 * math.pi)) * 0.6), BLACK, smooth(0.55, 1.0, (i // (rays * 8 + 1)) / 18)) for i in range(len(made.data.vertices))]
    paint(made, [(*tint, 1.0) for tint in tints])
    return s.thicken(made, 0.012)


def whole():
    """The fish on its right side along +x, snout at the origin; the height of its middle is z = 0."""
    hide = painted("bass skin", rgb("#8f7347"), rough=(0.16, 0.42), bump=0.4, scale=46, coat=0.35, scales=27.0)
    web = painted("fin", rgb("#5a4f3c"), rough=(0.4, 0.6))
    end = LENGTH * 0.99
    parts = [body(hide),
             fin(web, [(end, -0.1, 0), (end, -0.03, 0.01), (end, 0.03, 0.01), (end, 0.1, 0)],
                 [(end + 0.52, -0.36, -0.06), (end + 0.36, -0.11, 0.0), (end + 0.36, 0.12, 0.0), (end + 0.52, 0.38, -0.05)], 14, 1),
             fin(web, [(0.82, 0.33, 0.02), (1.05, 0.35, 0.02), (1.3, 0.33, 0.02)], [(1.0, 0.5, 0.0), (1.24, 0.52, 0.0), (1.44, 0.38, 0.0)], 9, 2),
             fin(web, [(1.5, 0.28, 0.02), (1.7, 0.22, 0.02), (1.9, 0.16, 0.02)], [(1.68, 0.42, 0), (1.88, 0.36, 0), (2.08, 0.2, 0)], 10, 3),
             fin(web, [(1.55, -0.3, 0.02), (1.72, -0.24, 0.02), (1.88, -0.18, 0.02)], [(1.73, -0.43, -0.04), (1.88, -0.37, -0.04), (2.05, -0.22, -0.02)], 9, 4),
             fin(web, [(0.585, -0.13, 0.2), (0.605, -0.09, 0.21), (0.6, -0.04, 0.22)], [(0.84, -0.25, 0.19), (0.92, -0.17, 0.222), (0.9, -0.08, 0.235)], 12, 5)]
    # An eye is white and dull when it is cooked.
    white = m.food("eye", rgb("#cfc5ae"), rgb("#8f846c"), rough=0.3, grain=20, bump=0.2)
    parts.append(s.at(s.blob("eye", white, (0.043, 0.043, 0.026), uneven=0.05, detail=4), (EYE[0], EYE[1], 0.114)))
    return s.group("branzino", parts)
