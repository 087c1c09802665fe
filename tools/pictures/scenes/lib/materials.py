"""Procedural materials, none of them perfect: colour, gloss and surface vary. Colours are linear RGB from `rgb("#…")`."""
from lib.colours import between, rgb, shade  # noqa: F401 (scenes take them from here)
from lib.graph import Graph
from lib.timber import timber, wood  # noqa: F401 (scenes take them from here)


def food(name, colour, other=None, *, rough=0.45, soft=0.0, depth=(0.12, 0.06, 0.03), grain=6.0,
         bump=0.2, bump_scale=None, relief=0.02, coat=0.0, specular=0.5, vary=0.12, stops=(0.38, 0.62)):
    """What most food is: two colours in patches, light that goes in a little (`soft`), an uneven, partly moist surface.

    `grain`: patches for each decimetre; `relief`: height of the unevenness in dm; `vary`: difference between objects.
    """
    g = Graph(name)
    other = other or shade(colour, 0.72)
    g.plain(between(colour, other))
    patches = g.noise(grain, 3.0, 0.6)
    base = g.ramp(patches, (stops[0], other), (stops[1], colour))
    tone = g.node("MapRange", {"Value": g.random(), "To Min": 1 - vary, "To Max": 1 + vary}).outputs[0]
    base = g.mix(1.0, base, g.node("CombineColor", {"Red": tone, "Green": tone, "Blue": tone}).outputs[0], "MULTIPLY")
    fine = g.noise(bump_scale or grain * 5, 3.0, 0.6)
    gloss = g.node("MapRange", {"Value": g.noise(grain * 2.3, 1.0), "From Min": 0.3, "From Max": 0.7,
                                "To Min": max(rough - 0.15, 0.04), "To Max": min(rough + 0.15, 1.0)}).outputs[0]
    g.principled(Base_Color=base, Roughness=gloss, Specular_IOR_Level=specular, Coat_Weight=coat, Coat_Roughness=0.08,
                 Normal=g.bump(fine, bump, relief))
    if soft:
        g.principled(Subsurface_Weight=soft, Subsurface_Radius=depth)
    return g.material


def ceramic(name="ceramic", colour=rgb("#e9e2d4"), *, speckle=0.5, rough=0.13, matt=False):
    """Glazed stoneware: iron specks, an uneven glaze with soft ripples."""
    g = Graph(name)
    g.plain(shade(colour, 0.92))
    cloud = g.ramp(g.noise(1.3, 2.0), (0.3, shade(colour, 0.86)), (0.7, colour))
    specks = g.ramp(g.cells(26.0), (0.045, 0.0), (0.085, 1.0))
    few = g.ramp(g.noise(5.0, 1.0), (0.46, 0.0), (0.56, 1.0))
    spots = g.math("MULTIPLY", g.math("SUBTRACT", 1.0, specks), g.math("MULTIPLY", few, speckle))
    base = g.mix(spots, cloud, shade(colour, 0.22))
    gloss = g.ramp(g.noise(3.0, 2.0), (0.3, max(rough - 0.07, 0.04)), (0.7, rough + 0.08))
    ripple = g.math("ADD", g.noise(2.5, 2.0), g.math("MULTIPLY", g.noise(60.0, 2.0), 0.05 if not matt else 0.25))
    g.principled(Base_Color=base, Roughness=gloss if not matt else 0.55, Specular_IOR_Level=0.5, Normal=g.bump(ripple, 0.25, 0.03))
    return g.material


def glass(name="glass", colour=(0.97, 0.99, 0.98), *, rough=0.0, ior=1.47):
    """Clear glass that lets light through to what stands behind it (no caustics needed)."""
    g = Graph(name)
    g.principled(Base_Color=colour, Roughness=rough, Transmission_Weight=1.0, IOR=ior, Specular_IOR_Level=0.5)
    return _lit_through(g, colour)


def liquid(name="liquid", colour=(0.95, 0.98, 0.97), *, rough=0.02, ior=1.33):
    """Water, oil, wine: like glass, coloured through."""
    g = Graph(name)
    g.principled(Base_Color=colour, Roughness=rough, Transmission_Weight=1.0, IOR=ior)
    return _lit_through(g, colour)


def _lit_through(g, colour):
    shadow = g.node("LightPath").outputs["Is Shadow Ray"]
    clear = g.node("BsdfTransparent", {"Color": tuple(0.25 + 0.7 * c for c in colour)}).outputs[0]
    mixed = g.node("MixShader", {0: shadow})
    g.tree.links.new(g.shader.outputs[0], mixed.inputs[1])
    g.tree.links.new(clear, mixed.inputs[2])
    g.tree.links.new(mixed.outputs[0], g.output.inputs["Surface"])
    return g.material


