"""Hand-thrown stoneware: turned shapes with throwing rings, pulled handles, glazes that break over edges.

The meshes carry three values for the glaze: `ridge` (-1 in the groove of a throwing ring, 1 on its crest), `rim` (1 on an
edge, 0 away from it) and `cover` (dm along the wall from the glaze line; below 0 the clay is bare).
"""
import math

from mathutils import Vector, noise

from lib import materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb

BUFF = rgb("#b08c68")


def _values(thing, **values):
    for name, numbers in values.items():
        thing.data.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", numbers)


def thrown(name, profile, material, *, line=0.1, rings=0.0035, pitch=0.085, wobble=0.014, lean=0.0, seed=0, edge=0.05, form=None,
           segments=224, steps=14):
    """Turns a profile (radius, height) that runs from the middle of the foot up the outside, over the rim and down the inside.

    `line` is the height of the glaze line, `rings` that of the throwing rings, `edge` how wide the rim's broken glaze is;
    `form(x, y, z)` may bend each point, as a spout does.
    """
    path = s.spline(profile, steps)
    top = max(range(len(path)), key=lambda i: path[i][1])
    runs = [0.0]
    for (r0, z0), (r1, z1) in zip(path, path[1:]):
        runs.append(runs[-1] + math.hypot(r1 - r0, z1 - z0))
    height = path[top][1]
    start = next(run for run, (r, z) in zip(runs, path) if z > line)
    points, faces, uvs, ridges, rims, covers = [], [], [], [], [], []
    for i, (r, z) in enumerate(path):
        (r0, z0), (r1, z1) = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        tangent = math.hypot(r1 - r0, z1 - z0) or 1.0
        out = ((z1 - z0) / tangent, -(r1 - r0) / tangent)
        from_rim = abs(runs[i] - runs[top])
        share = min(1, max(0, runs[i] - start - 0.02) / 0.12) * min(1, from_rim / 0.14) * min(1, r / 0.12)
        for k in range(segments):
            a = 2 * math.pi * k / segments
            c, d = math.cos(a), math.sin(a)
            slow = noise.noise((c * 0.7 + seed * 5.1, d * 0.7, runs[i] * 2.2))
            turns = runs[i] / pitch - a / (2 * math.pi) + 0.5 * slow
            wave = (math.sin(2 * math.pi * turns) + 0.45 * math.sin(2 * math.pi * (turns * 2 + 0.3))) * (0.55 + 0.9 * noise.noise((runs[i] * 4, seed * 3.3, c * 0.4)))
            push = rings * share * wave
            round_ = 1 + wobble * noise.noise((c * 1.1 + seed * 7.3, d * 1.1, z * 0.9))
            rr = max((r + push * out[0]) * round_, 1e-4)
            lift = (z / height) ** 3 * wobble * 0.8 * noise.noise((c * 0.9 + seed, d * 0.9, 4.0)) * height
            place = (rr * c + lean * z, rr * d, z + push * out[1] + lift)
            points.append(form(*place) if form else place)
            uvs.append((k / segments, i / len(path)))
            ridges.append(share * wave)
            rims.append(max(0.0, 1 - from_rim / edge))
            covers.append(runs[i] - start)
    for i in range(len(path) - 1):
        for k in range(segments):
            t = (k + 1) % segments
            faces.append((i * segments + k, i * segments + t, (i + 1) * segments + t, (i + 1) * segments + k))
    pot = s.mesh(name, points, faces, material, uvs=uvs)
    _values(pot, ridge=ridges, rim=rims, cover=covers)
    return pot


def _fillet(away, radius):
    """How far a joint with a rounded corner stands out, `away` from the wall."""
    near = min(max(radius - away, 0.0), radius)
    return radius - math.sqrt(radius * radius - near * near)


def handle(path, material, *, wall=(0.4, 0.4), width=0.2, thick=0.085, joint=0.05, seed=0, steps=22, around=36):
    """A pulled strap along points (x, z), with a thumb's groove along its back. Its ends are in walls of these radii, and slip rounds the joints."""
    line = s.spline(path, steps)
    points, faces, ridges, rims = [], [], [], []
    for i, (x, z) in enumerate(line):
        t = i / (len(line) - 1)
        (x0, z0), (x1, z1) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        along = Vector((x1 - x0, 0, z1 - z0)).normalized()
        up = Vector((0, 1, 0)).cross(along)
        near = tuple(math.exp(-((max(x - r, 0.0) / 0.07) ** 2)) * (t < 0.5 if end == 0 else t > 0.5) for end, r in enumerate(wall))
        flare, grown = sum(near), _fillet(x - wall[t > 0.5], joint)
        wide = width * (1.12 - 0.3 * t) * (1 + 0.04 * noise.noise((t * 4, seed, 1))) * (1 + 0.12 * flare) + 2 * grown
        deep = thick * (1.1 - 0.3 * t) + 2 * grown
        for k in range(around):
            a = 2 * math.pi * k / around
            c, d = math.cos(a), math.sin(a)
            y, h = wide / 2 * math.copysign(abs(c) ** 0.75, c), deep / 2 * math.copysign(abs(d) ** 0.85, d)
            h -= 0.16 * deep * math.exp(-((c / 0.42) ** 2)) * (d > 0) * (1 - min(flare, 1))
            back = sum(n * (r - math.sqrt(max(r * r - y * y, 0.0))) for n, r in zip(near, wall))
            points.append(Vector((x - back, 0.012 * noise.noise((t * 2, seed, 5)), z)) + Vector((0, y, 0)) + up * h)
            ridges.append(0.3 * noise.noise((t * 9, c, seed)))
            rims.append(max(0.0, abs(c) - 0.8) * 2.2 * (1 - min(flare * 1.5, 1)))
    for i in range(len(line) - 1):
        for k in range(around):
            t = (k + 1) % around
            faces.append((i * around + k, i * around + t, (i + 1) * around + t, (i + 1) * around + k))
    strap = s.mesh("handle", points, faces, material)
    _values(strap, ridge=ridges, rim=rims, cover=[1.0] * len(points))
    return strap


