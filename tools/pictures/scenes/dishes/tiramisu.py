"""A square of tiramisu: soaked fingers in mascarpone, cocoa from a sieve; a fork beside it, coffee behind."""
import numpy as np

from dishes import common, setting
from lib import field as f, materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb

HALF, HIGH, CORNER = 0.5, 0.66, 0.045


def outline(columns):
    """A square with round corners, from above: points, and the way out of it."""
    turn = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    way = np.stack([np.cos(turn), np.sin(turn)], -1)
    reach = 1 / (np.abs(way) ** 26).sum(-1) ** (1 / 26)
    # Even steps along the edge rather than around the middle.
    edge = way * reach[:, None]
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.concatenate([edge, edge[:1]]), axis=0), axis=1))])
    even = np.interp(np.linspace(0, along[-1], columns, endpoint=False), along, np.append(turn, 2 * np.pi))
    way = np.stack([np.cos(even), np.sin(even)], -1)
    edge = way / (np.abs(way) ** 26).sum(-1)[:, None] ** (1 / 26)
    slope = np.sign(edge) * np.abs(edge) ** 25
    return edge * HALF, slope / np.linalg.norm(slope, axis=1)[:, None]


def profile():
    """From the plate up the side, over the shoulder, to the middle of the top: (share of the outline, height)."""
    side = [(1.0, z) for z in np.linspace(0, HIGH - CORNER, 230)]
    shoulder = [(1 - CORNER / HALF * (1 - np.cos(a)), HIGH - CORNER + CORNER * np.sin(a)) for a in np.linspace(0.06, np.pi / 2, 22)]
    inner = [(r, HIGH) for r in np.linspace(shoulder[-1][0], 0.002, 150)[1:]]
    return np.array(side + shoulder + inner)


def fingers(p):
    """How deep a point lies in one of the sponge fingers (below 0: in the cream)."""
    p = p + 0.03 * np.stack([f.noise(p, 2.3, 1), f.noise(p, 2.3, 2), f.noise(p, 2.0, 3)], -1)
    deep = np.full(p.shape[:-1], -1.0)
    for middle, tall, shift in ((0.108, 0.088, 0.06), (0.385, 0.08, -0.045)):
        for k in range(-3, 4):
            x, z = np.abs(p[..., 0] - k * 0.232 - shift) - 0.05, np.abs(p[..., 2] - middle) - tall + 0.062
            inside = 0.062 - np.hypot(np.maximum(x, 0), np.maximum(z, 0)) - np.minimum(np.maximum(x, z), 0)
            deep = np.maximum(deep, inside)
    return deep + 0.007 * f.fractal(p, 14, 3, 4) + 0.003 * f.noise(p, 60, 5)


def slice_of(material):
    edge, out = outline(1000)
    share, height = profile().T
    p = np.concatenate([edge[None] * share[:, None, None], np.broadcast_to(height[:, None, None], (len(height), len(edge), 1))], axis=-1)
    side = f.ease(HIGH - 0.01, HIGH - CORNER * 1.2, p[..., 2])
    deep = fingers(p)
    smear = f.ease(0.25, 0.6, f.noise(p * (1, 1, 0.35), 7.0, 9)) * 0.02
    sponge = f.ease(-0.008, 0.003, deep - smear) * side
    pores = f.ease(0.1, 0.7, f.noise(p, 26, 11)) + 0.6 * f.ease(0.1, 0.7, f.noise(p, 52, 12))
    knife = f.noise(p * (1.5, 1.5, 9), 1.0, 13) + 0.5 * f.noise(p * (3, 3, 26), 1.0, 14)
    bulge = sponge * (-0.012 - 0.02 * pores) + (1 - sponge) * (0.012 + 0.005 * knife + 0.014 * f.noise(p, 3.0, 15))
    lean = 0.02 * f.noise(p, 1.1, 16) + 0.018 * (1 - p[..., 2] / HIGH)
    p[..., :2] += out[None] * ((bulge + lean) * side)[..., None]
    top = 1 - side
    wave = np.sin(p[..., 0] * 15 + p[..., 1] * 5 + 2.5 * f.noise(p, 1.8, 17))
    powder = f.fractal(p, 30, 4, 18, 0.6)
    p[..., 2] += top * (0.012 * wave + 0.02 * f.noise(p, 2.6, 19) + 0.005 * powder)
    near = np.minimum(HALF - np.abs(p[..., 0]), HALF - np.abs(p[..., 1]))
    dust = f.ease(-0.04, 0.05, near + 0.03 * f.fractal(p, 9, 3, 20) + 0.02) * f.ease(HIGH - 0.09, HIGH - 0.02, p[..., 2] + 0.012 * powder)
    spill = side * f.ease(0.42, 0.75, f.noise(p * (1, 1, 0.3), 16, 21)) * f.ease(HIGH - 0.22, HIGH - 0.04, p[..., 2]) * 0.7
    return f.grid("tiramisu", p, material, np.stack([sponge, np.maximum(dust, spill), np.clip(deep / 0.07, 0, 1)], -1), around=True)


