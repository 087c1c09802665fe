"""Spaghetti with clams: long smooth strands that lie on one another, turned on a fork; clams none like the next."""
import math
import random

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter1d, maximum_filter
from mathutils import noise

from dishes import clam, common, setting
from lib import lights, materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb

R = 0.0122
STEP = 0.0065
SIDE = 1.3
N = int(2 * SIDE / STEP) + 1
BOWL = np.array([(0, 0.09), (0.335, 0.09), (0.569, 0.12), (0.942, 0.193), (1.184, 0.395), (1.3, 0.45)])
axis = np.linspace(-SIDE, SIDE, N)
X, Y = np.meshgrid(axis, axis, indexing="ij")


def bowl_height(x, y):
    return np.interp(np.hypot(x, y), BOWL[:, 0], BOWL[:, 1])


def under(x, y):
    """What the visible strands lie on, of their colour."""
    d = np.hypot(x, y) / 0.72
    return 0.1 + 0.21 * np.maximum(0, 1 - d * d) ** 0.8


class Heap:
    def __init__(self):
        self.h = np.maximum(bowl_height(X, Y), under(X, Y))
        k = int(math.ceil(R / STEP))
        self.off = [(i, j, math.sqrt(max(R * R - (i * i + j * j) * STEP * STEP, 0))) for i in range(-k, k + 1) for j in range(-k, k + 1) if (i * i + j * j) * STEP * STEP <= R * R * 1.02]

    def lay(self, xy):
        """The way of a strand over what lies there; it bridges small hollows and presses into what it crosses."""
        i, j = (np.clip(np.rint((xy[:, a] + SIDE) / STEP).astype(int), 3, N - 4) for a in (0, 1))
        need = np.max([self.h[i + di, j + dj] + up for di, dj, up in self.off], axis=0)
        z = gaussian_filter1d(need, 9, mode="nearest")
        for _ in range(3):
            z = gaussian_filter1d(np.maximum(z, need - 0.004), 5, mode="nearest")
        z = np.maximum(z, bowl_height(xy[:, 0], xy[:, 1]) + R)
        for di, dj, up in self.off:
            np.maximum.at(self.h, (i + di, j + dj), z + up)
        return z

    def at(self, x, y, r=0.06):
        i, j, k = int((x + SIDE) / STEP), int((y + SIDE) / STEP), int(r / STEP)
        return float(np.mean(self.h[i - k:i + k + 1, j - k:j + k + 1]))


def wander(rng, n, slow):
    """Smooth chance, about -1 to 1."""
    w = gaussian_filter1d(rng.normal(size=n + 8 * slow), slow)[4 * slow:4 * slow + n]
    return w * math.sqrt(2 * math.sqrt(math.pi) * slow)


def skeins(heap, rng, count, radius, middle, length, per):
    lines = []
    ds = 0.011
    for _ in range(count):
        n = int(rng.uniform(*length) / ds)
        turn = 1 if rng.random() < 0.9 else -1
        r0 = rng.uniform(*radius)
        r = np.clip(r0 + 0.13 * wander(rng, n, 52) + rng.uniform(-0.12, 0.12) * np.linspace(-1, 1, n), 0.07, 0.84)
        c = rng.normal(size=2) * middle
        a = rng.uniform(0, 2 * math.pi) + turn * np.cumsum(ds / r)
        sx, sy = rng.uniform(0.8, 1.15), rng.uniform(0.8, 1.15)
        drift = np.linspace(-1, 1, n)[:, None] * rng.normal(size=2) * 0.06
        base = np.stack([c[0] + r * np.cos(a) * sx, c[1] + r * np.sin(a) * sy], 1) + drift + 0.03 * np.stack([wander(rng, n, 28), wander(rng, n, 28)], 1)
        along = np.gradient(base, axis=0)
        along /= np.linalg.norm(along, axis=1)[:, None]
        normal = np.stack([-along[:, 1], along[:, 0]], 1)
        k = rng.integers(*per)
        for q in range(k):
            aside = (q - (k - 1) / 2) * 2.15 * R + 0.028 * wander(rng, n, 42) * (0.4 + abs(q - (k - 1) / 2) / max(k, 1))
            xy = base + normal * aside[:, None]
            cut = int(rng.integers(0, 30))
            xy = xy[cut:n - int(rng.integers(0, 30))] if cut else xy
            d = np.linalg.norm(xy, axis=1)
            free, reach = 0.7, 0.93
            near = np.where(d < free, d, free + (reach - free) * (1 - np.exp(-(np.maximum(d, free) - free) / (reach - free))))
            xy = xy * (near / np.maximum(d, 1e-6))[:, None]
            z = heap.lay(xy)
            # Its ends go down between the others.
            run = np.minimum(np.arange(len(z)), np.arange(len(z))[::-1]) * ds
            z = z - 0.13 * np.clip(1 - run / 0.17, 0, 1) ** 1.7
            z = np.maximum(z, bowl_height(xy[:, 0], xy[:, 1]) - 0.02)
            p = np.concatenate([xy, z[:, None]], 1)
            lines.append(p[::3])
    return lines


