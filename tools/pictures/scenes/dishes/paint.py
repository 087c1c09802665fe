"""Colours that are worked out for each point of a mesh: what shaders cannot know, such as where an edge or a cut is."""
from lib.graph import Graph


def smooth(low, high, value):
    t = min(max((value - low) / (high - low), 0.0), 1.0)
    return t * t * (3 - 2 * t)


def paint(thing, colours):
    layer = thing.data.attributes.new("paint", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", [part for tint in colours for part in tint])


def painted(name, plain, *, rough=(0.2, 0.5), bump=0.35, scale=30.0, relief=0.012, soft=0.0, coat=0.0, scales=0.0):
    """A material that takes its colour from `paint`; `scales` is how many scales of a fish lie along a decimetre."""
    g = Graph(name)
    g.plain(plain)
    base = g.node("VertexColor", layer_name="paint").outputs["Color"]
    fine = g.noise(scale, 4.0, 0.6)
    base = g.mix(1.0, base, g.ramp(fine, (0.3, 0.8), (0.7, 1.12)), "MULTIPLY")
    if scales:
        row = g.cells(scales, (0.75, 1.0, 0.3), 0.35)
        base = g.mix(1.0, base, g.ramp(row, (0.25, 1.05), (0.7, 0.84)), "MULTIPLY")
        fine = g.math("SUBTRACT", fine, g.math("MULTIPLY", row, 0.8))
    gloss = g.ramp(g.noise(7.0, 3.0), (0.35, rough[0]), (0.65, rough[1]))
    g.principled(Base_Color=base, Roughness=gloss, Specular_IOR_Level=0.5, Normal=g.bump(fine, bump, relief),
                 Coat_Weight=coat, Coat_Roughness=0.12)
    if soft:
        g.principled(Subsurface_Weight=soft, Subsurface_Radius=(0.08, 0.05, 0.03))
    return g.material
