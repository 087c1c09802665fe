"""Meshes for tables: turned profiles, boxes with worn edges, cloth, leaves, strands, crumbs. All sizes in decimetres."""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector, noise


def mesh(name, points, faces, material=None, smooth=True, uvs=None):
    """Makes an object from points and faces; `uvs` has one (u, v) for each point."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if uvs:
        layer = data.uv_layers.new(name="UV")
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    data.update()
    return add(name, data, material)


def add(name, data, material=None):
    """Puts mesh or curve data into the scene as an object."""
    if material is not None:
        data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def at(thing, place=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Places an object: decimetres, degrees, factor. Gives the object."""
    thing.location = place
    thing.rotation_euler = Euler(tuple(math.radians(a) for a in turn))
    thing.scale = (size,) * 3 if isinstance(size, (int, float)) else size
    return thing


def copy(thing, place=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Another object with the same mesh."""
    twin = thing.copy()
    bpy.context.scene.collection.objects.link(twin)
    return at(twin, place, turn, size)


def refine(thing, levels=2):
    modifier = thing.modifiers.new("refine", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return thing


def bevel(thing, width=0.03, segments=3):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
    return thing


def thicken(thing, thickness=0.02):
    modifier = thing.modifiers.new("thicken", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, 0.0
    return thing


def spline(points, steps=8):
    """Takes control points of any dimension; gives a smooth line through them."""
    line = []
    last = len(points) - 1
    for i in range(last):
        p0, p1, p2, p3 = (points[max(0, min(last, i + k))] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            line.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3)))
    line.append(tuple(points[-1]))
    return line


def lathe(name, profile, material=None, *, segments=96, steps=6, wobble=0.004, seed=0):
    """Turns a profile of (radius, height) about z; smooth through its points; write a point twice for a crisp edge.

    `wobble` is how far from round it is (a share of the radius), as thrown by hand. A radius of 0 closes it.
    """
    line = spline(profile, steps)
    points, faces, uvs = [], [], []
    for i, (r, z) in enumerate(line):
        for s in range(segments):
            a = 2 * math.pi * s / segments
            w = 1 + wobble * noise.noise((math.cos(a) * 1.5 + seed * 7.3, math.sin(a) * 1.5, z * 0.8))
            points.append((max(r, 1e-4) * w * math.cos(a), max(r, 1e-4) * w * math.sin(a), z))
            uvs.append((s / segments, i / len(line)))
    for i in range(len(line) - 1):
        for s in range(segments):
            t = (s + 1) % segments
            faces.append((i * segments + s, i * segments + t, (i + 1) * segments + t, (i + 1) * segments + s))
    return mesh(name, points, faces, material, uvs=uvs)


def plate(material, radius=1.35, height=0.2, well=0.72, thick=0.05):
    """A plate with a rim; stands on z = 0. The well's floor is at z ≈ 0.09."""
    w, r = well * radius, radius
    return lathe("plate", [
        (0, 0.045), (w * 0.55, 0.045), (w * 0.6, 0.0), (w * 0.68, 0.0), (w * 0.72, 0.05), (w, 0.06), (r * 0.97, height - thick),
        (r, height - thick * 0.35), (r * 0.985, height), (r * 0.96, height - 0.005), (w * 1.03, 0.125), (w * 0.93, 0.095), (0, 0.09),
    ], material)


def coupe(material, radius=1.35, height=0.28):
    """A rimless, gently curved plate; its floor is at z ≈ 0.09."""
    r = radius
    return lathe("coupe", [
        (0, 0.05), (r * 0.42, 0.05), (r * 0.46, 0.0), (r * 0.52, 0.0), (r * 0.56, 0.05), (r * 0.8, 0.1), (r * 0.985, height - 0.04),
        (r, height - 0.01), (r * 0.985, height), (r * 0.955, height - 0.02), (r * 0.78, 0.15), (r * 0.5, 0.1), (0, 0.09),
    ], material)


def bowl(material, radius=1.05, height=0.55, foot=0.45, floor=0.1):
    """A deep plate for pasta and rice."""
    r, f = radius, foot * radius
    return lathe("bowl", [
        (0, 0.05), (f * 0.9, 0.05), (f, 0.0), (f * 1.1, 0.0), (f * 1.16, 0.06), (r * 0.8, height * 0.42), (r * 0.97, height * 0.85),
        (r, height - 0.02), (r * 0.985, height), (r * 0.955, height - 0.025), (r * 0.76, height * 0.46), (f * 1.02, floor + 0.03), (f * 0.6, floor), (0, floor),
    ], material)


def cup(material, radius=0.31, height=0.56, wall=0.028, handle=True):
    """A small, thick cup with its handle at +x; its well is open from z = 0.08 to `height`."""
    r, h = radius, height
    parts = [lathe("cup", [
        (0, 0.02), (r * 0.5, 0.02), (r * 0.56, 0.0), (r * 0.64, 0.0), (r * 0.72, 0.05), (r * 0.9, h * 0.35), (r * 0.985, h * 0.75), (r, h - 0.012),
        (r * 0.985, h), (r - wall, h - 0.012), (r - wall * 1.2, h * 0.72), (r * 0.78, h * 0.35), (r * 0.55, 0.09), (0, 0.075),
    ], material)]
    if handle:
        loop = [(r * 0.9, 0, h * 0.78), (r * 1.25, 0, h * 0.84), (r * 1.62, 0, h * 0.72), (r * 1.66, 0, h * 0.52), (r * 1.35, 0, h * 0.36), (r * 0.86, 0, h * 0.3)]
        parts.append(strand("handle", [loop], 0.034, material))
    return parts


def tumbler(material, radius=0.33, height=0.8, wall=0.025, base=0.09, taper=0.85):
    """A straight water glass; fill it with `fill`."""
    r, b = radius, radius * taper
    return lathe("tumbler", [
        (0, 0.0), (b * 0.92, 0.0), (b, 0.02), (b * 1.005, 0.06), (r * 0.995, height - 0.02), (r - wall * 0.4, height), (r - wall, height - 0.02),
        (b - wall, base + 0.04), (b - wall - 0.05, base), (0, base),
    ], material, wobble=0.001)


def fill(material, lower, upper, bottom, top):
    """A body of liquid from radius `lower` at `bottom` to `upper` at `top`, with a small meniscus."""
    return lathe("fill", [
        (0, bottom), (0, bottom), (lower - 0.02, bottom), (lower, bottom + 0.03), (upper, top), (upper, top), (upper - 0.012, top - 0.006), (upper - 0.04, top - 0.012), (0, top - 0.012),
    ], material, wobble=0)


def box(name, size, material=None, edge=0.03, uneven=0.0, cuts=0, seed=0):
    """A box standing on z = 0 with rounded edges; `uneven` pushes its surface in and out (needs `cuts`)."""
    import bmesh
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    if cuts:
        bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=cuts, use_grid_fill=True)
    for vert in shape.verts:
        vert.co = Vector((vert.co.x * size[0], vert.co.y * size[1], (vert.co.z + 0.5) * size[2]))
        if uneven:
            vert.co += noise.noise_vector(vert.co * 3.1 + Vector((seed * 5.7, seed, 0))) * uneven
            vert.co += noise.noise_vector(vert.co * 9.0 + Vector((0, seed * 3.3, 0))) * uneven * 0.4
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    thing = add(name, data, material)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.set_sharp_from_angle(angle=math.radians(50))
    return bevel(thing, edge) if edge else thing