def tubes(name, lines, material):
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.resolution_u = "3D", 2
    data.bevel_depth, data.bevel_resolution, data.use_fill_caps = R, 3, True
    for line in lines:
        path = data.splines.new("BEZIER")
        path.bezier_points.add(len(line) - 1)
        path.bezier_points.foreach_set("co", np.asarray(line, float).ravel())
        for point in path.bezier_points:
            point.handle_left_type = point.handle_right_type = "AUTO"
    return s.add(name, data, material)


def pasta():
    g = Graph("spaghetti")
    c, d = rgb("#fbe2a0"), rgb("#f2cd80")
    g.plain(rgb("#f6d995"))
    tone = g.node("MapRange", {"Value": g.random(), "To Min": 0.0, "To Max": 1.0}).outputs[0]
    base = g.mix(tone, c, d)
    base = g.mix(g.ramp(g.noise(2.2, 3.0), (0.4, 0.0), (0.75, 0.45)), base, rgb("#fbeac0"))
    g.principled(Base_Color=base, Roughness=g.ramp(g.noise(6.0, 2.0), (0.35, 0.2), (0.65, 0.36)), Specular_IOR_Level=0.5, Coat_Weight=0.7, Coat_Roughness=0.07,
                 Subsurface_Weight=0.35, Subsurface_Radius=(0.03, 0.02, 0.009), Normal=g.bump(g.noise(24.0, 2.0), 0.06, 0.01))
    return g.material


def shell_outside():
    """As clam.outside, but each clam has its own tone: cream, grey, tawny, nearly slate; object colour R is the tone, G the pattern."""
    g = Graph("shell2")
    g.plain(rgb("#bfae90"))
    own = g.node("SeparateColor", {"Color": g.node("ObjectInfo").outputs["Color"]}).outputs
    tone, kind = own["Red"], own["Green"]
    part = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]})
    around, grown = part.outputs["X"], part.outputs["Y"]
    bent = g.math("ADD", g.math("ADD", grown, g.math("MULTIPLY", kind, 3.7)), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(6.0, 2.0), 0.5), 0.05))
    band = g.math("SINE", g.math("MULTIPLY", bent, 110.0))
    year = g.node("TexNoise", {"W": g.math("MULTIPLY", bent, 8.0), "Detail": 2.0}, noise_dimensions="1D").outputs["Fac"]
    pale = g.ramp(tone, (0.0, rgb("#efe3c8")), (0.3, rgb("#d8cdb8")), (0.6, rgb("#d9b98a")), (1.0, rgb("#9f9a90")))
    deep = g.ramp(tone, (0.0, rgb("#c79d63")), (0.3, rgb("#9a9284")), (0.6, rgb("#9c6c3c")), (1.0, rgb("#5f5b57")))
    base = g.mix(g.ramp(year, (0.36, 1.0), (0.62, 0.0)), pale, deep)
    zig = g.node("CombineXYZ", {"X": g.math("MULTIPLY", around, 34.0), "Y": g.math("MULTIPLY", grown, 13.0), "Z": g.math("MULTIPLY", kind, 40.0)}).outputs[0]
    fleck = g.node("TexNoise", {"Vector": zig, "Scale": 1.0, "Detail": 4.0, "Distortion": 1.4}).outputs["Fac"]
    amount = g.math("MULTIPLY", g.ramp(fleck, (0.5, 0.0), (0.6, 0.8)), g.node("MapRange", {"Value": kind, "To Min": 0.1, "To Max": 1.0}).outputs[0])
    base = g.mix(amount, base, g.mix(tone, rgb("#75512f"), rgb("#3f3a36")))
    rib = g.math("SINE", g.math("MULTIPLY", around, 360.0))
    height = g.math("ADD", g.math("MULTIPLY", band, 0.7), g.math("ADD", g.math("MULTIPLY", rib, 0.22), g.math("MULTIPLY", g.noise(30.0, 3.0), 0.5)))
    g.principled(Base_Color=base, Roughness=0.36, Coat_Weight=0.55, Coat_Roughness=0.1, Normal=g.bump(height, 0.4, 0.007))
    return g.material


