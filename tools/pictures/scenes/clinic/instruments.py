"""A dentist's mirror, probe and tweezers on folded linen in a steel tray."""
import math

from mathutils import Vector, noise

from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb
from clinic import common


def shaft(path, widths, steel, *, sides=20, steps=16):
    """A round bar along points (x, y, z), `widths` its radii at each of them."""
    line = s.spline([(*p, r) for p, r in zip(path, widths)], steps)
    places, faces = [], []
    for i, (x, y, z, r) in enumerate(line):
        before, after = Vector(line[max(i - 1, 0)][:3]), Vector(line[min(i + 1, len(line) - 1)][:3])
        along = (after - before).normalized()
        side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((0, 1, 0))).normalized()
        up = side.cross(along)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            places.append(Vector((x, y, z)) + r * (math.cos(a) * side + math.sin(a) * up))
    for i in range(len(line) - 1):
        faces += [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for k in range(sides)]
    faces += [tuple(range(sides - 1, -1, -1)), tuple(range(len(places) - sides, len(places)))]
    return s.mesh("shaft", places, faces, steel)


def grip(steel, start, end, radius=0.034):
    """A handle along x with grooves turned into both ends of it."""
    profile, rings = [], 46
    for k in range(rings + 1):
        t = k / rings
        groove = (k % 2) * 0.11 if t < 0.3 or 0.7 < t else 0.0
        profile.append((radius * (1 - groove), start + (end - start) * t))
    made = s.lathe("grip", [(0.012, start - 0.05), (radius, start), *profile, (radius, end), (0.014, end + 0.06)], steel, segments=40, wobble=0, steps=3)
    return s.at(made, (0, 0, radius), (0, 90, 0))


def mirror(steel, glass):
    """A mouth mirror along x: its round head is bent up at +x."""
    r = 0.034
    parts = [grip(steel, 0.0, 1.15), shaft([(1.18, 0, r), (1.4, 0, r), (1.5, 0, 0.05), (1.58, 0, 0.09)], [0.014, 0.011, 0.011, 0.012], steel)]
    rim = s.lathe("rim", [(0, -0.014), (0.105, -0.014), (0.112, -0.008), (0.112, 0.01), (0.106, 0.014), (0.1, 0.008)], steel, wobble=0)
    face = s.lathe("face", [(0, 0.009), (0.102, 0.009)], glass, wobble=0)
    parts.append(s.at(s.group("head", [rim, face]), (1.655, 0, 0.125), (0, -26, 0)))
    return s.group("mirror", parts)


def probe(steel):
    """A double-ended probe: a hook at +x, a back-bent point at -x."""
    r = 0.034
    return s.group("probe", [
        grip(steel, 0.0, 1.05),
        shaft([(1.08, 0, r), (1.22, 0, r), (1.32, 0.05, r), (1.42, 0.08, r), (1.49, 0.03, r), (1.47, -0.05, r), (1.42, -0.07, r)], [0.015, 0.012, 0.01, 0.008, 0.006, 0.004, 0.0015], steel),
        shaft([(-0.03, 0, r), (-0.16, 0, r), (-0.28, -0.06, r), (-0.38, -0.03, r), (-0.44, 0.05, r), (-0.42, 0.11, r)], [0.015, 0.012, 0.01, 0.008, 0.005, 0.0015], steel),
    ])


def tweezers(steel):
    """Tweezers along x, lying on their side: two springing arms that meet in fine tips at +x."""
    arms = []
    for side in (-1, 1):
        def place(u, v, side=side):
            t = u + 0.5
            apart = 0.009 + 0.085 * math.sin(math.pi * min(t / 0.97, 1)) ** 0.8
            wide = 0.1 * (0.55 + 0.45 * math.sin(math.pi * min(t * 1.6, 1))) * (1 - 0.85 * max(0.0, t - 0.35) / 0.65)
            return (t * 1.5, side * apart, 0.055 + v * wide)
        arms.append(s.refine(s.thicken(s.sheet("arm", 1, 1, place, steel, across=60, along=4), 0.014), 1))
    arms.append(s.at(s.box("heel", (0.1, 0.032, 0.055), steel, 0.012), (0.03, 0, 0.028)))
    return s.group("tweezers", arms)


