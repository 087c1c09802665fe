"""A bowl of spaghetti with clams, chopped parsley, garlic and a little chilli; lemon and wine beside it."""
import math
import random

from mathutils import noise

from dishes import common
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.graph import Graph
from lib.materials import rgb


#: Half the width of a shell.
ROUND = 0.27


def pasta(rng):
    """Strands that wind about the middle of a mound, some of them straying over its edge."""
    lines = []
    for i in range(230):
        loop, level = rng.uniform(0.12, 0.84), rng.uniform(0, 1)
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
            if d > 0.92:  # No strand goes through the bowl.
                x, y, d = x * 0.92 / d, y * 0.92 / d, 0.92
            mound = 0.2 + 0.42 * max(0.0, 1 - (d / 0.98) ** 2) ** 0.8
            z = 0.13 + (mound - 0.1) * (0.35 + 0.65 * level) + tilt * r * 0.22 * math.cos(a - lean) + 0.035 * noise.noise((t * 5, i * 2.9, 4))
            line.append((x, y, max(z, 0.13)))
        lines.append(line)
    return lines


def shell_material():
    """Grey and tan bands along the growth of the shell (u from the hinge)."""
    g = Graph("shell")
    g.plain(rgb("#a99a82"))
    u = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]}).outputs["Y"]
    band = g.math("SINE", g.math("ADD", g.math("MULTIPLY", u, 60.0), g.math("MULTIPLY", g.noise(5.0, 2.0), 7.0)))
    blotch = g.ramp(g.noise(8.0, 3.0), (0.36, rgb("#75593f")), (0.5, rgb("#b59a76")), (0.66, rgb("#dccdb0")))
    base = g.mix(0.22, blotch, g.ramp(band, (0.2, rgb("#5d5348")), (0.8, rgb("#d8ccb2"))))
    g.principled(Base_Color=base, Roughness=0.32, Normal=g.bump(band, 0.35, 0.012))
    return g.material


def pearl():
    g = Graph("pearl")
    g.plain(rgb("#e3dccf"))
    u = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]}).outputs["Y"]
    base = g.ramp(g.math("ADD", u, g.math("MULTIPLY", g.noise(6.0, 2.0), 0.3)), (0.3, rgb("#efe7d8")), (0.85, rgb("#dccdb8")), (1.1, rgb("#a68f8a")))
    g.principled(Base_Color=base, Roughness=0.2, Coat_Weight=0.4, Coat_Roughness=0.1)
    return g.material


def valve(material, deep, inner=0.0):
    """Half a clam's shell, hollow upwards, from its hinge along +x: circles that all meet in the hinge."""
    def place(x, y):
        a, t = (x + 0.5) * 2 * math.pi, y + 0.5
        r = ROUND * t * (1 - inner)
        px, py = r * (1 + math.cos(a)), r * math.sin(a) * (1.16 - 0.1 * math.cos(a))
        out = min(1.0, math.hypot(px / ROUND - 1, py / ROUND / 1.16))
        z = -deep * (1 - out ** 2.4) ** 0.65
        ripple = 0.004 * math.sin(t * 46) * (1 - inner * 20)
        return (px + inner * 0.2, py, z + ripple * t + inner * 0.02)
    return s.sheet("valve", 1, 1, place, material, across=64, along=40)


def clam(outer, inner, meat, opening, seed):
    """Two halves about a hinge, with the meat in the lower one."""
    rng = random.Random(seed)
    halves = []
    for side in (0, 1):
        pair = s.group("half", [valve(outer, 0.15), s.at(valve(inner, 0.135, 0.03), (0.006, 0, 0.006))])
        turn = (180, -opening, 0) if side else (0, 0, 0)
        halves.append(s.at(pair, (0, 0, 0), turn))
    body = s.blob("meat", meat, (0.14, 0.16, 0.055), uneven=0.35, scale=1.8, detail=4, seed=seed)
    frill = s.blob("frill", meat, (0.05, 0.1, 0.04), uneven=0.6, scale=2.5, detail=4, seed=seed + 5)
    parts = halves + [s.at(body, (0.28, 0.0, -0.07), (0, 0, rng.uniform(-20, 20))), s.at(frill, (0.4, 0.03, -0.05))]
    return s.group("clam", parts)