def linen(name="linen", colour=rgb("#cfc6b4"), *, weave=42.0, stripe=None):
    """Woven cloth with slubs; `stripe` is a colour for two thin stripes along one edge."""
    g = Graph(name)
    g.plain(shade(colour, 0.85))
    uv = g.node("TexCoord").outputs["UV"]
    def thread(axis):
        bent = g.node("Mapping", {"Vector": uv, "Scale": (weave, weave, 1)}).outputs["Vector"]
        return g.node("TexWave", {"Vector": bent, "Scale": 1.0, "Distortion": 1.2, "Detail": 2.0, "Detail Scale": 0.6},
                      bands_direction=axis).outputs["Fac"]
    woven = g.math("MAXIMUM", thread("X"), thread("Y"))
    slub = g.node("TexNoise", {"Vector": g.node("Mapping", {"Vector": uv, "Scale": (6, 160, 1)}).outputs["Vector"], "Scale": 1.0}).outputs["Fac"]
    base = g.mix(g.math("MULTIPLY", woven, 0.55), shade(colour, 0.62), colour)
    base = g.mix(0.5, base, g.ramp(slub, (0.35, shade(colour, 0.75)), (0.65, shade(colour, 1.08))))
    if stripe:
        across = g.node("SeparateXYZ", {"Vector": uv}).outputs["Y"]
        for place in (0.1, 0.14):
            near = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", across, place)), 0.008)
            base = g.mix(near, base, stripe)
    g.principled(Base_Color=base, Roughness=0.9, Specular_IOR_Level=0.12, Sheen_Weight=0.35,
                 Normal=g.bump(g.math("ADD", woven, g.math("MULTIPLY", slub, 0.6)), 0.5, 0.012))
    return g.material


def sauce(name="sauce", colour=rgb("#8e1f10"), *, rough=0.15):
    """Thick, moist, glossy; not clear."""
    return food(name, colour, shade(colour, 0.6), rough=rough, soft=0.25, grain=9, bump=0.35, coat=0.6)


def leaf(name="leaf", colour=rgb("#2f5a1c"), under=rgb("#5f8046")):
    """A thin leaf: veins from UV (u along, v across), light shining through."""
    g = Graph(name)
    g.plain(colour)
    part = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["UV"]})
    along, across = part.outputs["X"], g.math("ABSOLUTE", g.math("SUBTRACT", part.outputs["Y"], 0.5))
    slant = g.math("SUBTRACT", along, g.math("MULTIPLY", across, 0.7))
    side = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("MULTIPLY", slant, 7.0)), 0.5))
    vein = g.math("MINIMUM", g.node("MapRange", {"Value": side, "From Max": 0.08}).outputs[0],
                  g.node("MapRange", {"Value": across, "From Max": 0.03}).outputs[0])
    patch = g.ramp(g.noise(7.0, 2.0), (0.35, shade(colour, 0.7)), (0.65, shade(colour, 1.15)))
    base = g.mix(vein, shade(under, 0.9), patch)
    tone = g.node("MapRange", {"Value": g.random(), "To Min": 0.75, "To Max": 1.2}).outputs[0]
    base = g.mix(1.0, base, g.node("CombineColor", {"Red": tone, "Green": tone, "Blue": tone}).outputs[0], "MULTIPLY")
    swell = g.math("ADD", vein, g.math("MULTIPLY", g.noise(25.0, 2.0), 0.3))
    g.principled(Base_Color=base, Roughness=0.36, Specular_IOR_Level=0.45, Normal=g.bump(swell, 0.6, 0.02))
    through = g.node("BsdfTranslucent", {"Color": base}).outputs[0]
    mixed = g.node("MixShader", {0: 0.25})
    g.tree.links.new(g.shader.outputs[0], mixed.inputs[1])
    g.tree.links.new(through, mixed.inputs[2])
    g.tree.links.new(mixed.outputs[0], g.output.inputs["Surface"])
    return g.material


def marble(name="marble", colour=rgb("#d9d6cf"), vein=rgb("#6f6f6b"), *, scale=0.5):
    g = Graph(name)
    g.plain(shade(colour, 0.92))
    warp = g.noise(scale * 2, 8.0, 0.6, distortion=1.6)
    line = g.math("ABSOLUTE", g.math("SUBTRACT", warp, 0.5))
    base = g.ramp(line, (0.0, vein), (0.03, shade(colour, 0.8)), (0.14, colour))
    g.principled(Base_Color=base, Roughness=g.ramp(g.noise(4.0), (0.3, 0.12), (0.7, 0.28)), Subsurface_Weight=0.05, Subsurface_Radius=(0.05, 0.05, 0.05))
    return g.material


def metal(name="metal", colour=rgb("#b9b4aa"), *, rough=0.22, brushed=True):
    """Worn steel or brass: fine scratches, fingerprints."""
    g = Graph(name)
    g.plain(shade(colour, 0.8))
    smudge = g.ramp(g.noise(6.0, 2.0), (0.35, max(rough - 0.1, 0.06)), (0.7, rough + 0.14))
    scratch = g.noise(30.0, 3.0, 0.7, stretch=(0.15, 3.0, 1.0) if brushed else (1, 1, 1))
    g.principled(Base_Color=colour, Metallic=1.0, Roughness=smudge, Normal=g.bump(scratch, 0.06, 0.01))
    return g.material


def plaster(name="plaster", colour=rgb("#2a2d27"), *, rough=0.9):
    """A painted wall."""
    g = Graph(name)
    g.plain(colour)
    base = g.ramp(g.noise(0.35, 4.0), (0.3, shade(colour, 0.75)), (0.7, shade(colour, 1.15)))
    g.principled(Base_Color=base, Roughness=rough, Specular_IOR_Level=0.2, Normal=g.bump(g.noise(3.0, 4.0), 0.3, 0.03))
    return g.material


def glow(name, colour, strength):
    """A shining surface: flame, bulb, screen."""
    g = Graph(name)
    g.principled(Base_Color=(0, 0, 0), Emission_Color=(*colour, 1.0), Emission_Strength=strength)
    return g.material
