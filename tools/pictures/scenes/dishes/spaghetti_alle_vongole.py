"""A bowl of spaghetti with clams, chopped parsley, garlic and a little chilli; lemon and wine beside it."""
import math
import random

from mathutils import noise

from dishes import common
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb


def pasta(rng):
    """Strands that wind about the middle of a mound, some of them straying over its edge."""
    lines = []
    for i in range(150):
        loop, level = rng.uniform(0.12, 0.72), rng.uniform(0, 1)
        tilt, lean = rng.uniform(-0.35, 0.35), rng.uniform(0, 2 * math.pi)
        start, turn = rng.uniform(0, 2 * math.pi), rng.choice((-1, 1)) * rng.uniform(2.2, 5.5)
        off = (rng.gauss(0, 0.12), rng.gauss(0, 0.12))
        line = []
        for k in range(15):
            t = k / 14
            a = start + turn * t
            r = loop * (1 + 0.28 * noise.noise((t * 3, i * 1.7, 0))) + 0.05 * math.sin(t * 9 + i)
            x, y = off[0] + r * math.cos(a), off[1] + r * math.sin(a) * 0.94
            d = math.hypot(x, y)
            mound = 0.2 + 0.36 * max(0.0, 1 - (d / 0.88) ** 2) ** 0.8
            z = 0.13 + (mound - 0.1) * (0.35 + 0.65 * level) + tilt * r * 0.22 * math.cos(a - lean) + 0.035 * noise.noise((t * 5, i * 2.9, 4))
            line.append((x, y, max(z, 0.13)))
        lines.append(line)
    return lines


def shell_material():
    """Grey and tan bands along the growth of the shell (u from the hinge)."""
    g = Graph("shell")
    g.plain(rgb("#a99a82"))
    u = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]}).outputs["Y"]
    band = g.math("SINE", g.math("ADD", g.math("MULTIPLY", u, 70.0), g.math("MULTIPLY", g.noise(5.0, 2.0), 9.0)))
    blotch = g.ramp(g.noise(8.0, 3.0), (0.35, rgb("#7d6a55")), (0.55, rgb("#c2b294")), (0.7, rgb("#e2d8c2")))
    base = g.mix(0.35, blotch, g.ramp(band, (0.2, rgb("#5d5348")), (0.8, rgb("#d8ccb2"))))
    g.principled(Base_Color=base, Roughness=0.32, Normal=g.bump(band, 0.35, 0.012))
    return g.material


def pearl():
    g = Graph("pearl")
    g.plain(rgb("#e3dccf"))
    u = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]}).outputs["Y"]
    base = g.ramp(g.math("ADD", u, g.math("MULTIPLY", g.noise(6.0, 2.0), 0.3)), (0.3, rgb("#efe7d8")), (0.85, rgb("#dccdb8")), (1.1, rgb("#8d7b86")))
    g.principled(Base_Color=base, Roughness=0.2, Clearcoat=0.4, Clearcoat_Roughness=0.1)
    return g.material


def valve(material, deep, inner=0.0):
    """Half a clam's shell from its hinge along +x, hollow upwards."""
    def place(x, y):
        a, t = x * math.pi * 1.96, y + 0.5
        # The outline, seen from its hinge, is a rounded triangle.
        reach = 0.42 * (0.62 + 0.38 * math.cos(a)) ** 0.55 * (1 + 0.05 * math.cos(3 * a))
        r = reach * t * (1 - inner)
        px, py = r * math.cos(a), r * math.sin(a) * 1.15
        d = min(1.0, t)
        z = -deep * math.sqrt(max(0.0, 1 - ((d - 0.38) / 0.63) ** 2)) * min(1, t * 5) if t < 1 else 0.0
        return (px + 0.19, py, z + inner * 0.012)
    return s.sheet("valve", 1, 1, place, material, across=60, along=26)


def clam(outer, inner, meat, opening, seed):
    """Two halves about a hinge, with the meat in the lower one."""
    rng = random.Random(seed)
    halves = []
    for side in (0, 1):
        pair = s.group("half", [valve(outer, 0.15), s.at(valve(inner, 0.135, 0.03), (0.006, 0, 0.006))])
        turn = (180, -opening, 0) if side else (0, 0, 0)
        halves.append(s.at(pair, (0, 0, 0), turn))
    body = s.blob("meat", meat, (0.15, 0.17, 0.055), uneven=0.35, scale=1.8, detail=4, seed=seed)
    frill = s.blob("frill", meat, (0.05, 0.1, 0.04), uneven=0.6, scale=2.5, detail=4, seed=seed + 5)
    parts = halves + [s.at(body, (0.34, 0.0, -0.06), (0, 0, rng.uniform(-20, 20))), s.at(frill, (0.46, 0.03, -0.04))]
    return s.group("clam", parts)


