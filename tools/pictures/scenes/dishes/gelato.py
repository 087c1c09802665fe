"""Two scoops, pistachio and dark chocolate, in a glass cup with a wafer and chopped nuts."""
import math
import random
from mathutils import Vector, noise

from dishes import common
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb


def scoop(material, radius, seed):
    """A ball with the drag of the spoon across it and a ragged skirt where it was cut off."""
    ball = s.blob("scoop", material, (1, 1, 1), uneven=0.0, detail=7)
    shift = Vector((seed * 7.1, seed * 2.3, seed * 5.9))
    for vert in ball.data.vertices:
        p = vert.co.normalized()
        drag = Vector((p.x * 1.6, p.y * 1.6, p.z * 6)) + shift
        rough = 0.05 * noise.noise(p * 1.4 + shift) + 0.035 * (abs(noise.noise(drag)) - 0.2) + 0.02 * noise.fractal(p * 6 + shift, 0.9, 2.0, 5)
        pits = max(0, noise.noise(p * 11 + shift) - 0.18)
        rough -= 0.045 * pits
        skirt = math.exp(-((p.z + 0.5) / 0.14) ** 2)
        rough += skirt * (0.11 + 0.16 * noise.noise(p * 4 + shift) + 0.07 * noise.noise(p * 13 + shift))
        vert.co = p * radius * (1 + rough)
        if p.z < -0.5:
            vert.co.z = radius * (-0.5 + 0.3 * (p.z + 0.5)) + radius * 0.05 * noise.noise(p * 5)
    return ball


def ice(name, colour, other):
    return m.food(name, rgb(colour), rgb(other), rough=0.5, soft=0.25, depth=(0.06, 0.05, 0.03), grain=4, bump=0.45, bump_scale=38,
                  relief=0.02, vary=0.0, coat=0.0, specular=0.35)


def wafer(material):
    """A thin waffle, rolled."""
    def place(x, y):
        a = (x + 0.5) * 4.6 * math.pi
        r = 0.085 + 0.009 * a / math.pi
        groove = 0.006 * (math.sin(a * 9 + y * 60) + math.sin(a * 9 - y * 60))
        return ((r + groove) * math.cos(a), (r + groove) * math.sin(a), y * 1.15)
    return s.thicken(s.sheet("wafer", 1, 1, place, material, across=220, along=90), 0.012)


def build():
    common.table(turn=6)
    clear = m.glass("cup glass", (0.96, 0.985, 0.975))
    s.lathe("cup", [
        (0, 0.0), (0.36, 0.0), (0.4, 0.02), (0.38, 0.045), (0.14, 0.075), (0.075, 0.14), (0.075, 0.22), (0.16, 0.3), (0.42, 0.42), (0.58, 0.62), (0.655, 0.86),
        (0.66, 0.88), (0.645, 0.885), (0.63, 0.86), (0.55, 0.64), (0.4, 0.46), (0.2, 0.37), (0, 0.355),
    ], clear, wobble=0.002)
    green = ice("pistachio", "#b9b883", "#a2a169")
    brown = ice("chocolate", "#4a2818", "#37190e")
    s.at(scoop(green, 0.4, 1), (-0.22, -0.12, 0.86), (8, -12, 20))
    s.at(scoop(brown, 0.4, 4), (0.25, 0.1, 0.93), (-4, 12, 110))
    s.at(s.blob("melt", green, (0.4, 0.4, 0.16), uneven=0.1, detail=5, seed=2), (-0.08, -0.08, 0.56))
    s.at(s.blob("melt", brown, (0.3, 0.34, 0.2), uneven=0.15, detail=5, seed=8), (0.2, 0.1, 0.62))
    crisp = m.food("wafer", rgb("#c98b46"), rgb("#9a5f28"), rough=0.55, grain=5, bump=0.3)
    s.at(wafer(crisp), (0.16, 0.34, 1.22), (-24, 22, 0))
    nut = m.food("pistachio nut", rgb("#7f8f38"), rgb("#5d4a2c"), rough=0.5, soft=0.15, grain=14, bump=0.5, relief=0.02, vary=0.3)
    kinds = [s.blob("nut", nut, (0.045, 0.03, 0.028), uneven=0.5, detail=3, seed=k) for k in range(4)]
    rng = random.Random(2)
    places = []
    for _ in range(20):
        a, b = rng.uniform(0, 2 * math.pi), rng.uniform(0, 0.75)
        places.append((-0.22 + 0.41 * math.sin(b) * math.cos(a), -0.12 + 0.41 * math.sin(b) * math.sin(a), 0.86 + 0.41 * math.cos(b)))
    places += [(rng.uniform(-1.1, 0.9), rng.uniform(-1.0, -0.2), 0.02) for _ in range(12)]
    s.scatter(kinds, places, tilt=70, size=(0.5, 1.1), seed=4)
    s.at(s.spoon(m.metal("steel"), 1.35, 0.25), (-0.2, -0.86, 0.02), (0, -2, 9))
    saucer = m.ceramic("glaze", rgb("#39403a"), speckle=0.0, rough=0.3)
    s.at(s.coupe(saucer, 0.8, 0.13), (0, 0, -0.085))
    napkin = s.cloth(m.linen("napkin", rgb("#d3c9b6"), stripe=rgb("#7c8a70")), 2.6, 1.7, seed=8, wrinkle=0.07)
    s.at(napkin, (-1.5, 0.95, 0.0), (0, 0, 18))
    shoot((0.04, 0.0, 0.74), distance=6.7, pitch=20, yaw=-2, lens=80, fstop=3.2, focus=(-0.1, -0.4, 0.9))
    return {"exposure": 0.5}
