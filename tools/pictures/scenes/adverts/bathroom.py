"""A walk-in shower in a small British bathroom: sage tiles, brass, a stool with towels; the window is in the left wall, out of the picture."""
import math
import random

from mathutils import noise

from clinic import common
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb

LEFT, RIGHT, BACK, HIGH = -8.0, 8.0, 10.0, 25.0
TILE, ROW, GAP = 0.66, 2.0, 0.045
NICHE = (0, 4, 5, 7)  # columns and rows of the back wall that it takes the place of
TRAY = (-1.6, 3.2)  # where it begins on the left and in front


def glaze():
    """Sage glaze that lay thick in one tile and thin in the next, with a surface that a hand has pressed."""
    g = Graph("glaze")
    g.plain(rgb("#90a184"))
    chance = g.random()
    base = g.ramp(chance, (0.0, rgb("#708a6f")), (0.2, rgb("#829779")), (0.6, rgb("#92a385")), (0.9, rgb("#a2ae92")), (1.0, rgb("#b3bca1")))
    place = g.node("NewGeometry").outputs["Position"]
    cloud = g.node("TexNoise", {"Vector": place, "Scale": 1.6, "Detail": 3.0}).outputs["Fac"]
    base = g.mix(1.0, base, g.ramp(cloud, (0.3, 0.84), (0.7, 1.08)), "MULTIPLY")
    part = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Object"]})
    side = g.math("ABSOLUTE", part.outputs["X"])
    end = g.math("ABSOLUTE", g.math("SUBTRACT", part.outputs["Z"], (ROW - GAP) / 2))
    rim = g.math("MAXIMUM", g.math("SUBTRACT", side, (TILE - GAP) / 2), g.math("SUBTRACT", end, (ROW - GAP) / 2))
    base = g.mix(g.node("MapRange", {"Value": rim, "From Min": -0.07, "From Max": -0.01, "To Max": 0.4}).outputs[0], base, rgb("#c9c6ae"))
    swell = g.node("TexNoise", {"Vector": place, "Scale": 1.3, "Detail": 2.0}).outputs["Fac"]
    g.principled(Base_Color=base, Roughness=g.ramp(cloud, (0.3, 0.07), (0.7, 0.16)), Specular_IOR_Level=0.5, Coat_Weight=0.3, Coat_Roughness=0.05,
                 Normal=g.bump(swell, 0.35, 0.06))
    return g.material


def tiled(kinds, left, right, where, turn, rng, leave=None):
    """Upright tiles, stacked. `where(x, z)` gives a tile's place; columns and rows in `leave` are left out."""
    for column in range(round((right - left) / TILE)):
        for row in range(math.ceil(HIGH / ROW)):
            if leave and leave[0] <= column < leave[1] and leave[2] <= row < leave[3]:
                continue
            x, z = left + (column + 0.5) * TILE, row * ROW + GAP / 2
            tilt = (rng.gauss(0, 0.28), rng.gauss(0, 0.12), turn + rng.gauss(0, 0.55))
            s.copy(rng.choice(kinds), where(x + rng.gauss(0, 0.004), z), tilt)


