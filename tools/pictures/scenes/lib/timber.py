"""Wood as a saw leaves it: each piece is cut out of a log of its own, so rings are arches on one face and lines on the next.

Lengths are decimetres in the coordinates of each object, so model a piece where its fibres run along x, y or z.
"""
from lib.colours import between, rgb, shade
from lib.graph import Graph

# Per kind: early wood, late wood, pores; how wide a ring is (dm), how much rings show, how many pores.
KINDS = {
    "oak": ("#dab68e", "#ae8157", "#704b2d", 0.055, 0.95, 0.85),
    "ash": ("#ead4b8", "#c09a72", "#94704b", 0.07, 0.95, 0.55),
    "cherry": ("#bd8860", "#925c3e", "#643824", 0.05, 0.8, 0.3),
    "walnut": ("#80593a", "#5a3a25", "#2c1a10", 0.06, 0.95, 0.6),
    "stained": ("#3d2c20", "#2a1d15", "#120c08", 0.055, 0.8, 0.8),
}
AXES = {"x": ("X", "Y", "Z"), "y": ("Y", "X", "Z"), "z": ("Z", "X", "Y")}


def timber(kind="oak", *, along="x", tone=1.0, rough=0.46, name=None):
    """One piece for each object, none like the next; fibres run along its x, y or z. `tone` makes all of them darker or lighter."""
    g = Graph(name or f"{kind} {along}")
    length, across, thick = (g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Object"]}).outputs[axis] for axis in AXES[along])
    early, late, pore, ring, contrast, pores = KINDS[kind]
    facing = g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Normal"]}).outputs[along.upper()]
    end = _map(g, g.math("ABSOLUTE", facing), (0.75, 0.95), (1.0, 0.68))
    return _finish(g, (length, across, thick), g.random(), [shade(rgb(c), tone) for c in (early, late, pore)], ring, contrast, pores, rough, end=end)


def wood(name="wood", dark=rgb("#18110c"), light=rgb("#4b3423"), *, plank=1.6, rough=0.42, along="x", gaps=True, worn=0.0, relief=True):
    """A top or a floor of boards `plank` dm wide, fibres along x or y, with gaps between them. `worn` gives it stains and scratches.

    Without `relief` it is drawn twice as fast: enough for what is seen from afar.
    """
    g = Graph(name)
    length, over, thick = (g.node("SeparateXYZ", {"Vector": g.node("TexCoord").outputs["Object"]}).outputs[axis] for axis in AXES[along])
    boards = g.math("DIVIDE", over, plank)
    seed = g.node("TexWhiteNoise", {"W": g.math("FLOOR", boards)}, noise_dimensions="1D").outputs["Value"]
    middle = g.math("SUBTRACT", g.math("FRACT", boards), 0.5)
    gap = _map(g, g.math("ABSOLUTE", middle), (0.5 - 0.018 / plank, 0.5 - 0.004 / plank), (0.0, 1.0)) if gaps else None
    place = (length, g.math("MULTIPLY", middle, plank), thick)
    colours = (light, between(light, dark, 0.62), shade(dark, 0.72))
    return _finish(g, place, seed, colours, 0.055, 0.85, 0.75, rough, gap, worn=worn, relief=relief)


def _map(g, value, before, after):
    return g.node("MapRange", {"Value": value, "From Min": before[0], "From Max": before[1], "To Min": after[0], "To Max": after[1]}).outputs[0]


def _noise(g, place, scale, detail=2.0, roughness=0.55):
    return g.node("TexNoise", {"Vector": place, "Scale": scale, "Detail": detail, "Roughness": roughness}).outputs["Fac"]


def _finish(g, place, seed, colours, ring, contrast, pores, rough, gap=None, end=None, worn=0.0, relief=True):
    length, across, thick = place
    early, late, pore = colours
    g.plain(between(early, late, 0.45))
    chance = g.node("SeparateColor", {"Color": g.node("TexWhiteNoise", {"W": g.math("MULTIPLY", seed, 91.7)}, noise_dimensions="1D").outputs["Color"]})
    first, second, third = (chance.outputs[c] for c in ("Red", "Green", "Blue"))

    def stretched(ratio):
        """Where this piece lay in the forest, with its length drawn together `ratio` times."""
        return g.node("CombineXYZ", {"X": g.math("ADD", g.math("DIVIDE", length, ratio), g.math("MULTIPLY", seed, 83.0)),
                                     "Y": g.math("ADD", across, g.math("MULTIPLY", first, 37.0)), "Z": g.math("ADD", thick, g.math("MULTIPLY", second, 19.0))}).outputs[0]

    # The log's middle lies beside and below the piece, and leans a little against it: cones cut by planes are arches.
    beside = g.math("ADD", across, _map(g, first, (0, 1), (-0.9, 0.9)))
    below = g.math("ADD", g.math("ADD", thick, _map(g, second, (0, 1), (0.5, 1.6))), g.math("MULTIPLY", length, _map(g, third, (0, 1), (-0.06, 0.06))))
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", beside, beside), g.math("MULTIPLY", below, below)))
    slow, wave = _noise(g, stretched(10.0), 0.9, 2.0), _noise(g, stretched(12.0), 5.0, 2.0)
    radius = g.math("ADD", radius, g.math("ADD", g.math("MULTIPLY", slow, 0.42), g.math("MULTIPLY", wave, 0.035)))
    # Good and bad years: rings of unequal width and strength.
    years = g.node("TexNoise", {"W": g.math("MULTIPLY", radius, 5.0), "Scale": 1.0, "Detail": 2.0}, noise_dimensions="1D").outputs["Fac"]
    year = g.math("FRACT", g.math("ADD", g.math("DIVIDE", radius, ring), g.math("MULTIPLY", years, 2.6)))
    rings = g.ramp(year, (0.0, 0.85), (0.1, 0.6), (0.34, 0.12), (0.72, 0.3), (0.94, 0.85), (1.0, 0.85))
    strong = g.math("MULTIPLY", _map(g, years, (0.25, 0.75), (0.35, 1.0)), contrast)

    fibre = _noise(g, stretched(26.0), 42.0, 3.0, 0.65)
    streak = _noise(g, stretched(22.0), 7.0, 2.0)
    dash = _map(g, _noise(g, stretched(14.0), 120.0, 1.0), (0.58, 0.72), (0.0, 1.0))
    early_band = g.ramp(year, (0.0, 1.0), (0.3, 0.85), (0.5, 0.22), (0.85, 0.3), (1.0, 1.0))
    holes = g.math("MULTIPLY", g.math("MULTIPLY", dash, early_band), pores)

    colour = g.mix(g.math("MULTIPLY", rings, strong), early, late)
    # Some years together are darker: these bands are what is seen of rings from across a room.
    bands = g.node("TexNoise", {"W": g.math("MULTIPLY", radius, 8.0), "Scale": 1.0, "Detail": 1.0}, noise_dimensions="1D").outputs["Fac"]
    colour = g.mix(g.math("MULTIPLY", _map(g, bands, (0.42, 0.66), (0.0, 0.75)), contrast), colour, late)
    colour = g.mix(0.36, colour, g.ramp(fibre, (0.3, shade(late, 0.86)), (0.7, early)))
    light = g.math("MULTIPLY", _map(g, streak, (0.3, 0.7), (0.88, 1.08)), _map(g, third, (0, 1), (0.84, 1.08)))
    light = g.math("MULTIPLY", light, _map(g, slow, (0.3, 0.7), (0.95, 1.05)))
    if end is not None:
        # Where the saw cut through the fibres, oil goes in deeper.
        light = g.math("MULTIPLY", light, end)
    colour = g.mix(1.0, colour, g.node("CombineColor", {"Red": light, "Green": light, "Blue": light}).outputs[0], "MULTIPLY")
    # Some pieces are redder, some greyer.
    warm = g.node("CombineColor", {"Red": 1.0, "Green": _map(g, second, (0, 1), (0.94, 0.99)), "Blue": _map(g, first, (0, 1), (0.86, 1.0))}).outputs[0]
    colour = g.mix(1.0, colour, warm, "MULTIPLY")
    colour = g.mix(g.math("MULTIPLY", holes, 0.8), colour, pore)

    gloss = g.math("ADD", _map(g, _noise(g, stretched(3.0), 2.2), (0.3, 0.7), (rough - 0.09, rough + 0.1)), g.math("MULTIPLY", holes, 0.25))
    gloss = g.math("ADD", gloss, g.math("MULTIPLY", rings, -0.06))
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", fibre, 0.3), g.math("MULTIPLY", rings, 0.12)), g.math("MULTIPLY", holes, 0.5))
    if worn:
        stain = _map(g, g.noise(0.9, 5.0, 0.65, distortion=0.6), (0.5, 0.74), (0.0, 0.55 * worn))
        colour = g.mix(stain, colour, pore)
        gloss = g.math("SUBTRACT", gloss, g.math("MULTIPLY", stain, 0.2))
        for turn in (0.35, -0.5):
            spot = g.node("Mapping", {"Vector": g.node("TexCoord").outputs["Object"], "Rotation": (0, 0, turn), "Scale": (0.22, 2.6, 2.6)}).outputs["Vector"]
            line = g.math("ABSOLUTE", g.math("SUBTRACT", _noise(g, spot, 1.0, 1.0), 0.5))
            here = _map(g, g.noise(1.1 + turn, 2.0), (0.52, 0.6), (0.0, worn))
            scratch = g.math("MULTIPLY", _map(g, line, (0.0012, 0.0035), (1.0, 0.0)), here)
            colour = g.mix(g.math("MULTIPLY", scratch, 0.5), colour, pore)
            height = g.math("SUBTRACT", height, scratch)
    if gap is not None:
        colour = g.mix(gap, colour, shade(pore, 0.15))
        height = g.math("SUBTRACT", height, g.math("MULTIPLY", gap, 2.0))
    g.principled(Base_Color=colour, Roughness=gloss, Specular_IOR_Level=0.4)
    if relief:
        g.principled(Normal=g.bump(height, 0.35, 0.006))
    return g.material