def pan(steel, width, depth, height=0.16, radius=0.22):
    """A shallow tray with round corners and a rolled rim."""
    def ring(out, z):
        line = []
        for k in range(120):
            a = 2 * math.pi * k / 120
            c, d = math.cos(a), math.sin(a)
            x, y = (width / 2 - radius) * (1 if c > 0 else -1), (depth / 2 - radius) * (1 if d > 0 else -1)
            line.append((x + (radius + out) * c, y + (radius + out) * d, z))
        return line
    levels = [ring(-0.14, 0.012), ring(-0.06, 0.018), ring(-0.02, 0.05), ring(0.01, height - 0.02), ring(0.03, height), ring(0.09, height + 0.012), ring(0.11, height), ring(0.11, height - 0.02)]
    points = [p for level in levels for p in level]
    faces = [(i * 120 + k, i * 120 + (k + 1) % 120, (i + 1) * 120 + (k + 1) % 120, (i + 1) * 120 + k) for i in range(len(levels) - 1) for k in range(120)]
    faces.append(tuple(range(119, -1, -1)))
    return s.refine(s.mesh("pan", points, faces, steel), 1)


def folded(cloth, width, depth):
    """Linen folded in three and ironed: flat, its edges soft."""
    def place(x, y, layer):
        drop = max(0.0, abs(x) / width * 2 - 0.94) / 0.06 + max(0.0, abs(y) / depth * 2 - 0.94) / 0.06
        return (x, y, 0.02 + 0.022 * layer + 0.014 * noise.noise((x * 1.7, y * 1.3, 3.0)) + 0.004 * noise.noise((x * 6, y * 5, layer)) - 0.01 * drop)
    return s.group("folded", [s.thicken(s.sheet("linen", width - 0.02 * k, depth - 0.015 * k, lambda x, y, k=k: place(x, y, k), cloth, across=120, along=70), 0.016) for k in range(3)])


def towel(colour):
    """Its linen: threads across threads, some of them thicker."""
    g = Graph("linen")
    g.plain(m.shade(colour, 0.88))
    place = g.node("TexCoord").outputs["Object"]

    def thread(axis):
        return g.node("TexWave", {"Vector": place, "Scale": 26.0, "Distortion": 1.4, "Detail": 2.0, "Detail Scale": 2.0}, bands_direction=axis).outputs["Fac"]
    woven = g.math("MAXIMUM", thread("X"), thread("Y"))
    slub = g.math("MAXIMUM", g.noise(9.0, 2.0, stretch=(0.15, 6, 1)), g.noise(9.0, 2.0, stretch=(6, 0.15, 1)))
    base = g.mix(woven, m.shade(colour, 0.62), colour)
    base = g.mix(g.ramp(slub, (0.55, 0.0), (0.75, 0.4)), base, m.shade(colour, 1.12))
    g.principled(Base_Color=base, Roughness=0.92, Specular_IOR_Level=0.12, Sheen_Weight=0.2, Normal=g.bump(g.math("ADD", woven, slub), 0.6, 0.01))
    return g.material


def clean(name, colour, rough):
    """Steel as it comes out of the steriliser: brushed, without a fingerprint."""
    g = Graph(name)
    g.plain(m.shade(colour, 0.8))
    brushed = g.noise(60.0, 2.0, stretch=(0.04, 2.0, 1.0))
    g.principled(Base_Color=colour, Metallic=1.0, Roughness=rough, Normal=g.bump(brushed, 0.05, 0.004))
    return g.material


def build():
    s.at(s.table(m.food("worktop", rgb("#e9ece8"), rgb("#e1e5e0"), rough=0.4, grain=1, bump=0.02)), (0, 0, 0))
    steel, glass = clean("steel", rgb("#c4c6c5"), 0.16), clean("mirror", rgb("#b9c4c6"), 0.03)
    s.at(pan(clean("tray steel", rgb("#c9ccca"), 0.34), 3.3, 2.3), (0, 0, 0), (0, 0, 12))
    s.at(folded(towel(rgb("#a5c3b4")), 2.75, 1.7), (0.02, 0.02, 0.015), (0, 0, 13))
    top = 0.095
    for thing, x, y, turn in ((mirror(steel, glass), -0.85, 0.02, 24), (probe(steel), -0.48, -0.2, 21), (tweezers(steel), -0.62, -0.62, 26)):
        s.at(thing, (x, y, top), (0, 0, turn))
    lights.sky("forest", 0.42, turn=120)
    lights.window(0.42, middle=(-5.5, 3.4, 4.6), target=(0, 0, 0))
    shoot((0.12, 0.02, 0.05), distance=5.4, pitch=40, yaw=-4, lens=85, fstop=7, focus=(0.1, -0.1, 0.12))
    return common.LOOK