def terry(name, colour, stripe=None):
    """Towelling: loops, soft to the light; `stripe` is the colour of three bands near its lower end."""
    g = Graph(name)
    g.plain(m.shade(colour, 0.85))
    loops = g.cells(30.0)
    base = g.ramp(loops, (0.1, m.shade(colour, 1.05)), (0.8, m.shade(colour, 0.74)))
    if stripe:
        along = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]}).outputs["Y"]
        for place in (0.895, 0.915, 0.935):
            base = g.mix(g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", along, place)), 0.006), base, stripe)
    g.principled(Base_Color=base, Roughness=0.95, Specular_IOR_Level=0.1, Sheen_Weight=0.4, Normal=g.bump(g.math("SUBTRACT", 1.0, loops), 0.6, 0.03))
    return g.material


def walls(rng):
    grout = common.paint("#d8d3c4", rough=0.9)
    tile = glaze()
    kinds = [s.box("tile", (TILE - GAP, 0.14, ROW - GAP), tile, 0.035, uneven=0.008, cuts=3, seed=k) for k in range(5)]
    for kind in kinds:
        kind.location = (0, 0, -60)
    columns = round((RIGHT - LEFT) / TILE)
    start = RIGHT - columns * TILE
    first = round((-0.6 - start) / TILE)
    niche = (first + NICHE[0], first + NICHE[1], NICHE[2], NICHE[3])
    tiled(kinds, start, RIGHT, lambda x, z: (x, BACK, z), 0, rng, niche)
    tiled(kinds, BACK - 0.1 - 24 * TILE, BACK - 0.1, lambda y, z: (RIGHT, y, z), 90, rng)
    x0, x1, z0, z1 = start + niche[0] * TILE, start + niche[1] * TILE, niche[2] * ROW, niche[3] * ROW
    for a, b, low, high in ((LEFT - 2, x0, 0, 40), (x1, RIGHT + 2, 0, 40), (x0, x1, 0, z0), (x0, x1, z1, 40)):
        s.at(s.box("grout", (b - a, 0.2, high - low), grout, 0), ((a + b) / 2, BACK + 0.12, low))
    s.at(s.box("grout", (0.2, 30, 40), grout, 0), (RIGHT + 0.12, BACK - 15, 0))
    shelf(x0, x1, z0, z1)
    white = common.paint("#ece8de")
    s.at(s.box("ceiling", (40, 60, 1), white, 0), (0, 0, HIGH))
    window(white)
    return x0, x1, z0, z1


def window(paint):
    """The left wall, with a sash window in front of what is seen."""
    thick, y0, y1, low, high = 1.2, -3.8, 1.5, 9.0, 21.0
    for a, b, bottom, top in ((-40, y0, 0, HIGH), (y1, BACK, 0, HIGH), (y0, y1, 0, low), (y0, y1, high, HIGH)):
        s.at(s.box("left", (thick, b - a, top - bottom), paint, 0), (LEFT - thick / 2, (a + b) / 2, bottom))
    for size, place in (((0.4, y1 - y0, 0.5), ((y0 + y1) / 2, 15.2)), ((0.3, 0.3, high - low), ((y0 + y1) / 2, low))):
        s.at(s.box("bar", size, paint, 0.05), (LEFT - thick * 0.7, *place))
    s.at(s.box("skirting", (0.2, BACK + 20, 1.3), paint, 0.05), (LEFT + 0.1, (BACK - 20) / 2, 0))


def shelf(x0, x1, z0, z1):
    """A niche lined with stone, framed in brass, with what one washes with."""
    stone = m.food("stone", rgb("#e8e3d8"), rgb("#dcd5c7"), rough=0.35, grain=1.5, bump=0.04, vary=0)
    brass = satin_brass()
    deep, wide = 1.0, x1 - x0
    s.at(s.box("back", (wide + 0.4, 0.2, z1 - z0 + 0.4), stone, 0), ((x0 + x1) / 2, BACK + deep + 0.1, z0 - 0.2))
    for z in (z0 - 0.08, z1):
        s.at(s.box("stone", (wide, deep + 0.2, 0.08), stone, 0.01), ((x0 + x1) / 2, BACK + deep / 2, z))
    for x in (x0 - 0.04, x1 + 0.04):
        s.at(s.box("stone", (0.08, deep + 0.2, z1 - z0), stone, 0.01), (x, BACK + deep / 2, z0))
    for z in (z0 - 0.02, z1 - 0.04):
        s.at(s.box("trim", (wide + 0.06, 0.06, 0.06), brass, 0.01), ((x0 + x1) / 2, BACK - 0.1, z))
    for x in (x0, x1):
        s.at(s.box("trim", (0.06, 0.06, z1 - z0), brass, 0.01), (x, BACK - 0.1, z0))
    amber, label = m.glass("amber", (0.42, 0.17, 0.04)), m.food("label", rgb("#efe9dc"), rgb("#e5dccb"), rough=0.8, bump=0.02)
    black = common.smooth("black", "#1b1b19", 0.35)
    for x, tall in ((0.5, 1.9), (1.24, 1.9)):
        bottle = [s.lathe("bottle", [(0, 0), (0.3, 0), (0.34, 0.04), (0.34, tall * 0.7), (0.3, tall * 0.78), (0.13, tall * 0.84), (0.13, tall * 0.9)], amber, wobble=0),
                  s.lathe("juice", [(0, 0.03), (0.3, 0.03), (0.31, tall * 0.55), (0, tall * 0.55)], m.food("juice", rgb("#5a2f12"), rough=0.3), wobble=0),
                  s.lathe("label", [(0.347, tall * 0.16), (0.347, tall * 0.16), (0.347, tall * 0.56), (0.347, tall * 0.56)], label, wobble=0),
                  s.lathe("pump", [(0.15, tall * 0.84), (0.16, tall * 0.86), (0.16, tall * 0.96), (0.05, tall * 0.97), (0.05, tall * 1.12), (0.1, tall * 1.13), (0.1, tall * 1.17), (0, tall * 1.17)], black, wobble=0),
                  s.strand("spout", [[(0, 0, tall * 1.15), (-0.25, -0.12, tall * 1.15), (-0.36, -0.18, tall * 1.1)]], 0.05, black)]
        s.at(s.group("bottle", bottle), (x0 + x, BACK + 0.35, z0))
    s.at(s.blob("sponge", m.food("sponge", rgb("#d9b98a"), rgb("#a98352"), rough=0.95, bump=0.9, relief=0.08), (0.4, 0.34, 0.32), uneven=0.2, fine=0.12), (x0 + 2.1, BACK + 0.3, z0 + 0.3))


def satin_brass():
    """Satin brass."""
    g = Graph("brass")
    g.plain(rgb("#a8854c"))
    g.principled(Base_Color=rgb("#c9a262"), Metallic=1.0, Roughness=g.ramp(g.noise(2.0, 2.0), (0.3, 0.26), (0.7, 0.36)))
    return g.material


def shower(x):
    """A thermostatic bar, a riser rail with its wide head, a hand shower on a hose; all of brass."""
    brass, y = satin_brass(), BACK - 0.75
    s.strand("riser", [[(x, y, 10.4), (x, y, 16), (x, y, 21.3), (x, y - 0.25, 21.9), (x, y - 0.9, 22.1), (x, y - 2.6, 22.1), (x, y - 3.1, 21.95), (x, y - 3.25, 21.4)]], 0.1, brass, resolution=12, sides=8)
    s.at(s.lathe("head", [(0, 0.5), (0.12, 0.5), (0.14, 0.3), (0.3, 0.2), (1.2, 0.12), (1.3, 0.1), (1.3, 0.0), (1.26, -0.02), (0, -0.02)], brass, wobble=0), (x, y - 3.25, 20.9))
    s.strand("bar", [[(x - 1.35, y, 10.2), (x, y, 10.2), (x + 1.35, y, 10.2)]], 0.24, brass, sides=10)
    knob = s.lathe("knob", [(0, 0), (0.27, 0), (0.3, 0.04), (0.29, 0.2), (0.3, 0.5), (0.27, 0.58), (0, 0.6)], brass, wobble=0)
    s.at(knob, (x + 1.4, y, 10.2), (0, 90, 0))
    s.copy(knob, (x - 1.4, y, 10.2), (0, -90, 0))
    for side in (-0.75, 0.75):
        s.at(s.lathe("rose", [(0, 0), (0.34, 0), (0.36, 0.05), (0.3, 0.16), (0.12, 0.2), (0.12, 0.75), (0, 0.75)], brass, wobble=0), (x + side, BACK - 0.05, 10.2), (90, 0, 0))
    for z in (12.2, 20.6):
        s.at(s.lathe("bracket", [(0, 0), (0.24, 0), (0.26, 0.04), (0.2, 0.1), (0.08, 0.14), (0.08, 0.72), (0, 0.72)], brass, wobble=0), (x, BACK - 0.05, z), (90, 0, 0))
    s.at(s.box("slide", (0.34, 0.4, 0.5), brass, 0.06), (x, y - 0.05, 15.6))
    s.strand("hand shower", [[(x + 0.02, y - 0.3, 15.2), (x + 0.02, y - 0.42, 16.4), (x + 0.02, y - 0.62, 17.2)]], 0.11, brass, sides=8)
    s.at(s.lathe("rose", [(0, 0.1), (0.2, 0.1), (0.46, 0.03), (0.48, -0.04), (0.44, -0.07), (0, -0.07)], brass, wobble=0), (x + 0.02, y - 0.72, 17.35), (62, 0, 0))
    s.strand("hose", [[(x + 0.02, y - 0.3, 15.2), (x + 0.15, y - 0.35, 13.4), (x + 0.75, y - 0.4, 9.2), (x + 0.7, y - 0.35, 7.6), (x + 0.2, y - 0.25, 7.4), (x - 0.15, y - 0.1, 8.4), (x - 0.1, y, 10.1)]], 0.065, m.metal("hose", rgb("#b48d4c"), rough=0.34), resolution=16)


def screen():
    """Ten millimetres of glass, its edges green, held by brass at the wall and a brace above."""
    x0, x1, y, low, high = 1.3, RIGHT - 0.08, TRAY[1] + 0.35, 0.36, 20.4
    pane = Graph("pane")
    clear = pane.node("BsdfTransparent", {"Color": (0.955, 0.98, 0.965)}).outputs[0]
    mirror = pane.node("BsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.0}).outputs[0]
    share = pane.node("Fresnel", {"IOR": 1.5}).outputs[0]
    mixed = pane.node("MixShader", {0: share})
    pane.tree.links.new(clear, mixed.inputs[1])
    pane.tree.links.new(mirror, mixed.inputs[2])
    pane.tree.links.new(mixed.outputs[0], pane.output.inputs["Surface"])
    s.at(s.sheet("pane", x1 - x0, high - low, lambda x, z: 0.0, pane.material, across=1, along=1), ((x0 + x1) / 2, y, (low + high) / 2), (90, 0, 0))
    edge = Graph("edge")
    edge.principled(Base_Color=rgb("#8fc0ab"), Roughness=0.12, Specular_IOR_Level=0.6, Emission_Color=(*rgb("#a9d6c3"), 1), Emission_Strength=0.12)
    s.at(s.box("edge", (0.05, 0.1, high - low), edge.material, 0.008), (x0, y, low))
    s.at(s.box("edge", (x1 - x0, 0.1, 0.05), edge.material, 0.008), ((x0 + x1) / 2, y, high - 0.05))
    brass = satin_brass()
    s.at(s.box("channel", (0.14, 0.26, high - low), brass, 0.02), (x1, y, low))
    s.at(s.box("channel", (x1 - x0, 0.22, 0.1), brass, 0.02), ((x0 + x1) / 2, y, low - 0.05))
    s.at(s.box("brace", (0.12, BACK - y, 0.2), brass, 0.02), (x0 + 0.7, (BACK + y) / 2, high - 0.1))
    s.at(s.box("clamp", (0.3, 0.3, 0.42), brass, 0.03), (x0 + 0.7, y, high - 0.24))


def floor(rng):
    grout = common.paint("#b9b1a2", rough=0.9)
    s.at(s.table(grout, 80), (0, 0, -0.03))
    for name, colour in (("stone", "#cfc4b0"),):
        stone = m.food(name, rgb(colour), rgb("#bfb29b"), rough=0.42, grain=1.1, bump=0.05, bump_scale=14, vary=0.05)
    slab = s.box("slab", (3.96, 3.96, 0.2), stone, 0.02)
    slab.location = (0, 0, -60)
    for i in range(-4, 4):
        for j in range(-5, 4):
            s.copy(slab, (i * 4 + 2 + 0.4, j * 4 + 1.2, -0.2 + rng.uniform(-0.004, 0.004)), (0, 0, rng.choice((0, 90, 180, 270))))
    x0, y0 = TRAY
    tray = m.food("tray", rgb("#eeebe3"), rgb("#e6e2d8"), rough=0.4, grain=2, bump=0.05, bump_scale=40, vary=0)
    s.at(s.box("tray", (RIGHT - x0 - 0.1, BACK - y0 - 0.1, 0.2), tray, 0), ((RIGHT + x0) / 2, (BACK + y0) / 2, 0.0))
    for size, place in (((RIGHT - x0, 0.7, 0.34), ((RIGHT + x0) / 2, y0 + 0.35)), ((0.6, BACK - y0 - 0.7, 0.338), (x0 + 0.3, (BACK + y0 + 0.7) / 2))):
        s.at(s.box("rim", size, tray, 0.05), (*place, 0.0))
    s.at(s.lathe("drain", [(0, 0.26), (0.5, 0.25), (0.56, 0.22), (0.56, 0.18)], satin_brass(), wobble=0), (4.6, 8.2, 0))


def stool(place):
    """Oak, with a slatted seat; towels on it."""
    oak, legs = m.timber("oak"), m.timber("oak", along="z")
    parts = [s.at(s.box("slat", (3.5, 0.62, 0.26), oak, 0.06), (0, -1.02 + 0.68 * k, 4.4)) for k in range(4)]
    for x in (-1.35, 1.35):
        parts.append(s.at(s.box("rail", (0.28, 2.5, 0.4), m.timber("oak", along="y"), 0.04), (x, 0, 4.0)))
        for y in (-1.0, 1.0):
            parts.append(s.at(s.box("leg", (0.36, 0.36, 4.3), legs, 0.06), (x + 0.12 * x, y * 1.12, 0), (2.2 * y, -2.4 * x / 1.35, 0)))
    parts.append(s.at(s.box("stretcher", (2.9, 0.24, 0.34), oak, 0.04), (0, 0, 1.3)))
    z = 4.68
    for k, (colour, wide) in enumerate((("#e9e3d6", 2.75), ("#c98d62", 2.65), ("#efeadf", 2.5))):
        fold = s.cloth(terry(f"towel {k}", rgb(colour)), wide, 1.75, layers=3, wrinkle=0.03, seed=3 + k, thickness=0.16)
        fold.modifiers["thicken"].thickness = 0.23
        parts.append(s.at(fold, (0.05 - 0.06 * k, 0.05 * k, z), (0, 0, 2 - 5 * k)))
        z += 0.78
    return s.at(s.group("stool", parts), place, (0, 0, 14))


def towel_rail(x0, x1, z):
    """A rail with a towel over it."""
    brass, y = satin_brass(), BACK - 0.75
    s.strand("rail", [[(x0, y, z), ((x0 + x1) / 2, y, z), (x1, y, z)]], 0.09, brass, sides=8)
    for x in (x0 + 0.1, x1 - 0.1):
        s.at(s.lathe("post", [(0, 0), (0.26, 0), (0.28, 0.05), (0.1, 0.1), (0.1, 0.75), (0, 0.75)], brass, wobble=0), (x, BACK - 0.05, z), (90, 0, 0))
    wide, front, back = 2.7, 6.6, 5.2

    def place(x, run):
        fall = run + (front - back) / 2  # 0 on the rail, front > 0
        wave = 0.3 * math.sin(x * 2.9 + 0.5 * math.sin(run * 0.5)) + 0.12 * noise.noise((x * 1.3, run * 0.1, 5.0))
        over = 0.16
        if abs(fall) < over * 1.57:
            a = fall / over
            return (x, -over * math.sin(a), over * math.cos(a))
        down = abs(fall) - over * 1.57
        swing = wave * min(1, 0.25 + down / 2.5)
        side = -1 if fall > 0 else 1
        return (x * (1 - 0.02 * min(1, down / 3)), side * over + swing - 0.03 * down * (fall > 0), -down + 0.06 * noise.noise((x, 0, 9)) * min(1, down))
    towel = s.sheet("towel", wide, front + back, place, terry("bath sheet", rgb("#ece6da"), rgb("#b9774c")), across=70, along=160)
    s.thicken(towel, 0.09)
    s.at(towel, ((x0 + x1) / 2 + 0.1, y, z))


def build(light="day"):
    rng = random.Random(11)
    walls(rng)
    floor(rng)
    shower(5.0)
    screen()
    towel_rail(-6.9, -3.3, 14.2)
    stool((-3.6, 5.6, 0))
    common.fig((-6.5, 8.0, 0), 9.5, seed=9, leaves=34, pot="#b9785a", size=0.72)
    if light == "lamp":
        return evening()
    day = lights.area("daylight", (LEFT - 3.5, -1.1, 15.5), (2.0, 8.0, 9.0), (7, 12), 7800, (1.0, 0.985, 0.95))
    day.data.spread = math.radians(150)
    lights.sun(-43, 21, 30.0, (1.0, 0.86, 0.68), size=1.2)
    lights.sky("interior", 0.5, turn=120)
    view()
    return {**common.LOOK, "exposure": 0.3, "contrast": 1.3}


def evening():
    """What is left of the day comes blue through the window; a lamp over the shower, one over the room and a strip in the niche are on."""
    warm = (1.0, 0.6, 0.29)
    dusk = lights.area("dusk", (LEFT - 3.5, -1.1, 15.5), (2.0, 8.0, 9.0), (7, 12), 2600, (0.16, 0.36, 1.0))
    dusk.data.spread = math.radians(150)
    over = lights.area("downlight", (4.4, 6.6, HIGH - 0.2), (4.4, 7.2, 0), (1.1, 1.1), 1900, warm)
    over.data.shape, over.data.spread = "DISK", math.radians(120)
    lights.area("lamp", (-3.2, 3.0, HIGH - 1.5), (-3.0, 6.5, 0), (2.2, 2.2), 650, warm)
    start = RIGHT - round((RIGHT - LEFT) / TILE) * TILE
    first = round((-0.6 - start) / TILE)
    x0, x1 = start + (first + NICHE[0]) * TILE, start + (first + NICHE[1]) * TILE
    lights.area("strip", ((x0 + x1) / 2, BACK + 0.25, NICHE[3] * ROW - 0.12), ((x0 + x1) / 2, BACK + 0.75, NICHE[2] * ROW), (x1 - x0 - 0.2, 0.12), 110, (1.0, 0.66, 0.36))
    lights.surroundings(0.05, (0.14, 0.28, 0.8))
    view()
    return {**common.LOOK, "exposure": 0.0, "contrast": 1.32, "warmth": 0.3}


def view():
    shoot((0.3, BACK, 12.4), distance=25.5, pitch=0, yaw=0, lens=29, fstop=8, focus=(0, 8, 8), shift=(0.0, -0.12))
