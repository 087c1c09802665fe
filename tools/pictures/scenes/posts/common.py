"""What several desks share: the oak top, the painted wall behind it, paper, pencils, handwriting."""
import math
import random

import bpy
from mathutils import noise

from lib import lights, materials as m, shapes as s
from lib.materials import rgb


def desk(wall, *, turn=3, distance=6.5, dark="#2e1d10", light="#94693f", rough=0.4):
    """The oak top, a wall of the category's colour, and the light."""
    s.at(s.table(m.wood("oak", rgb(dark), rgb(light), plank=2.3, rough=rough)), (0, 0.4, 0), (0, 0, turn))
    lights.backdrop(m.plaster(colour=rgb(wall)), distance)
    lights.studio()


def bright_desk(wall, *, turn=3, distance=7.5):
    """A pale oak top, a wall of the category's colour, and daylight from the left."""
    s.at(s.table(m.wood("oak", rgb("#9a7148"), rgb("#d2ab7c"), plank=2.6, rough=0.45, relief=False)), (0, 0.9, 0), (0, 0, turn))
    lights.backdrop(m.plaster(colour=rgb(wall)), distance)
    lights.sky("forest", 0.3, turn=40)
    lights.window(0.62, middle=(-6.5, 1.8, 4.6))


def leaf_of_paper(material, width, depth, *, lift=0.05, corner=(1, 1), seed=0):
    """A sheet as thin as paper is, on z = 0, with one corner (±1, ±1) lifted; for what `lib/ink.py` has drawn."""
    def height(x, y):
        u = max(0.0, (corner[0] * x / width + corner[1] * y / depth) - 0.45) * 2
        return 0.003 + 0.006 * (1 + noise.noise((x * 0.8 + seed * 5.1, y * 0.8, seed))) + lift * u ** 2 * 2.2
    return s.thicken(s.sheet("paper", width, depth, height, material, across=60, along=60), 0.0015)


def painted(name, colour, *, rough=0.3, coat=0.3, vary=0.0):
    """Enamel or plastic: one colour, a little worn."""
    c = rgb(colour)
    return m.food(name, c, m.shade(c, 0.94), rough=rough, grain=3, bump=0.06, bump_scale=40, relief=0.004, coat=coat, vary=vary)


def stock(name="paper", colour="#efe8d8", *, vary=0.02):
    """Paper and card: matt, faintly cloudy, with a fibre."""
    c = rgb(colour)
    return m.food(name, c, m.shade(c, 0.94), rough=0.85, grain=2.5, bump=0.12, bump_scale=30, relief=0.006, specular=0.2, vary=vary)


def offcut(name, size, wood, *, edge=0.012, uneven=0.0, cuts=0, seed=0):
    """A box of wood with a grain of its own, away from the gap between the boards of `m.wood`."""
    shift = 1.5 + (seed * 0.83) % 4
    piece = s.box(name, size, wood, edge, uneven, cuts, seed)
    for vert in piece.data.vertices:
        vert.co.x += shift
        vert.co.y += shift
    return s.group(name, [s.at(piece, (-shift, -shift, 0))])


