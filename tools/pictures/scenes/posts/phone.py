"""A telephone of the sixties: its handset, coiled cord, and body with a dial."""
import math

from mathutils import Vector

from lib import shapes as s
from posts import common


def handset(material):
    """Lies on its two cups along x, 1.9 dm long."""
    def grip(x, y):
        t, a = x * 2, 2 * math.pi * y
        close = max(0.0, 1 - abs(t) ** 14) ** 0.5
        w, h = (0.115 + 0.075 * abs(t) ** 5) * close, (0.078 + 0.045 * abs(t) ** 4) * close
        c, d = math.cos(a), math.sin(a)
        flat = (abs(c) ** 3 + abs(d) ** 3) ** (-1 / 3)
        z = 0.5 - 0.16 * t * t + h * d * flat
        return (t * (0.93 - 0.03 * d), w * c * flat, z)
    parts = [s.sheet("grip", 1, 1, grip, material, across=90, along=48)]
    for side in (-1, 1):
        cap = s.lathe("cup", [(0, 0.03), (0.14, 0.028), (0.2, 0.012), (0.27, 0.0), (0.305, 0.02), (0.31, 0.07), (0.305, 0.105), (0.29, 0.11), (0.29, 0.11),
                              (0.285, 0.12), (0.285, 0.12), (0.28, 0.17), (0.25, 0.27), (0.19, 0.36), (0.1, 0.4), (0, 0.41)], material, wobble=0)
        parts.append(s.at(cap, (side * 0.74, 0, 0.0), (0, side * 9, 0)))
    return s.group("handset", parts)


def coil(points, material, *, turns=40, radius=0.062, wire=0.022):
    """A coiled cord along a line of points on the table."""
    line = [Vector(p) for p in s.spline(points, 24)]
    reach = [0.0]
    for a, b in zip(line, line[1:]):
        reach.append(reach[-1] + (b - a).length)
    total, steps, spiral, k = reach[-1], turns * 8, [], 0
    for i in range(steps + 1):
        want = total * i / steps
        while k < len(line) - 2 and reach[k + 1] < want:
            k += 1
        share = (want - reach[k]) / max(reach[k + 1] - reach[k], 1e-6)
        place, ahead = line[k].lerp(line[k + 1], share), (line[k + 1] - line[k]).normalized()
        side = ahead.cross(Vector((0, 0, 1))).normalized()
        a = 2 * math.pi * i / 8
        spiral.append(place + radius * (math.cos(a) * side + math.sin(a) * side.cross(ahead)) + Vector((0, 0, radius + wire)))
    return s.strand("cord", [spiral], wire, material, resolution=2, sides=2)


def wheel(material, below):
    """The disc of a dial with ten finger holes, through which what lies `below` is seen."""
    disc = s.lathe("wheel", [(0, 0.0), (0.4, 0.0), (0.415, 0.012), (0.4, 0.03), (0.12, 0.035), (0, 0.035)], material, segments=96, wobble=0)
    holes = [disc]
    for i in range(10):
        a = math.radians(60 + i * 29)
        hole = s.lathe("hole", [(0, 0.033), (0.05, 0.033), (0.058, 0.038), (0.066, 0.03)], below, segments=28, wobble=0)
        holes.append(s.at(hole, (0.295 * math.cos(a), 0.295 * math.sin(a), 0)))
    return s.group("wheel", holes)


def body(material):
    """The body: a rounded wedge with a dial on its slope (towards -y) and a cradle on top. 1.9 dm wide."""
    def shell(x, y):
        a, v = 2 * math.pi * x, y + 0.5
        c, d = math.cos(a), math.sin(a)
        flat = (abs(c) ** 4.5 + abs(d) ** 4.5) ** (-1 / 4.5)
        if v < 0.82:
            t = v / 0.82
            k = 1.0
        else:
            t, k = 1.0, max(0.0, 1 - ((v - 0.82) / 0.18))
        w = (0.98 - 0.3 * t ** 1.15 - 0.05 * math.sin(t * math.pi))
        back, front = 0.85 - 0.25 * t, 0.95 - 0.78 * t
        py = flat * d
        depth = back if py > 0 else front
        z = 0.04 + 0.98 * t ** 0.9 + (0.05 * (1 - k ** 2) if v >= 0.82 else 0.0)
        return (w * flat * c * (k ** 0.5 if v >= 0.82 else 1), depth * py * (k ** 0.5 if v >= 0.82 else 1), z)
    parts = [s.sheet("shell", 1, 1, shell, material, across=96, along=60)]
    dark = common.painted("dark plastic", "#1d2022", rough=0.35)
    slope = (-42, 0, 0)
    seat = Vector((0, -0.56, 0.55))
    lift = Vector((0, -math.sin(math.radians(42)), math.cos(math.radians(42))))
    plate = s.lathe("plate", [(0, 0.02), (0.4, 0.02), (0.44, 0.03), (0.47, 0.0), (0.47, -0.12)], common.painted("dial", "#e9e4d8", rough=0.4), wobble=0)
    parts.append(s.at(plate, seat, (42, 0, 0)))
    parts.append(s.at(wheel(dark, common.painted("numbers", "#e9e4d8", rough=0.4)), seat + lift * 0.045, (42, 0, 0)))
    hub = s.lathe("hub", [(0.16, 0.0), (0.15, 0.03), (0.1, 0.04), (0, 0.042)], common.stock("card", "#efe8d8"), wobble=0)
    parts.append(s.at(hub, seat + lift * 0.075, (42, 0, 0)))
    parts.append(s.at(s.box("saddle", (1.25, 0.62, 0.16), material, 0.07), (0, 0.22, 1.0)))
    for x in (-0.52, 0.52):
        for y in (-0.02, 0.46):
            parts.append(s.at(s.box("prong", (0.2, 0.13, 0.22), material, 0.06), (x, y, 1.08), (14 if y < 0.2 else -14, 0, 0)))
    parts.append(s.at(s.box("foot", (1.9, 1.72, 0.06), dark, 0.03), (0, -0.02, 0)))
    return s.group("telephone", parts)
