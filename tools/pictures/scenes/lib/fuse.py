"""Several solids become one moulded piece: their joints are rounded as in a mould."""
import bpy

from lib.shapes import add


def fuse(name, parts, material, *, voxel=0.01, smooth=8, factor=0.5):
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points, faces = [], []
    for part in parts:
        got = part.evaluated_get(depsgraph)
        mesh = got.to_mesh()
        base = len(points)
        points += [tuple(part.matrix_world @ v.co) for v in mesh.vertices]
        faces += [tuple(base + i for i in p.vertices) for p in mesh.polygons]
        got.to_mesh_clear()
    for part in parts:
        bpy.data.objects.remove(part)
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    thing = add(name, data, material)
    remesh = thing.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    soft = thing.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = factor, smooth
    return thing
