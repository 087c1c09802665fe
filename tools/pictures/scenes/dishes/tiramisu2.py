"""A square of tiramisu: pale sponge fingers soaked in coffee, mascarpone, cocoa from a sieve; a fork, coffee behind."""
import numpy as np

from dishes import common, setting
from dishes.espresso import crema
from dishes.tiramisu import outline, profile, HALF, HIGH, CORNER
from lib import field as f, lights, materials as m, shapes as s
from lib.graph import Graph
from lib.materials import rgb

PITCH = 0.25


def fingers(p):
    """How deep a point lies in one of the sponge fingers (below 0: in the cream)."""
    p = p + 0.03 * np.stack([f.noise(p, 2.3, 1), f.noise(p, 2.3, 2), f.noise(p, 2.0, 3)], -1)
    deep = np.full(p.shape[:-1], -1.0)
    for middle, tall, shift in ((0.112, 0.094, 0.07), (0.392, 0.088, -0.05)):
        for k in range(-3, 4):
            wide = PITCH * (0.535 + 0.03 * np.sin(k * 2.7 + middle * 9))
            x = np.abs(p[..., 0] - k * PITCH - shift - 0.012 * np.sin(k * 5.1)) - wide + 0.07
            z = np.abs(p[..., 2] - middle - 0.01 * np.sin(k * 3.3 + middle * 20)) - tall + 0.07
            inside = 0.07 - np.hypot(np.maximum(x, 0), np.maximum(z, 0)) - np.minimum(np.maximum(x, z), 0)
            deep = np.maximum(deep, inside)
    return deep + 0.006 * f.fractal(p, 12, 3, 4) + 0.004 * f.noise(p, 45, 5)


def slice_of(material):
    edge, out = outline(1500)
    share, height = profile().T
    p = np.concatenate([edge[None] * share[:, None, None], np.broadcast_to(height[:, None, None], (len(height), len(edge), 1))], axis=-1)
    side = f.ease(HIGH - 0.01, HIGH - CORNER * 1.2, p[..., 2])
    deep = fingers(p)
    # The knife drew cream over the crumb here and there.
    smear = f.ease(0.3, 0.75, f.noise(p * (1, 1, 0.35), 5.0, 9)) * 0.009
    deep = deep - smear
    sponge = f.ease(-0.012, 0.012, deep) * side
    pores = f.ease(0.05, 0.65, f.noise(p, 34, 11)) * 0.7 + f.ease(0.1, 0.7, f.noise(p, 70, 12)) * 0.6
    knife = f.noise(p * (1.5, 1.5, 9), 1.0, 13) + 0.4 * f.noise(p * (3, 3, 24), 1.0, 14)
    bulge = sponge * (-0.002 - 0.007 * pores + 0.005 * f.noise(p, 9, 25)) + (1 - sponge) * (0.006 + 0.004 * knife + 0.012 * f.noise(p, 3.0, 15))
    lean = 0.032 * f.noise(p, 1.1, 16) + 0.04 * (1 - p[..., 2] / HIGH) ** 2 + 0.012 * np.exp(-((p[..., 2] - 0.25) / 0.05) ** 2)
    p[..., :2] += out[None] * ((bulge + lean) * side)[..., None]
    top = 1 - side
    powder = f.fractal(p, 30, 4, 18, 0.6)
    p[..., 2] += top * (0.022 * f.noise(p, 1.6, 17) + 0.014 * f.noise(p, 3.6, 19) + 0.0035 * powder)
    # It sags a little towards its edges.
    p[..., 2] -= 0.02 * f.ease(0.3, 0.5, np.maximum(np.abs(p[..., 0]), np.abs(p[..., 1]))) * top
    near = np.minimum(HALF - np.abs(p[..., 0]), HALF - np.abs(p[..., 1]))
    dust = f.ease(-0.03, 0.035, near + 0.018 * f.fractal(p, 14, 4, 20) + 0.022) * f.ease(HIGH - 0.085, HIGH - 0.03, p[..., 2] + 0.01 * powder)
    spill = side * f.ease(0.35, 0.8, f.noise(p * (1, 1, 0.3), 18, 21)) * f.ease(HIGH - 0.24, HIGH - 0.05, p[..., 2]) * 0.42
    return f.grid("tiramisu", p, material, np.stack([np.clip(0.5 + deep / 0.1, 0, 1) * side, np.maximum(dust, spill), np.clip(deep / 0.085, 0, 1)], -1), around=True)


