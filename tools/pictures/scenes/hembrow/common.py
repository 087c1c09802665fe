"""What the rooms of a furniture maker share: plaster, floorboards, a window's sunlight, and limbs of shaped wood."""
import math

from mathutils import Vector

from lib import lights, materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb, shade


def lime(name="lime", colour="#e9e2d6"):
    """Lime plaster put on with a trowel: clouds, and a few strokes that catch low light."""
    g, c = Graph(name), rgb(colour)
    g.plain(c)
    base = g.ramp(g.noise(0.22, 5.0, 0.6), (0.32, shade(c, 0.9)), (0.68, shade(c, 1.03)))
    base = g.mix(0.35, base, g.ramp(g.noise(1.6, 5.0, 0.65, distortion=0.8), (0.35, shade(c, 0.9)), (0.65, c)))
    strokes = g.math("ADD", g.noise(0.55, 3.0, 0.5, (1.0, 1.0, 2.2), 1.2), g.math("MULTIPLY", g.noise(7.0, 4.0, 0.65), 0.12))
    g.principled(Base_Color=base, Roughness=0.92, Specular_IOR_Level=0.2, Normal=g.bump(strokes, 0.5, 0.06))
    return g.material


def room(*, wall=12.0, colour="#e9e2d6", floor=("#c9a67c", "#8f6a46"), turn=0.0, skirting=True):
    """A plaster wall at y = `wall`, a skirting, and a floor of wide boards that run along x."""
    s.at(s.sheet("wall", 140, 60, lambda x, y: 0.0, lime(colour=colour), across=1, along=1), (0, wall, 30), (90, 0, 0))
    boards = m.wood("floor", rgb(floor[1]), rgb(floor[0]), plank=1.9, rough=0.5)
    s.at(s.table(boards, 160), (0, 0, 0), (0, 0, turn))
    if skirting:
        paint = m.food("skirting", rgb("#e4ddcf"), rgb("#dcd4c5"), rough=0.45, grain=2, bump=0.05, vary=0)
        s.at(s.box("skirting", (140, 0.22, 1.1), paint, 0.04), (0, wall - 0.11, 0))


def sunlit(*openings, turn=-62.0, height=27.0, power=4.0, size=1.3, away=40.0, bar=0.16):
    """Sunlight through windows: each opening is (x, y, from z, to z, width, columns, rows) of the light where it passes (x, y)."""
    lights.sun(turn, height, power, (1.0, 0.86, 0.7), size=size)
    t, slope = math.radians(turn), math.tan(math.radians(height))
    side, back = Vector((math.cos(t), math.sin(t), 0)), Vector((math.sin(t), -math.cos(t), 0))
    dark = m.food("outside wall", rgb("#d8d0c2"), vary=0)

    def slab(x0, x1, z0, z1):
        piece = s.box("shutter", (x1 - x0, 0.4, z1 - z0), dark, 0)
        spot = side * ((x0 + x1) / 2) + back * away
        s.at(piece, (spot.x, spot.y, z0), (0, 0, turn))
        piece.visible_camera = piece.visible_diffuse = piece.visible_glossy = False
    reach = -90.0
    for x, y, low, high, width, columns, rows in sorted(openings, key=lambda o: Vector((o[0], o[1], 0)).dot(side)):
        middle, raised = Vector((x, y, 0)).dot(side), (away - Vector((x, y, 0)).dot(back)) * slope
        x0, x1, z0, z1 = middle - width / 2, middle + width / 2, low + raised, high + raised
        slab(reach, x0, -60, 120)
        slab(x0, x1, z1, 120)
        slab(x0, x1, -60, z0)
        for i in range(1, columns):
            slab(x0 + width * i / columns - bar, x0 + width * i / columns + bar, z0, z1)
        for i in range(1, rows):
            slab(x0, x1, z0 + (z1 - z0) * i / rows - bar * 0.8, z0 + (z1 - z0) * i / rows + bar * 0.8)
        reach = x1
    slab(reach, 90, -60, 120)


def limb(name, stations, material, *, up=(0, 0, 1), sides=20, steps=8, square=2.0, bevel=0.0):
    """Shaped wood through stations (x, y, z, half width, half height); `square` 2 is an oval, 8 a box with round edges."""
    line = s.spline([tuple(p) for p in stations], steps)
    points, faces = [], []
    for i, (x, y, z, w, h) in enumerate(line):
        before, after = Vector(line[max(i - 1, 0)][:3]), Vector(line[min(i + 1, len(line) - 1)][:3])
        along = (after - before).normalized()
        across = along.cross(Vector(up)).normalized()
        over = across.cross(along).normalized()
        for k in range(sides):
            a = 2 * math.pi * (k + 0.5) / sides
            c, d = math.cos(a), math.sin(a)
            r = (abs(c) ** square + abs(d) ** square) ** (-1 / square)
            points.append(Vector((x, y, z)) + across * (w * c * r) + over * (h * d * r))
    for i in range(len(line) - 1):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
    faces += [tuple(range(sides))[::-1], tuple((len(line) - 1) * sides + k for k in range(sides))]
    made = s.mesh(name, points, faces, material)
    made.data.set_sharp_from_angle(angle=math.radians(50))
    return s.bevel(made, bevel, 2) if bevel else made


def between(material, start, end, profile, *, segments=40):
    """A turned stick from `start` to `end`: `profile` is (share of its length, radius), its fibres along it."""
    start, end = Vector(start), Vector(end)
    span = end - start
    shape = s.spline([(r, share * span.length) for share, r in profile], 6)
    stick = s.lathe("stick", [(0, 0), *shape, (0, span.length)], material, segments=segments, steps=1, wobble=0.003)
    stick.data.set_sharp_from_angle(angle=math.radians(50))
    stick.location = start
    stick.rotation_euler = span.to_track_quat("Z", "Y").to_euler()
    return stick