def build():
    common.table(turn=10)
    glaze = m.ceramic("glaze", rgb("#ddd5c5"), speckle=0.9)
    bowl = s.bowl(glaze, 1.22, 0.42, 0.45, 0.09)
    rng = random.Random(11)
    wheat = m.food("spaghetti", rgb("#e8c77d"), rgb("#dcb363"), rough=0.28, soft=0.3, depth=(0.05, 0.03, 0.012), grain=3, bump=0.1, coat=0.25, vary=0.0)
    nest = s.strand("spaghetti", pasta(rng), 0.0165, wheat, resolution=5, sides=3)
    broth = m.liquid("broth", (0.9, 0.78, 0.42), rough=0.03)
    s.lathe("broth", [(0, 0.12), (0.3, 0.122), (0.62, 0.124), (0.66, 0.12)], broth)
    outer, inner = shell_material(), pearl()
    meat = m.food("clam meat", rgb("#e0a860"), rgb("#c98440"), rough=0.25, soft=0.35, grain=9, bump=0.3, coat=0.3)
    spots = [(-0.5, -0.42, 62, 40), (0.1, -0.62, 70, 150), (0.55, -0.3, 56, 250), (-0.12, -0.08, 66, 80), (0.36, 0.2, 60, 320), (-0.5, 0.22, 72, 120),
             (0.05, 0.5, 62, 20), (0.72, 0.1, 75, 180), (-0.78, -0.1, 64, 200), (0.42, -0.68, 64, 60), (-0.28, -0.72, 58, 100),
             (-0.2, 0.3, 60, 260), (0.2, -0.3, 64, 10), (-0.72, 0.4, 66, 160), (0.62, 0.42, 70, 40)]
    for i, (x, y, opening, turn) in enumerate(spots):
        shell = clam(outer, inner, meat, opening, i)
        d = math.hypot(x, y)
        z = 0.24 + 0.34 * max(0.0, 1 - (d / 0.88) ** 2) ** 0.8
        s.at(shell, (x, y, z + 0.07), (rng.uniform(-22, 22), rng.uniform(-28, 6), turn), rng.uniform(0.6, 0.74))
    herb = m.leaf("parsley", rgb("#3f7021"), rgb("#587f38"))
    kinds = [common.parsley(herb, k) for k in range(6)]
    places = []
    for _ in range(110):
        a, d = rng.uniform(0, 2 * math.pi), abs(rng.gauss(0, 0.42))
        x, y = d * math.cos(a), d * math.sin(a)
        if d < 1.0:
            places.append((x, y, 0.235 + 0.35 * max(0.0, 1 - (d / 0.88) ** 2) ** 0.8 + rng.uniform(-0.01, 0.03) if d < 0.85 else 0.16 + (d - 0.75) * 0.6))
    s.scatter(kinds, places, tilt=35, seed=2)
    chilli = m.food("chilli", rgb("#b3240f"), rgb("#7d1407"), rough=0.25, soft=0.2, grain=10, coat=0.4)
    flake = [s.lathe("chilli", [(0.018, 0), (0.034, 0), (0.034, 0), (0.034, 0.014), (0.034, 0.014), (0.018, 0.014), (0.018, 0)], chilli, segments=24)]
    s.scatter(flake, [(p[0] * 0.9 + 0.03, p[1] * 0.9, p[2] + 0.02) for p in places[::9]], tilt=50, seed=8)
    zest, face = m.food("zest", rgb("#e3b527"), rgb("#c98f14"), rough=0.4, soft=0.2, grain=5, bump=0.6, bump_scale=40), common.citrus(0.0)
    s.at(common.lemon_half(zest, face), (1.5, -0.62, 0.27), (48, 18, 20), 0.95)
    s.at(s.tumbler(m.glass(), 0.3, 0.62, taper=0.8), (1.2, 1.5, 0))
    s.at(s.fill(m.liquid("wine", (0.93, 0.86, 0.52)), 0.21, 0.255, 0.092, 0.42), (1.2, 1.5, 0))
    steel = m.metal("steel")
    s.at(s.fork(steel, 2.0), (-1.62, -1.2, 0.0), (0, 0, 84))
    napkin = s.cloth(m.linen("napkin", rgb("#76836f"), stripe=rgb("#cfc6b4")), 2.6, 1.6, seed=5, wrinkle=0.06)
    s.at(napkin, (-1.55, 1.3, 0.0), (0, 0, 28))
    shoot((0.0, -0.02, 0.25), distance=6.0, pitch=43, yaw=0, lens=75, fstop=4.0, focus=(0.0, -0.3, 0.45))
    return {"exposure": 0.05} if bowl and nest else None
