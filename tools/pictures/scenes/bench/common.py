"""What the workbench shares: the bench, its wall and lamp, the light of the morning and of the blue hour, flat pieces, enamel and brass."""
import math

import bpy

from hembrow.common import sunlit
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb
from posts.common import painted

APART = 2.3
WALL = 3.1
SUN = 58
YAW = 23
LAMP = (0.0, -0.9, 4.4)
LOOK = {"contrast": 1.2, "saturation": 1.1, "vignette": 0.12, "grain": 0.003}


def enamel(colour, *, rough=0.24):
    """Paint baked onto metal: one colour, glossy, as smooth as the skin of an orange."""
    g = Graph(f"enamel {colour}")
    g.plain(rgb(colour))
    skin = g.math("ADD", g.noise(9.0, 2.0), g.math("MULTIPLY", g.noise(1.6, 1.0), 0.6))
    g.principled(Base_Color=rgb(colour), Roughness=rough, Specular_IOR_Level=0.45, Coat_Weight=0.5, Coat_Roughness=0.06, Normal=g.bump(skin, 0.05, 0.012))
    return g.material


def polished(name, colour, rough):
    """Metal that is wiped now and then: a few soft clouds, no scratches."""
    g = Graph(name)
    g.plain(m.shade(rgb(colour), 0.8))
    cloud = g.node("MapRange", {"Value": g.noise(2.2, 2.0), "From Min": 0.3, "From Max": 0.7, "To Min": rough, "To Max": rough + 0.08}).outputs[0]
    g.principled(Base_Color=rgb(colour), Metallic=1.0, Roughness=cloud)
    return g.material


def brass(colour="#d9a94f", *, rough=0.2):
    return polished(f"brass {colour}", colour, rough)


def steel():
    return polished("steel", "#c3c4c2", 0.2)


def plate(name, outlines, thick, material, *, edge=0.008):
    """A flat piece in x and y, `thick` high from z = 0, cut along lines of (x, y): the first is its rim, the others are holes."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    data.extrude, data.bevel_depth, data.bevel_resolution, data.offset = thick / 2 - edge, edge, 2, -edge
    for line in outlines:
        spline = data.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.points.foreach_set("co", [n for x, y in line for n in (x, y, 0.0, 1.0)])
        spline.use_cyclic_u, spline.use_smooth = True, False
    return s.at(s.group(name, [s.at(s.add(name, data, material), (0, 0, thick / 2))]))


def circle(radius, x=0.0, y=0.0, points=64):
    return [(x + radius * math.cos(2 * math.pi * k / points), y + radius * math.sin(2 * math.pi * k / points)) for k in range(points)]


def rounded(x0, y0, x1, y1, radius, points=8):
    """An oblong with round corners; `radius` is one number, or one for each corner from the lower left against the clock."""
    corners = (radius,) * 4 if isinstance(radius, (int, float)) else radius
    line = []
    for k, (x, y, dx, dy) in enumerate(((x0, y0, 1, 1), (x1, y0, -1, 1), (x1, y1, -1, -1), (x0, y1, 1, -1))):
        r = max(corners[k], 1e-3)
        for i in range(points + 1):
            a = math.pi * (1 + k / 2 + i / points / 2)
            line.append((x + dx * r + r * math.cos(a), y + dy * r + r * math.sin(a)))
    return line


def limewash(colour):
    """Paint on an even wall: clouds, nothing else, as it is far behind what is sharp."""
    g = Graph("limewash")
    g.plain(colour)
    g.principled(Base_Color=g.ramp(g.noise(0.3, 3.0, 0.6), (0.3, m.shade(colour, 0.92)), (0.7, m.shade(colour, 1.04))), Roughness=0.92, Specular_IOR_Level=0.2)
    return g.material


def bench():
    """A top of thick boards with years of work in it, and a wall in the pale green of a shop's back room."""
    boards = m.wood("bench", rgb("#7d5a38"), rgb("#c89d69"), plank=1.9, rough=0.42, worn=0.8, relief=False)
    s.at(s.box("bench", (70, WALL + 2.3, 1.6), boards, 0.06), (0, (WALL - 2.3) / 2, -1.6))
    s.at(s.sheet("wall", 140, 60, lambda x, y: 0.0, limewash(rgb("#cdd5c6")), across=1, along=1), (0, WALL, 20), (90, 0, 0))