def bare(g, colour=BUFF):
    """Colour and height of fired clay without glaze."""
    grog = g.noise(48.0, 3.0, 0.7)
    cloud = g.ramp(g.noise(3.0, 3.0), (0.3, m.shade(colour, 0.86)), (0.7, m.shade(colour, 1.08)))
    specks = g.ramp(g.cells(30.0), (0.05, 0.35), (0.12, 1.0))
    return g.mix(1.0, g.mix(0.35, cloud, g.ramp(grog, (0.35, 0.75), (0.65, 1.0)), "MULTIPLY"), specks, "MULTIPLY"), grog


def clay(name="clay", colour=rgb("#cbb59b"), *, rough=0.9):
    """A pot that waits for its glaze: matt, with the marks of fingers and sponge."""
    g = Graph(name)
    g.plain(colour)
    base, grog = bare(g, colour)
    g.principled(Base_Color=base, Roughness=rough, Specular_IOR_Level=0.2, Normal=g.bump(grog, 0.25, 0.012))
    return g.material


def glaze(name, colour, edge, *, deep=None, body=BUFF, rough=0.2, specks=0.8, speck=rgb("#4a2c18"), broken=0.5, dense=13.0, coat=0.7):
    """`edge` is what shows where the glaze runs thin, `deep` where it lies thick; `specks` of iron from 0 to 1, `dense` in a dm."""
    g = Graph(name)
    deep = deep or m.shade(colour, 0.8)
    g.plain(m.shade(colour, 0.95))

    def value(key):
        return g.node("Attribute", attribute_name=key).outputs["Fac"]
    rim, ridge, cover = value("rim"), value("ridge"), value("cover")
    cloud, ripple = g.noise(2.0, 3.0, 0.6), g.noise(7.0, 3.0)
    base = g.ramp(cloud, (0.32, m.between(deep, colour, 0.45)), (0.52, colour), (0.75, m.shade(colour, 1.1)))
    base = g.mix(g.node("MapRange", {"Value": ridge, "From Min": 0.0, "From Max": -1.2, "To Max": 0.5}).outputs[0], base, deep)
    crest = g.node("MapRange", {"Value": g.math("ADD", ridge, g.math("MULTIPLY", g.math("SUBTRACT", ripple, 0.5), 2.4)),
                                "From Min": 0.45, "From Max": 1.7, "To Max": broken}).outputs[0]
    base = g.mix(crest, base, m.between(colour, edge, 0.7))
    # Glaze pools under the rim, and is thin upon it.
    uneven = g.math("ADD", rim, g.math("MULTIPLY", g.math("SUBTRACT", ripple, 0.5), 0.75))
    base = g.mix(g.node("MapRange", {"Value": uneven, "From Min": 0.02, "From Max": 0.4, "To Max": 0.55}).outputs[0], base, deep)
    base = g.mix(g.node("MapRange", {"Value": uneven, "From Min": 0.4, "From Max": 0.8}).outputs[0], base, edge)
    dots = g.node("TexVoronoi", {"Vector": g.place(1.0), "Scale": dense})
    chance = g.node("SeparateColor", {"Color": dots.outputs["Color"]}).outputs["Red"]
    size = g.math("MULTIPLY", g.math("POWER", chance, 2.2), 0.14)
    near = g.math("SUBTRACT", size, dots.outputs["Distance"])
    dot = g.node("MapRange", {"Value": near, "From Min": -0.01, "From Max": 0.015, "To Max": specks}).outputs[0]
    base = g.mix(dot, base, speck)
    raw, grog = bare(g, body)
    edge_line = g.math("ADD", cover, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(4.5, 2.0), 0.5), 0.03))
    on = g.node("MapRange", {"Value": edge_line, "From Min": -0.002, "From Max": 0.003}).outputs[0]
    thick = g.node("MapRange", {"Value": edge_line, "From Min": 0.0, "From Max": 0.02}).outputs[0]
    toast = g.node("MapRange", {"Value": edge_line, "From Min": -0.03, "From Max": 0.0, "To Max": 0.5}).outputs[0]
    base = g.mix(g.math("MULTIPLY", on, g.math("SUBTRACT", 1.0, thick)), base, edge)
    base = g.mix(on, g.mix(toast, raw, m.shade(rgb("#9a5f35"), 1.0)), base)
    gloss = g.node("MapRange", {"Value": g.noise(3.0, 2.0), "From Min": 0.3, "From Max": 0.7, "To Min": rough - 0.05, "To Max": rough + 0.08}).outputs[0]
    gloss = g.mix(on, (0.9, 0.9, 0.9), gloss)
    swell = g.math("ADD", g.math("MULTIPLY", ripple, 0.5), g.math("MULTIPLY", g.noise(45.0, 2.0), 0.05))
    swell = g.math("ADD", g.math("MULTIPLY", swell, on), g.math("MULTIPLY", grog, g.math("SUBTRACT", 0.4, g.math("MULTIPLY", on, 0.4))))
    lifted = g.math("ADD", swell, g.math("MULTIPLY", thick, 0.9))
    g.principled(Base_Color=base, Roughness=gloss, Specular_IOR_Level=0.5, Coat_Weight=g.math("MULTIPLY", on, coat), Coat_Roughness=0.07,
                 Normal=g.bump(lifted, 0.35, 0.016))
    return g.material