def build():
    common.table(turn=10)
    glaze = m.ceramic("glaze", rgb("#ddd5c5"), speckle=0.9)
    s.bowl(glaze, 1.22, 0.42, 0.45, 0.09)
    rng = random.Random(11)
    wheat = m.food("spaghetti", rgb("#e8c77d"), rgb("#dcb363"), rough=0.28, soft=0.3, depth=(0.05, 0.03, 0.012), grain=3, bump=0.1, coat=0.25, vary=0.0)
    s.strand("spaghetti", pasta(rng), 0.0165, wheat, resolution=5, sides=3)
    broth = m.liquid("broth", (0.9, 0.78, 0.42), rough=0.03)
    s.lathe("broth", [(0, 0.12), (0.3, 0.122), (0.62, 0.124), (0.66, 0.12)], broth)
    outer, inner = shell_material(), pearl()
    meat = m.food("clam meat", rgb("#e0a860"), rgb("#c98440"), rough=0.25, soft=0.35, grain=9, bump=0.3, coat=0.3)
    spots = [(-0.56, -0.4, 48, 40), (0.08, -0.7, 40, 290), (0.58, -0.42, 52, 130), (-0.1, -0.06, 56, 250), (0.36, 0.18, 50, 330), (-0.5, 0.2, 58, 200),
             (0.06, 0.5, 52, 40), (0.8, 0.06, 46, 270), (-0.86, -0.02, 52, 250), (-0.3, -0.68, 44, 230), (0.3, -0.28, 46, 300), (0.6, 0.5, 56, 180), (-0.34, 0.56, 50, 120)]
    for i, (x, y, opening, turn) in enumerate(spots):
        shell = clam(outer, inner, meat, opening, i)
        d = math.hypot(x, y)
        z = 0.24 + 0.4 * max(0.0, 1 - (d / 0.98) ** 2) ** 0.8
        s.at(shell, (x, y, z + 0.05), (rng.uniform(-22, 22), rng.uniform(-20, 14), turn), rng.uniform(0.58, 0.74))
    herb = m.leaf("parsley", rgb("#3f7021"), rgb("#587f38"))
    kinds = [common.parsley(herb, k) for k in range(6)]
    places = []
    for _ in range(190):
        a, d = rng.uniform(0, 2 * math.pi), abs(rng.gauss(0, 0.42))
        x, y = d * math.cos(a), d * math.sin(a)
        if d < 1.0:
            places.append((x, y, 0.25 + 0.4 * max(0.0, 1 - (d / 0.98) ** 2) ** 0.8 + rng.uniform(-0.01, 0.03) if d < 0.85 else 0.16 + (d - 0.75) * 0.6))
    s.scatter(kinds, places, tilt=35, seed=2)
    chilli = m.food("chilli", rgb("#b3240f"), rgb("#7d1407"), rough=0.25, soft=0.2, grain=10, coat=0.4)
    flake = [s.lathe("chilli", [(0.018, 0), (0.034, 0), (0.034, 0), (0.034, 0.014), (0.034, 0.014), (0.018, 0.014), (0.018, 0)], chilli, segments=24)]
    s.scatter(flake, [(p[0] * 0.9 + 0.03, p[1] * 0.9, p[2] + 0.02) for p in places[::9]], tilt=50, seed=8)
    zest, face = m.food("zest", rgb("#e3b527"), rgb("#c98f14"), rough=0.4, soft=0.2, grain=5, bump=0.6, bump_scale=40), common.citrus(0.0)
    s.at(common.lemon_half(zest, face), (1.42, -0.72, 0.27), (48, 18, 20), 0.95)
    s.at(s.tumbler(m.glass(), 0.3, 0.62, taper=0.8), (1.2, 1.5, 0))
    s.at(s.fill(m.liquid("wine", (0.93, 0.86, 0.52)), 0.21, 0.255, 0.092, 0.42), (1.2, 1.5, 0))
    steel = m.metal("steel")
    s.at(s.fork(steel, 2.0), (-1.62, -1.2, 0.0), (0, 0, 84))
    napkin = s.cloth(m.linen("napkin", rgb("#76836f"), stripe=rgb("#cfc6b4")), 2.6, 1.6, seed=5, wrinkle=0.06)
    s.at(napkin, (-1.55, 1.3, 0.0), (0, 0, 28))
    shoot((0.0, -0.02, 0.25), distance=6.0, pitch=43, yaw=0, lens=75, fstop=4.0, focus=(0.0, -0.3, 0.45))
