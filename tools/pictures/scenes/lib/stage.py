"""An empty stage, and the way from it to a picture."""
import os
import tempfile

import bpy
import numpy as np

from lib.denoise import denoise
from lib.grade import grade
from lib.graph import spare


def clear():
    """Nothing in the scene, Cycles chosen. Lengths are decimetres: 1 is 10 cm."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    return scene


def picture(output, width, height, samples, *, keep=None, **look):
    """Renders the scene and writes a PNG. `samples` for each pixel; `look` is what `grade` takes; `keep` names a file for the light."""
    scene = bpy.context.scene
    cycles, render, layer = scene.cycles, scene.render, bpy.context.view_layer
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.use_persistent_data = True
    cycles.device, cycles.use_denoising = "CPU", False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.06
    cycles.adaptive_min_samples = 6
    cycles.samples = max(samples // 2, 4)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 1.0, 3.0, 8.0
    cycles.light_sampling_threshold = 0.02
    for material in bpy.data.materials:
        spare(material)
    layer.cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        files = _write_passes(scene, folder)
        halves = []
        for seed in (1, 2):
            cycles.seed = seed
            bpy.ops.render.render()
            halves.append({name: _read(os.path.join(folder, file)) for name, file in files.items()})
    light = denoise(*halves)
    if keep:
        np.save(keep, light.astype(np.float16))
    _save(grade(light, **look), output)


def again(light, output, **look):
    """Grades what `picture` kept."""
    _save(grade(np.load(light).astype(np.float32), **look), output)


def _write_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "32"
    out.file_slots.clear()
    wanted = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for name, source in wanted.items():
        out.file_slots.new(name)
        tree.links.new(layers.outputs[source], out.inputs[name])
    return {name: f"{name}{scene.frame_current:04d}.exr" for name in wanted}


def _read(file):
    image = bpy.data.images.load(file, check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def _save(shown, output):
    height, width = shown.shape[:2]
    image = bpy.data.images.new("shown", width, height, alpha=False)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = shown
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = os.path.abspath(output), "PNG"
    image.save()