def layers():
    """Cream, soaked sponge where the mask says so, cocoa on both."""
    g = Graph("tiramisu")
    g.plain(rgb("#c9a67c"))
    part = f.read(g)

    def between(share, low, high):
        return g.node("MapRange", {"Value": share, "To Min": low, "To Max": high}).outputs[0]
    sponge, dust, deep = part["Red"], part["Green"], part["Blue"]
    wet = g.math("ADD", deep, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(7.0, 4.0, 0.6), 0.5), 1.3))
    crumb = g.ramp(wet, (0.0, rgb("#41230f")), (0.45, rgb("#6f411d")), (1.0, rgb("#a87439")))
    crumb = g.mix(1.0, crumb, g.ramp(g.noise(30.0, 3.0, 0.7), (0.35, 0.7), (0.6, 1.08)), "MULTIPLY")
    stain = g.ramp(g.noise(5.0, 3.0), (0.45, 0.0), (0.75, 0.4))
    cream = g.mix(stain, rgb("#f4e9d2"), rgb("#e6cfa6"))
    base = g.mix(sponge, cream, crumb)
    clump = g.noise(36.0, 5.0, 0.72)
    cocoa = g.ramp(clump, (0.33, rgb("#1f0f08")), (0.52, rgb("#371c0f")), (0.72, rgb("#553119")))
    cover = g.ramp(g.math("ADD", dust, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(90.0, 3.0, 0.7), 0.5), 1.1)), (0.38, 0.0), (0.6, 1.0))
    base = g.mix(cover, base, cocoa)
    rough = between(cover, between(sponge, 0.3, 0.62), 0.95)
    fine = between(cover, between(sponge, g.math("MULTIPLY", g.noise(22.0, 2.0), 0.3), g.noise(48.0, 4.0, 0.7)), g.math("MULTIPLY", g.noise(150.0, 2.0, 0.7), 0.55))
    g.principled(Base_Color=base, Roughness=rough, Specular_IOR_Level=0.35, Subsurface_Weight=between(cover, between(sponge, 0.4, 0.12), 0.0),
                 Subsurface_Radius=(0.06, 0.045, 0.03), Normal=g.bump(fine, 0.6, 0.014))
    return g.material


def build():
    setting.ground(turn=8)
    s.coupe(setting.stoneware(), 1.2, 0.2)
    s.at(slice_of(layers()), (-0.12, 0.1, 0.088), (0, 0, -33))
    dust = m.food("dust", rgb("#5a2f18"), rgb("#34180c"), rough=0.95, grain=9)
    s.crumbs(dust, 700, (-0.1, 0.0), 1.05, size=(0.004, 0.011), seed=2, z=0.106)
    s.at(s.fork(m.metal("steel", brushed=False, rough=0.16), 1.5), (0.5, -0.86, 0.11), (0, -3, 58))
    common.espresso((-1.05, 1.55, 0), 140)
    napkin = s.cloth(m.linen("napkin", rgb("#7f8b76"), stripe=rgb("#d8d0be")), 2.6, 1.7, seed=6, wrinkle=0.06)
    s.at(napkin, (1.6, 1.0, 0.0), (0, 0, -52))
    setting.shoot((0.02, 0.06, 0.3), 6.2, pitch=30, focus=(-0.15, -0.4, 0.4))
    return {"exposure": 0.25, "grain": 0.006}