def layers():
    """Cream, soaked sponge where the mask says so, cocoa on both."""
    g = Graph("tiramisu")
    g.plain(rgb("#d9bd92"))
    part = f.read(g)

    def between(share, low, high):
        return g.node("MapRange", {"Value": share, "To Min": low, "To Max": high}).outputs[0]

    def smooth(value, low, high):
        return g.node("MapRange", {"Value": value, "From Min": low, "From Max": high}, interpolation_type="SMOOTHSTEP").outputs[0]
    edge, dust, deep = part["Red"], part["Green"], part["Blue"]
    ragged = g.math("ADD", edge, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(55.0, 3.0, 0.65), 0.5), 0.16))
    sponge = smooth(ragged, 0.46, 0.55)
    # Coffee went in unevenly: pale hearts, darker where it stood.
    height = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Object"]}).outputs["Z"]
    wet = g.math("ADD", g.math("MULTIPLY", deep, 0.62), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(5.5, 4.0, 0.6), 0.5), 1.5))
    # It sank to the bottom of each layer.
    level = g.math("SUBTRACT", height, g.math("MULTIPLY", g.math("GREATER_THAN", height, 0.25), 0.28))
    wet = g.math("ADD", wet, g.math("MULTIPLY", g.math("SUBTRACT", level, 0.11), 2.6))
    wet = g.math("ADD", wet, 0.06)
    crumb = g.ramp(wet, (0.0, rgb("#6e4426")), (0.28, rgb("#8e6038")), (0.6, rgb("#b58652")), (1.0, rgb("#d9b47e")))
    hole = g.ramp(g.noise(62.0, 3.0, 0.7), (0.34, 0.76), (0.5, 1.0), (0.7, 1.05))
    crumb = g.mix(1.0, crumb, hole, "MULTIPLY")
    crumb = g.mix(1.0, crumb, g.ramp(g.noise(150.0, 2.0, 0.7), (0.3, 0.86), (0.6, 1.04)), "MULTIPLY")
    stain = g.ramp(g.noise(4.0, 3.0), (0.45, 0.0), (0.8, 0.28))
    cream = g.mix(stain, rgb("#f6edda"), rgb("#ecdcba"))
    bleed = g.math("MULTIPLY", smooth(edge, 0.12, 0.5), g.ramp(g.noise(9.0, 3.0), (0.35, 0.1), (0.7, 0.6)))
    cream = g.mix(bleed, cream, rgb("#dfc094"))
    base = g.mix(sponge, cream, crumb)
    clump = g.math("ADD", g.math("MULTIPLY", g.noise(85.0, 4.0, 0.7), 0.65), g.math("MULTIPLY", g.noise(7.0, 3.0, 0.6), 0.35))
    cocoa = g.ramp(clump, (0.36, rgb("#26150d")), (0.52, rgb("#382116")), (0.66, rgb("#4d3022")))
    cover = g.ramp(g.math("ADD", dust, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(120.0, 4.0, 0.75), 0.5), 1.25)), (0.38, 0.0), (0.58, 1.0))
    base = g.mix(cover, base, cocoa)
    rough = between(cover, between(sponge, 0.34, 0.58), 0.97)
    bubble = g.math("SUBTRACT", 1.0, g.math("MULTIPLY", g.cells(60.0), 1.4))
    crumbs = g.math("ADD", g.math("MULTIPLY", g.noise(62.0, 4.0, 0.7), 0.9), g.math("MULTIPLY", bubble, -0.35))
    fine = between(cover, between(sponge, g.math("MULTIPLY", g.noise(16.0, 2.0), 0.3), crumbs), g.math("MULTIPLY", g.noise(170.0, 2.0, 0.7), 0.5))
    g.principled(Base_Color=base, Roughness=rough, Specular_IOR_Level=between(cover, 0.35, 0.12), Subsurface_Weight=between(cover, between(sponge, 0.45, 0.3), 0.0),
                 Subsurface_Radius=(0.07, 0.05, 0.032), Normal=g.bump(fine, 0.5, 0.01))
    return g.material


def build():
    setting.ground(turn=8)
    s.coupe(setting.stoneware(), 1.2, 0.2)
    s.at(slice_of(layers()), (-0.12, 0.1, 0.088), (0, 0, -33))
    dust = m.food("dust", rgb("#5a2f18"), rgb("#34180c"), rough=0.95, grain=9)
    s.crumbs(dust, 900, (-0.1, -0.05), 1.0, size=(0.002, 0.0065), seed=2, z=0.106)
    s.at(s.fork(m.metal("steel", rgb("#d2cfc8"), brushed=False, rough=0.24), 1.5), (0.5, -0.86, 0.11), (0, -3, 58))
    place = (-1.05, 1.55, 0)
    for part in s.cup(m.ceramic("cup glaze", rgb("#e8e0d1"), speckle=0.8)):
        s.at(part, place, (0, 0, 140))
    s.at(s.lathe("coffee", [(0, 0.43), (0.2, 0.43), (0.285, 0.45)], crema()), place)
    napkin = s.cloth(m.linen("napkin", rgb("#7f8b76"), stripe=rgb("#d8d0be")), 2.6, 1.7, seed=6, wrinkle=0.06)
    s.at(napkin, (1.6, 1.0, 0.0), (0, 0, -52))
    # What steel shows: a card above, out of the picture.
    lights.area("card", (0.8, 2.6, 7.5), (0.4, -0.4, 0), (5, 4), 110, (1.0, 0.96, 0.9))
    setting.shoot((0.02, 0.06, 0.3), 6.2, pitch=28, focus=(-0.15, -0.4, 0.4))
    return {"exposure": 0.2, "grain": 0.005}