def lamp(x, y, z, shade):
    """A shade of opal glass on a cord."""
    metal = brass()
    line = [(0.13, 0.72), (0.16, 0.66), (0.34, 0.6), (0.66, 0.4), (0.86, 0.12), (0.9, 0.0), (0.88, -0.02), (0.86, 0.0), (0.82, 0.12), (0.62, 0.38), (0.3, 0.57)]
    dome = s.lathe("shade", line, shade, wobble=0)
    # The light of the lamp comes from a point within.
    dome.visible_shadow = dome.visible_diffuse = False
    return s.at(s.group("lamp", [dome, s.lathe("cap", [(0, 0.95), (0.05, 0.94), (0.06, 0.86), (0.15, 0.8), (0.17, 0.72), (0.165, 0.68), (0.12, 0.67)], metal, wobble=0),
                                 s.strand("cord", [[(0, 0, 0.9), (0, 0, 9)]], 0.025, painted("cord", "#1d2120", rough=0.6))]), (x, y, z))


def morning(focus):
    """Low sun from the left through a tall window, the sky for the rest."""
    if focus is None:
        lamp(*LAMP, m.ceramic("opal", rgb("#ece7da"), speckle=0.0, rough=0.2))
    # Its bars fall between the things: a bar for each of them, as wide as the sun from there sees it.
    sunlit((0, -0.3, -6.0, 7.6, 12 * APART * math.cos(math.radians(SUN)), 12, 1), turn=-SUN, height=25, power=9.0, size=0.7, away=24, bar=0.17)
    lights.sky("forest", 0.2, turn=60)
    return {**LOOK, "exposure": 0.05, "warmth": 0.7}


def blue_hour(focus):
    """What is left of the day comes in blue from the left; one lamp hangs over the bench, or over what is photographed."""
    warm = (1.0, 0.58, 0.26)
    if focus is None:
        x, y, z = LAMP
        lamp(x, y, z, m.glow("opal", (1.0, 0.66, 0.34), 3.0))
        # Opal lets a little out to all sides, and most of it down.
        lights.point((x, y, z + 0.2), 480, warm, 0.4)
        lights.area("down", (x, y, z - 0.05), (0, 0.3, 0), (1.5, 1.5), 420, warm)
    else:
        shade = lights.area("shade", (focus - 1.4, -1.6, 3.5), (focus + 0.1, 0, 0.6), (1.9, 1.9), 105, warm)
        # Its shade keeps it off the wall.
        shade.data.spread = math.radians(82)
    lights.area("dusk", (-16, -8, 7), (0, 1, 1), (9, 9), 1700 if focus is None else 1100, (0.16, 0.36, 1.0))
    lights.surroundings(0.16, (0.12, 0.3, 0.95))
    return {**LOOK, "exposure": -0.55 if focus is None else -0.4, "warmth": 0.2}


LIGHTS = {"morning": morning, "lamp": blue_hour}


def photograph(focus, *, pitch=11.0, middle=0.78, front=0.3):
    """All of the bench, or what stands at x = `focus`; `middle` is its middle's height, `front` how far before the row it begins."""
    if focus is None:
        return shoot((0, 0.2, 2.5), distance=40.6, pitch=7, lens=75, fstop=8, focus=(0, -0.3, 0.8))
    return shoot((focus, 0, middle), distance=11.4, pitch=pitch, yaw=YAW, lens=85, fstop=2.0, focus=(focus, -front, middle))