def clams():
    outer, inner = shell_outside(), clam.inside()
    kinds = []
    for deep in (0.16, 0.2, 0.185):
        shell = clam.half(outer, inner, deep)
        shell.location = (0, 0, -60)
        kinds.append(shell)
    flesh = [m.food(f"clam meat {k}", rgb(a), rgb(b), rough=0.2, soft=0.3, depth=(0.06, 0.03, 0.015), grain=7, bump=0.12, coat=0.6)
             for k, (a, b) in enumerate((("#f1d8a8", "#dca768"), ("#f3e0bd", "#d9a15c"), ("#eed2a6", "#c98a4a")))]

    def make(opening, seed, place, turn, size, fed=True):
        rng = random.Random(seed * 7 + 3)
        shell = kinds[seed % 3]
        tone, kind = rng.random(), rng.random()
        wide = rng.uniform(0.88, 1.14)
        lower, upper = s.copy(shell, size=(1, wide, 1)), s.copy(shell, turn=(180, -opening, 0), size=(1, -wide, 1))
        for half in (lower, upper):
            half.color = (tone, kind, 0, 1)
        parts = [lower, upper]
        if fed:
            parts.append(s.at(clam.meat(flesh[seed % 3], seed), (0.28 + rng.uniform(-0.03, 0.03), 0.05, -0.09), (rng.uniform(-8, 8), 6, rng.uniform(-70, 70)), (rng.uniform(0.85, 1.15), rng.uniform(0.85, 1.1), rng.uniform(0.8, 1.1))))
        return s.at(s.group("clam", parts), place, turn, size)

    def lone(seed, place, turn, size):
        rng = random.Random(seed)
        half = s.copy(kinds[seed % 3], size=(1, rng.uniform(0.9, 1.1), 1))
        half.color = (rng.random(), rng.random(), 0, 1)
        return s.at(s.group("shell", [half]), place, turn, size)
    return make, lone


