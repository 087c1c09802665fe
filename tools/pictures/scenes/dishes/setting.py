"""Where the dishes stand: honed grey stone by a window, pale stoneware, linen."""
from lib import lights, materials as m, shapes as s
from lib.camera import shoot as look
from lib.graph import Graph
from lib.materials import rgb


def stone(name="stone", colour=rgb("#5c5a55")):
    """Honed limestone: clouds, fine pits, a few pale threads."""
    g = Graph(name)
    g.plain(colour)
    cloud = g.ramp(g.noise(0.7, 6.0, 0.62), (0.3, m.shade(colour, 0.72)), (0.7, m.shade(colour, 1.18)))
    speck = g.ramp(g.noise(34.0, 3.0, 0.7), (0.36, 0.78), (0.6, 1.06))
    base = g.mix(1.0, cloud, speck, "MULTIPLY")
    thread = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(0.9, 7.0, 0.62, distortion=0.8), 0.5))
    base = g.mix(g.ramp(thread, (0.0, 0.35), (0.012, 0.0)), base, m.shade(colour, 1.7))
    pits = g.ramp(g.cells(17.0), (0.05, 0.0), (0.12, 1.0))
    base = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, pits), 0.5), base, m.shade(colour, 0.35))
    height = g.math("ADD", g.math("MULTIPLY", pits, 0.5), g.noise(40.0, 4.0, 0.7))
    g.principled(Base_Color=base, Roughness=g.ramp(g.noise(5.0, 3.0), (0.3, 0.38), (0.7, 0.62)), Specular_IOR_Level=0.4,
                 Normal=g.bump(height, 0.25, 0.012))
    return g.material


def ground(*, turn=0.0, power=1.0, fill=1.7, rim=0.55):
    """The table and the light: a window on the left, a card on the right that keeps shadows open."""
    s.at(s.table(stone()), (0, 0, 0), (0, 0, turn))
    lights.studio(power, fill=fill, rim=rim, ambient=0.16)


def stoneware(name="stoneware", colour="#e6dfd2", speckle=0.75):
    return m.ceramic(name, rgb(colour), speckle=speckle, rough=0.2)


def shoot(target, distance, *, pitch=34.0, yaw=0.0, focus=None, fstop=5.6):
    """An 85 mm lens at f/5.6."""
    return look(target, distance=distance, pitch=pitch, yaw=yaw, lens=85, fstop=fstop, focus=focus)