def blob(name, material=None, size=(1, 1, 1), *, uneven=0.1, scale=1.5, detail=4, seed=0, fine=0.0, flat=None):
    """A round, uneven lump about the origin. `detail` is its fineness (3–6); `flat` cuts it level below that height."""
    import bmesh
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1.0)
    shift = Vector((seed * 3.7, seed * 1.3, seed * 2.1))
    for vert in shape.verts:
        p = vert.co.copy()
        push = uneven * noise.noise(p * scale + shift)
        if fine:
            push += fine * noise.fractal(p * scale * 4 + shift, 1.0, 2.0, 4)
        vert.co = Vector((p.x * size[0], p.y * size[1], p.z * size[2])) * (1 + push)
        if flat is not None and vert.co.z < flat:
            vert.co.z = flat + (vert.co.z - flat) * 0.04
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return add(name, data, material)


def strand(name, lines, radius, material=None, *, resolution=3, sides=4, taper=False):
    """Round strands along lines of points: pasta, stems, handles. One object for all of them."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.resolution_u = "3D", resolution
    data.bevel_depth, data.bevel_resolution, data.use_fill_caps = radius, sides, True
    for line in lines:
        path = data.splines.new("BEZIER")
        path.bezier_points.add(len(line) - 1)
        for i, (point, place) in enumerate(zip(path.bezier_points, line)):
            point.co = place[:3]
            point.handle_left_type = point.handle_right_type = "AUTO"
            if taper:
                point.radius = 1 - 0.75 * i / (len(line) - 1)
    return add(name, data, material)


def sheet(name, width, depth, height, material=None, *, across=60, along=60):
    """A grid from -½ to ½ of width and depth; `height(x, y)` gives z or a whole point. UV from 0 to 1."""
    points, faces, uvs = [], [], []
    for j in range(along + 1):
        for i in range(across + 1):
            u, v = i / across, j / along
            x, y = (u - 0.5) * width, (v - 0.5) * depth
            z = height(x, y)
            points.append(z if isinstance(z, (tuple, Vector)) else (x, y, z))
            uvs.append((u, v))
    row = across + 1
    for j in range(along):
        for i in range(across):
            faces.append((j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i))
    return mesh(name, points, faces, material, uvs=uvs)


def cloth(material, width=2.4, depth=1.6, *, layers=2, wrinkle=0.05, seed=1, thickness=0.022):
    """A napkin lying folded: layers with a soft roll at the fold (-y), wrinkles that run on through them."""
    def wave(x, y):
        p = Vector((x * 0.9 + seed * 9.1, y * 0.7, seed * 3.7))
        ridge = 1 - abs(noise.noise(p)) * 2.2
        return wrinkle * (max(ridge, 0) ** 3 * 1.4 + 0.6 * noise.noise(p * 2.3) + 0.25 * noise.noise(p * 6))
    gap = thickness * 1.7

    def place(x, y):
        # y runs over all layers, one after the other: to the fold and back.
        run = (y / (depth * layers) + 0.5) * layers
        layer = min(int(run), layers - 1)
        share = run - layer
        back = share if layer % 2 else 1 - share
        rest = layer + (1 / (1 + math.exp(-(share - 1) * 40)) if layer < layers - 1 else 0) * 0.5
        if layer > 0:
            rest -= (1 / (1 + math.exp(share * 40))) * 0.5
        yy = (back - 0.5) * depth
        slip = 0.03 * layer
        edge = 0.02 * noise.noise((x * 1.4, layer * 4.0, seed))
        return (x + slip + edge * 2, yy + edge + slip * 0.6, 0.02 + rest * gap + wave(x, yy) * (0.6 + 0.4 * layer) + wrinkle * 0.35)
    napkin = sheet("cloth", width, depth * layers, place, material, across=110, along=70 * layers)
    thicken(napkin, thickness * 0.7)
    return refine(napkin, 1)


def leaf(material, length=0.5, width=0.28, *, curl=0.3, cup_=0.25, seed=0, teeth=0.0, tip=1.5):
    """A pointed leaf (basil, mint, bay) from the origin along +x, cupped and curled."""
    def place(x, y):
        u, v = x / length + 0.5, y * 2 / width
        outline = (math.sin(math.pi * u ** (1 / tip)) ** 0.8 if 0 < u < 1 else 0.0) * (1 + teeth * math.sin(u * 60))
        yy = v * outline * width / 2
        bulge = 0.05 * length * noise.noise((u * 5, v * 3, seed * 3.1))
        z = cup_ * abs(v * outline) ** 1.6 * width / 2 - curl * (u - 0.35) ** 2 * length + bulge + curl * 0.12 * length
        return (u * length, yy, z)
    return sheet("leaf", length, width, place, material, across=24, along=14)


def crumbs(material, count, middle, spread, *, size=(0.008, 0.03), seed=0, z=0.0, shapes=4, flat=0.7):
    """Uneven little lumps strewn about `middle` (x, y), denser inwards; `spread` in dm."""
    rng = random.Random(seed)
    kinds = [blob("crumb", material, (1, 0.8, flat), uneven=0.7, scale=1.6, detail=2, seed=seed + k) for k in range(shapes)]
    for kind in kinds:
        kind.location = (0, 0, -50)
    made = []
    for _ in range(count):
        a, d = rng.uniform(0, 2 * math.pi), abs(rng.gauss(0, 0.5)) * spread
        s = rng.uniform(*size) * rng.uniform(0.5, 1)
        made.append(copy(rng.choice(kinds), (middle[0] + d * math.cos(a), middle[1] + d * math.sin(a), z + s * 0.5),
                         (rng.uniform(-20, 20), rng.uniform(-20, 20), rng.uniform(0, 360)), s))
    return made


def drops(material, places, *, size=(0.015, 0.05), seed=0):
    """Flat drops of oil or water at (x, y, z) places."""
    rng = random.Random(seed)
    kind = blob("drop", material, (1, 1, 0.4), uneven=0.1, detail=3, flat=0.0)
    kind.location = (0, 0, -50)
    return [copy(kind, p, (0, 0, rng.uniform(0, 360)), rng.uniform(*size)) for p in places]


def scatter(kinds, places, *, tilt=25, size=(0.85, 1.15), seed=0):
    """Copies objects of `kinds`, by chance, to places; hides the originals under the table."""
    rng = random.Random(seed)
    for kind in kinds:
        kind.location = (0, 0, -60)
    return [copy(rng.choice(kinds), p, (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), rng.uniform(0, 360)), rng.uniform(*size)) for p in places]


def fork(material, length=2.05):
    """A table fork along +x (tines at +x), lying on z ≈ 0."""
    def z(u):
        arch = math.exp(-((u - 0.66) / 0.15) ** 2)
        return 0.02 + 0.12 * arch + 0.035 * max(0.0, u - 0.86) / 0.14 + 0.014 * math.exp(-((u - 0.05) / 0.12) ** 2)
    widths = ((0, 0.14), (0.05, 0.165), (0.2, 0.135), (0.42, 0.082), (0.6, 0.066), (0.66, 0.09), (0.71, 0.225), (0.76, 0.262), (0.78, 0.265))
    parts = [sheet("fork", 1, 1, lambda x, y: _blade(x + 0.5, y * 2, length, z, widths, 0.78), material, across=80, along=10)]
    for k in range(4):
        off = (k - 1.5) * 0.0695
        parts.append(sheet("tine", 1, 1, lambda x, y, off=off: _tine(x + 0.5, y * 2, off, length, z), material, across=24, along=4))
    for part in parts:
        thicken(part, 0.02)
        refine(part, 1)
    return group("fork", parts)


def _tine(u, v, off, length, z):
    w = 0.0265 * (1 - 0.5 * u ** 1.5) * (1 if u < 0.94 else max(0.25, (1 - u) / 0.06))
    x = 0.765 + 0.235 * u
    return (x * length, off * (1 - 0.03 * u) + v * w, z(x))


def _blade(u, v, length, z, widths, end):
    for (u0, w0), (u1, w1) in zip(widths, widths[1:]):
        if u * end <= u1:
            t = (u * end - u0) / (u1 - u0)
            t = t * t * (3 - 2 * t)
            w = w0 + (w1 - w0) * t
            break
    else:
        w = widths[-1][1]
    w *= min(1, 0.35 + (u / 0.02)) if u < 0.02 else 1
    return (u * end * length, v * w / 2, z(u * end))


def spoon(material, length=1.3, bowl_width=0.29):
    """A spoon along +x (bowl at +x), lying on z ≈ 0."""
    def place(x, y):
        u, v = x + 0.5, y * 2
        cut = 0.7
        if u < cut:
            t = u / cut
            w = 0.1 - 0.055 * min(1, t * 1.6) if t < 0.63 else 0.045 + 0.02 * ((t - 0.63) / 0.37) ** 2
            z = 0.03 + 0.1 * math.sin(min(t, 1) * math.pi * 0.62)
        else:
            t = (u - cut) / (1 - cut)
            w = max(0.06 * (1 - t) ** 2, bowl_width * (max(0.0, 1 - (2 * t - 1) ** 2)) ** 0.5 * (0.92 + 0.16 * (0.5 - t)))
            lip = (1 - (2 * t - 1) ** 2) * (1 - v * v)
            z = 0.03 + 0.1 * math.sin(math.pi * 0.62) * (1 - t) ** 2 + 0.075 * t * t - 0.075 * lip + 0.02
        return (u * length, v * w / 2, z)
    made = sheet("spoon", 1, 1, place, material, across=90, along=14)
    thicken(made, 0.022)
    return refine(made, 1)


def group(name, parts):
    """An empty that carries its parts, so that they move as one."""
    holder = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    return holder


def table(material, size=60):
    """The table's top at z = 0."""
    return sheet("table", size, size, lambda x, y: 0.0, material, across=1, along=1)


def drop_on(thing, others, place, *, gap=0.0):
    """Lowers an object onto what lies below it at (x, y): gives the height there."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    origin = Vector((place[0], place[1], 20))
    best = 0.0
    for other in others:
        back = other.matrix_world.inverted()
        hit, where, *_ = other.evaluated_get(depsgraph).ray_cast(back @ origin, (back.to_3x3() @ Vector((0, 0, -1))).normalized())
        if hit:
            best = max(best, (other.matrix_world @ where).z)
    if thing is not None:
        thing.location = (place[0], place[1], best + gap)
    return best


def turned(point, degrees):
    """Turns (x, y, …) about z."""
    return Matrix.Rotation(math.radians(degrees), 3, "Z") @ Vector(point)