def build():
    setting.ground(turn=10, fill=1.2)
    s.bowl(setting.stoneware(colour="#ded7ca"), 1.24, 0.42, 0.45, 0.09)
    rng = np.random.default_rng(5)
    heap, wheat = Heap(), pasta()
    lines = skeins(heap, rng, 27, (0.3, 0.74), 0.1, (2.4, 3.4), (3, 7))
    lines += skeins(heap, rng, 12, (0.2, 0.54), 0.15, (2.2, 3.2), (3, 6))
    lines += skeins(heap, rng, 4, (0.16, 0.34), 0.1, (2.0, 2.8), (3, 6))
    lines += skeins(heap, rng, 8, (0.26, 0.64), 0.17, (2.4, 3.2), (2, 5))
    print("strands", len(lines), "top", heap.h.max())
    for k in range(6):
        tubes("spaghetti", lines[k::6], wheat)
    s.lathe("under", [(0, 0.306), (0.2, 0.295), (0.4, 0.25), (0.56, 0.19), (0.66, 0.14), (0.72, 0.09)], m.food("under", rgb("#ecd08e"), rgb("#d2ac62"), rough=0.3, grain=8, coat=0.4), wobble=0)
    broth = m.food("broth", rgb("#dcc386"), rgb("#c8aa60"), rough=0.06, soft=0.4, depth=(0.1, 0.07, 0.03), grain=5, bump=0.04, coat=1.0)
    s.lathe("broth", [(0, 0.163), (0.6, 0.164), (0.77, 0.165), (0.8, 0.169), (0.83, 0.162)], broth, wobble=0.04)
    make, lone = clams()
    # Place, how far open, where the opening looks, lean, size.
    for i, (x, y, opening, turn, lean, size) in enumerate((
            (0.34, -0.5, 58, 252, 24, 0.66), (0.7, -0.16, 30, 318, 26, 0.5), (0.13, 0.02, 76, 226, 8, 0.6), (0.5, 0.26, 46, 280, 8, 0.7), (-0.08, 0.42, 64, 318, 2, 0.56),
            (-0.5, 0.38, 38, 226, 10, 0.66), (-0.7, -0.1, 68, 262, 24, 0.54), (0.24, 0.68, 50, 236, 2, 0.62), (0.84, 0.24, 20, 300, 18, 0.56), (-0.42, -0.52, 24, 205, 28, 0.48))):
        r2 = random.Random(i + 4)
        make(opening, i, (x, y, heap.at(x, y) + 0.15 * size + 0.005), (r2.uniform(-20, 20), lean + r2.uniform(-5, 5), turn), size)
    lone(3, (-0.3, 0.06, heap.at(-0.3, 0.06) + 0.1), (-14, 18, 250), 0.56)
    lone(5, (0.56, -0.66, heap.at(0.56, -0.66) + 0.07), (190, -24, 130), 0.5)
    herb = m.leaf("parsley", rgb("#35611d"), rgb("#5b823a"))
    scraps = [common.parsley(herb, k) for k in range(8)]
    pr = random.Random(11)

    def on_top(count, reach):
        for _ in range(count):
            a, d = pr.uniform(0, 2 * math.pi), reach * abs(pr.gauss(0, 0.5))
            x, y = d * math.cos(a), d * math.sin(a)
            if d < 0.96:
                yield (x, y, heap.at(x, y, 0.025) + 0.012)
    s.scatter(scraps, on_top(380, 1.05), tilt=28, size=(0.22, 0.66), seed=2)
    chilli = m.food("chilli", rgb("#c92c12"), rgb("#8d1808"), rough=0.2, soft=0.2, grain=10, coat=0.5)
    ring = s.lathe("chilli", [(0.018, 0), (0.034, 0), (0.034, 0), (0.034, 0.012), (0.034, 0.012), (0.018, 0.012), (0.018, 0)], chilli, segments=24)
    s.scatter([ring], on_top(12, 0.9), tilt=35, size=(0.7, 1.05), seed=8)
    garlic = m.food("garlic", rgb("#f3e4b8"), rgb("#dfbf78"), rough=0.2, soft=0.3, grain=9, bump=0.1, coat=0.5)
    slices = [s.blob("garlic", garlic, (0.06, 0.036, 0.008), uneven=0.3, detail=3, seed=k) for k in range(3)]
    s.scatter(slices, on_top(14, 0.9), tilt=22, size=(0.7, 1.0), seed=9)
    s.drops(m.liquid("oil", (0.95, 0.85, 0.45)), [(0.98 * math.cos(a) * q, 0.98 * math.sin(a) * q, bowl_height(0.98 * q, 0) + 0.002) for a, q in ((3.6, 1.0), (3.75, 1.04), (4.4, 1.02), (5.3, 1.0), (5.42, 1.05), (0.2, 1.0), (2.7, 1.01))], size=(0.012, 0.03), seed=4)
    s.at(s.fork(m.metal("steel", rgb("#cfccc5"), brushed=False, rough=0.22), 2.0), (1.55, -1.35, 0.0), (0, 0, 98))
    napkin = s.cloth(m.linen("napkin", rgb("#d8d0c0"), stripe=rgb("#5f6f63")), 2.6, 1.6, seed=5, wrinkle=0.06)
    s.at(napkin, (-1.75, 1.35, 0.0), (0, 0, 28))
    s.at(s.tumbler(m.glass(), 0.3, 0.62, taper=0.8), (1.35, 1.7, 0))
    s.at(s.fill(m.liquid("wine", (0.95, 0.88, 0.6)), 0.222, 0.268, 0.088, 0.42), (1.35, 1.7, 0))
    lights.area("card", (1.5, 2.8, 8.0), (0.2, -0.2, 0), (5, 4), 90, (1.0, 0.96, 0.9))
    setting.shoot((0.02, -0.02, 0.2), 7.3, pitch=40, focus=(0.0, -0.3, 0.45), fstop=8)
    return {"exposure": 0.3, "grain": 0.005}