def sheet_of_paper(material, width, depth, *, lift=0.05, corner=(1, 1), seed=0, marks=(), letters=(), thick=0.004):
    """A sheet that lies on z = 0, with one corner (±1, ±1) lifted.

    `marks` are (material, radius, lines of (x, y)) drawn on it, `letters` (material, size, words, x, y) printed on it.
    """
    def height(x, y):
        u = max(0.0, (corner[0] * x / width + corner[1] * y / depth) - 0.5) * 2
        wave = 0.012 * (1 + noise.noise((x * 0.7 + seed * 5.1, y * 0.7, seed)))
        return 0.006 + wave + lift * u ** 1.6 * 2.2
    parts = [s.thicken(s.sheet("paper", width, depth, height, material, across=50, along=50), thick)]
    for ink, radius, lines in marks:
        raised = [[(x, y, height(x, y) + thick * 0.5 + radius * 0.2) for x, y in line] for line in lines if len(line) > 1]
        drawn = s.strand("marks", raised, radius, ink, resolution=2, sides=1)
        parts.append(drawn)
    for ink, size, words, x, y in letters:
        printed = text(words, ink, size=size)
        reach = size * 0.3 * len(words)
        over = max(height(x + dx * reach, y + dy * size * 0.3) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        parts.append(s.at(printed, (x, y, over + thick * 0.5 + 0.001)))
    return s.group("sheet", parts)


def stroke(start, end, *, wobble=0.004, seed=0, steps=9):
    """A line drawn by hand with a ruler: nearly straight."""
    (x0, y0), (x1, y1) = start, end
    return [(x0 + (x1 - x0) * t + wobble * noise.noise((t * 3, seed, 1)), y0 + (y1 - y0) * t + wobble * noise.noise((t * 3, seed, 9)))
            for t in (i / steps for i in range(steps + 1))]


def frame(x0, y0, x1, y1, seed=0, over=0.02):
    """Four strokes that cross a little at the corners."""
    return [stroke((x0 - over, y0), (x1 + over * 0.5, y0), seed=seed), stroke((x1, y0 - over), (x1, y1 + over), seed=seed + 1),
            stroke((x1 + over, y1), (x0 - over, y1), seed=seed + 2), stroke((x0, y1 + over * 0.6), (x0, y0 - over), seed=seed + 3)]


def handwriting(x, y, width, *, size=0.05, seed=0):
    """Words nobody can read, from (x, y) to the right: loops with gaps between the words."""
    rng = random.Random(seed)
    lines, end = [], x + width
    while x < end - size:
        word, letters = [], rng.randint(2, 6)
        for _ in range(letters):
            tall = rng.choice((0.5, 0.5, 0.6, 1.0, 1.2, -0.6))
            step = size * rng.uniform(0.42, 0.6)
            word += [(x, y), (x + step * 0.3, y + size * tall), (x + step * 0.55, y + size * tall * 0.4), (x + step * 0.6, y - size * 0.06 * rng.random())]
            x += step
        lines.append(word)
        x += size * rng.uniform(0.5, 0.8)
    return lines


def ruled(width, depth, gap, *, top=0.25, margin=0.06):
    """Ruled lines of a card or page."""
    y = depth / 2 - top
    while y > -depth / 2 + margin:
        yield stroke((-width / 2 + margin * 0.2, y), (width / 2 - margin * 0.2, y), wobble=0.0)
        y -= gap


def pencil(colour, *, length=1.7, seed=0, rubber=True):
    """A six-sided pencil along +x (its point there), lying on z = 0."""
    paint = painted("pencil", colour, rough=0.28, coat=0.5)
    cedar = m.food("cedar", rgb("#c99a66"), rgb("#a8743f"), rough=0.7, grain=14, bump=0.2)
    lead = m.food("lead", rgb("#2b2b2d"), rgb("#1b1b1c"), rough=0.35)
    r = 0.037
    body = s.lathe("body", [(0, 0), (0, 0), (r, 0), (r, 0), (r, length - 0.22), (r, length - 0.22)], paint, segments=6, steps=1, wobble=0)
    body.data.polygons.foreach_set("use_smooth", [False] * len(body.data.polygons))
    s.bevel(body, 0.004, 2)
    parts = [body,
             s.lathe("cone", [(r * 1.02, length - 0.235), (r * 0.97, length - 0.215), (0.011, length - 0.045)], cedar, segments=24, steps=1, wobble=0.03, seed=seed),
             s.lathe("lead", [(0.011, length - 0.045), (0.005, length - 0.008), (0, length)], lead, segments=16, steps=2, wobble=0)]
    if rubber:
        brass = m.metal("ferrule", rgb("#c8a35a"), rough=0.25)
        rings = [(0.036, -0.15 + i * 0.03 + d) for i in range(5) for d in (0, 0.015)]
        parts.append(s.lathe("ferrule", [(0.036 + 0.004 * (i % 2), z) for i, (_, z) in enumerate(rings)] + [(0.037, 0.01)], brass, segments=24, wobble=0))
        parts.append(s.lathe("rubber", [(0, -0.27), (0.025, -0.268), (0.034, -0.25), (0.034, -0.14)], stock("rubber", "#c98276"), segments=24))
    for part in parts:
        s.at(part, (0, 0, r * 0.87), (0, 90, 0))
        part.rotation_euler.rotate_axis("Z", math.radians(30 if part is body else 0))
    return s.group("pencil", parts)


def mug(glaze, place, turn=0, *, drink="#2a1509", radius=0.42, height=0.92):
    """A mug of coffee."""
    for part in s.cup(glaze, radius, height, 0.035):
        s.at(part, place, (0, 0, turn))
    coffee = m.food("coffee", rgb(drink), m.shade(rgb(drink), 0.6), rough=0.12, grain=3, bump=0.02)
    top = height * 0.84
    s.at(s.lathe("coffee", [(0, top), (radius * 0.7, top), (radius - 0.045, top + 0.006), (radius - 0.03, top + 0.015)], coffee), place)


def text(body, material, *, size=0.5, extrude=0.0, bevel=0.0, mirrored=False):
    """Letters flat on z = 0, centred, `extrude` high."""
    data = bpy.data.curves.new("text", "FONT")
    data.body, data.size, data.extrude, data.bevel_depth = body, size, extrude / 2, bevel
    data.align_x, data.align_y = "CENTER", "CENTER"
    thing = s.add("text", data, material)
    thing.location.z = extrude / 2
    if mirrored:
        thing.scale.x = -1
    return thing
