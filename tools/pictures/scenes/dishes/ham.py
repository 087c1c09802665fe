"""Slices of cured ham: thin cloths that fall in folds onto the board, worked out by Blender's cloth solver."""
import math

import bpy
from mathutils import noise

from lib import shapes as s
from lib.graph import Graph
from lib.materials import rgb


def cured():
    """Rosy and marbled along its length, white fat along one edge; light comes through where it is thin."""
    g = Graph("prosciutto")
    g.plain(rgb("#b9584c"))
    uv = g.node("TexCoord").outputs["UV"]
    across = g.node("SeparateXYZ", {"Vector": uv}).outputs["Y"]
    streak = g.node("TexNoise", {"Vector": g.node("Mapping", {"Vector": uv, "Scale": (2.0, 4.5, 1)}).outputs[0], "Scale": 1.5, "Detail": 4.0, "Distortion": 0.9}).outputs["Fac"]
    own = g.math("MULTIPLY", g.random(), 9.0)
    vein = g.node("TexNoise", {"Vector": g.node("CombineXYZ", {"X": g.math("MULTIPLY", g.node("SeparateXYZ", {"Vector": uv}).outputs["X"], 5.0), "Y": g.math("MULTIPLY", across, 13.0), "Z": own}).outputs[0],
                              "Scale": 1.0, "Detail": 3.0, "Distortion": 1.4}).outputs["Fac"]
    base = g.ramp(streak, (0.32, rgb("#8a2c29")), (0.5, rgb("#ad4d44")), (0.68, rgb("#cb8476")))
    base = g.mix(g.ramp(vein, (0.6, 0.0), (0.7, 0.7)), base, rgb("#ecc9b8"))
    rind = g.math("ADD", across, g.math("MULTIPLY", g.math("SUBTRACT", streak, 0.5), 0.16))
    base = g.mix(g.node("MapRange", {"Value": rind, "From Min": 0.85, "From Max": 0.91}).outputs[0], base, rgb("#f4e6d6"))
    g.principled(Base_Color=base, Roughness=0.36, Specular_IOR_Level=0.45, Normal=g.bump(streak, 0.2, 0.02))
    through = g.node("BsdfTranslucent", {"Color": base}).outputs[0]
    mixed = g.node("MixShader", {0: 0.35})
    g.tree.links.new(g.shader.outputs[0], mixed.inputs[1])
    g.tree.links.new(through, mixed.inputs[2])
    g.tree.links.new(mixed.outputs[0], g.output.inputs["Surface"])
    return g.material


def slice_(material, seed, *, length=2.3, width=0.62, folds=3.5, frames=46):
    """A slice that was held up in folds and let go: it lies on z = 0, about the origin, its folds along x."""
    def held(x, y):
        u, v = x / length + 0.5, y / width
        phase = 2 * math.pi * folds * u + 1.2 * noise.noise((u * 2.5, seed * 3.1, v * 0.6))
        lean = 0.09 * math.sin(phase * 2)
        # The fat edge is gathered less than the other, so that the folds open like a fan.
        spread = 0.34 + 0.12 * v
        return (x * spread + lean * 0.6 + 0.05 * noise.noise((v * 2, seed, u * 3)), y * 0.92 + 0.08 * noise.noise((u * 3, seed * 1.7, 3)),
                0.3 + 0.22 * math.cos(phase) + 0.04 * noise.noise((u * 6, v * 3, seed)))
    made = s.sheet("ham", length, width, held, material, across=66, along=18)
    cloth = made.modifiers.new("cloth", "CLOTH")
    put = cloth.settings
    put.quality, put.mass = 4, 0.15
    put.tension_stiffness = put.compression_stiffness = 6
    put.shear_stiffness, put.bending_stiffness, put.air_damping = 3, 0.08, 2.0
    meet = cloth.collision_settings
    meet.distance_min, meet.use_self_collision, meet.self_distance_min, meet.self_friction, meet.friction = 0.01, True, 0.02, 8, 30
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    floor = s.sheet("floor", 6, 6, lambda x, y: 0.0, None, across=1, along=1)
    floor.modifiers.new("hit", "COLLISION")
    floor.collision.thickness_outer, floor.collision.cloth_friction = 0.006, 30
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    data = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made.modifiers.clear()
    made.data = data
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    bpy.data.objects.remove(floor)
    scene.frame_set(1)
    s.refine(made, 2)
    return s.thicken(made, 0.009)
