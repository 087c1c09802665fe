"""An empty stage, and the way from it to a picture."""
import os
import tempfile

import bpy
import numpy as np

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
    cycles, render = scene.cycles, scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.12
    # Open Image Denoise: albedo and normal keep textures and edges sharp.
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.denoising_input_passes, cycles.denoising_prefilter = "RGB_ALBEDO_NORMAL", "ACCURATE"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 0.5, 6.0
    cycles.light_sampling_threshold = 0.02
    for material in bpy.data.materials:
        spare(material)
    render.image_settings.file_format, render.image_settings.color_depth = "OPEN_EXR", "32"
    with tempfile.TemporaryDirectory() as folder:
        render.filepath = os.path.join(folder, "light.exr")
        bpy.ops.render.render(write_still=True)
        light = _read(render.filepath)
    if keep:
        np.save(keep, light.astype(np.float16))
    _save(grade(light, **look), output)


def again(light, output, **look):
    """Grades what `picture` kept."""
    _save(grade(np.load(light).astype(np.float32), **look), output)


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
