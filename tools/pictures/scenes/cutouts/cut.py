"""Cut-outs: one thing of the bench alone, before a low sun, on nothing. PNG with straight alpha.

  python cutouts/cut.py smartcall-ai out.png [width] [samples]
"""
import math
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
from PIL import Image  # noqa: E402

from lib import grade as grading, lights, shapes as s, stage  # noqa: E402
from lib.graph import Graph, spare  # noqa: E402
from lib.materials import rgb  # noqa: E402

PITCH = 8.5
# Module, how it is turned, exposure.
THINGS = {
    "smartcall-ai": ("cutouts.telephone", -14, {"exposure": 0.3}),
    "reviews": ("cutouts.stars", -7, {"exposure": 0.3}),
    "messaging": ("cutouts.letters", 12, {"exposure": 0.75}),
    "automation": ("cutouts.clockwork", 11, {"exposure": 0.42}),
    "webchat": ("cutouts.shop", -14, {"exposure": 0.26}),
    "payments": ("cutouts.receipts", 0, {"exposure": 0.72}),
    "crm": ("cutouts.cards", 13, {"exposure": 0.52}),
}


def sky():
    """What is reflected: a pale sky before and above, the glow round a low sun behind, dark green land below."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    tree = world.node_tree
    tree.nodes.clear()
    new = lambda kind: tree.nodes.new(f"ShaderNode{kind}")  # noqa: E731
    place, part, end, back = new("TexCoord"), new("SeparateXYZ"), new("OutputWorld"), new("Background")
    tree.links.new(place.outputs["Generated"], part.inputs[0])
    ramp = new("ValToRGB")
    rise = new("MapRange")
    rise.inputs["From Min"].default_value, rise.inputs["From Max"].default_value = -1.0, 1.0
    tree.links.new(part.outputs["Z"], rise.inputs["Value"])
    tree.links.new(rise.outputs[0], ramp.inputs[0])
    stops = ((0.0, (0.1, 0.09, 0.07)), (0.4, (0.5, 0.4, 0.28)), (0.5, (0.95, 0.82, 0.66)), (0.54, (0.8, 0.76, 0.7)), (0.7, (0.42, 0.47, 0.52)), (1.0, (0.5, 0.56, 0.62)))
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (where, colour) in zip(elements, stops):
        element.position, element.color = where, (*colour, 1)
    # The glow: warm towards +y, near the horizon.
    ahead = new("MapRange")
    ahead.interpolation_type = "SMOOTHSTEP"
    ahead.inputs["From Min"].default_value, ahead.inputs["From Max"].default_value = 0.25, 1.0
    tree.links.new(part.outputs["Y"], ahead.inputs["Value"])
    above = new("Math")
    above.operation = "GREATER_THAN"
    above.inputs[1].default_value = 0.0
    tree.links.new(part.outputs["Z"], above.inputs[0])
    both = new("Math")
    both.operation = "MULTIPLY"
    tree.links.new(ahead.outputs[0], both.inputs[0])
    tree.links.new(above.outputs[0], both.inputs[1])
    mix = new("MixRGB")
    mix.inputs["Color2"].default_value = (1.6, 0.72, 0.34, 1)
    tree.links.new(both.outputs[0], mix.inputs["Fac"])
    tree.links.new(ramp.outputs[0], mix.inputs["Color1"])
    tree.links.new(mix.outputs[0], back.inputs["Color"])
    back.inputs["Strength"].default_value = 0.27
    tree.links.new(back.outputs[0], end.inputs["Surface"])


def light(middle, size):
    """A sun behind, two warm edges, a large soft window before on the left, a card on the right."""
    sky()
    k = (size / 2.2) ** 2
    aim = Vector((0, 0, middle))
    warm, amber = (1.0, 0.5, 0.2), (1.0, 0.5, 0.22)
    disc = lights.area("sun", (0, 7, middle + 1.6), aim, (3.4, 3.4), 560 * k, amber)
    disc.data.shape = "DISK"
    lights.area("edge", (-5.2, 4.2, middle + 1.3), aim, (1.1, 4.5), 190 * k, warm)
    lights.area("edge", (5.2, 4.2, middle + 1.3), aim, (1.1, 4.5), 220 * k, warm)
    lights.area("top", (0.4, 2.2, middle + 5.5), aim, (5, 2.4), 190 * k, (1.0, 0.78, 0.56))
    lights.area("window", (-6.2, -4.6, middle + 4.0), aim, (4.2, 5.6), 980 * k, (1.0, 0.965, 0.92))
    lights.area("card", (6.2, -4.4, middle + 1.6), aim, (3.2, 4.6), 150 * k, (0.86, 0.93, 1.0))
    land = Graph("land")
    land.principled(Base_Color=rgb("#0d4a32"), Roughness=0.8)
    ground = s.sheet("ground", 200, 200, lambda x, y: 0.0, land.material, across=1, along=1)
    s.at(ground, (0, 0, -0.004))
    # Metal that stands upright would mirror nothing but the dark land.
    ground.visible_camera = ground.visible_glossy = False


def corners(holder):
    """All points of what is under `holder`, in the world."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    every = []
    for thing in bpy.context.scene.objects:
        if thing.type not in ("MESH", "CURVE", "FONT") or thing.hide_render:
            continue
        got = thing.evaluated_get(depsgraph)
        mesh = got.to_mesh()
        if len(mesh.vertices):
            flat = np.empty(len(mesh.vertices) * 3, np.float32)
            mesh.vertices.foreach_get("co", flat)
            m = np.array(thing.matrix_world)
            every.append(flat.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
        got.to_mesh_clear()
    return np.concatenate(every)


def camera(points, width, distance=19.0, air=0.04):
    """Frames the points exactly, `air` in all on each axis; the width of the things is `width` / 1.04."""
    low, high = points.min(0), points.max(0)
    aim = Vector((0, 0, float(high[2] + low[2]) / 2))
    p = math.radians(PITCH)
    data = bpy.data.cameras.new("camera")
    eye = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(eye)
    eye.location = aim + distance * Vector((0, -math.cos(p), math.sin(p)))
    eye.rotation_euler = (aim - eye.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
    m = np.array(eye.matrix_world.inverted())
    seen = points @ m[:3, :3].T + m[:3, 3]
    x, y = seen[:, 0] / -seen[:, 2], seen[:, 1] / -seen[:, 2]
    across, along = (x.max() - x.min()), (y.max() - y.min())
    wide = across * (1 + air)
    data.sensor_width, data.sensor_fit = 36.0, "HORIZONTAL"
    data.lens = 36.0 / wide
    data.shift_x, data.shift_y = (x.max() + x.min()) / 2 / wide, (y.max() + y.min()) / 2 / wide
    data.clip_end = 500
    bpy.context.scene.camera = eye
    return width, int(round(width * (along + across * air) / wide))


def render(width, height, samples):
    scene = bpy.context.scene
    cycles, render = scene.cycles, scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.film_transparent = True
    render.threads_mode, render.threads = "FIXED", 2
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.06
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.denoising_input_passes, cycles.denoising_prefilter = "RGB_ALBEDO_NORMAL", "ACCURATE"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 0.5, 6.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.3
    for material in bpy.data.materials:
        spare(material)
    render.image_settings.file_format, render.image_settings.color_depth, render.image_settings.color_mode = "OPEN_EXR", "32", "RGBA"
    with tempfile.TemporaryDirectory() as folder:
        render.filepath = os.path.join(folder, "light.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(render.filepath, check_existing=False)
        image.colorspace_settings.name, image.alpha_mode = "Non-Color", "CHANNEL_PACKED"
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1]


def develop(light, exposure=0.0):
    """Grades the colours as the bench's, without bloom, vignette and grain; straight alpha."""
    alpha = np.clip(light[..., 3], 0, 1)
    alpha = np.where(alpha > 0.995, 1, np.where(alpha < 0.006, 0, alpha))
    colour = light[..., :3] / np.maximum(light[..., 3:], 1e-3)
    grading.bloom = lambda image: image
    shown = grading.grade(colour, exposure=exposure, contrast=1.32, saturation=1.2, vignette=0, grain=0, warmth=0.7)
    shown = shown * (alpha > 0)[..., None]
    return Image.fromarray((np.dstack([shown, alpha]) * 255 + 0.5).astype(np.uint8), "RGBA")


def trim(image, width):
    """The thing, 2 % of air at its sides and above, none below."""
    strong = image.getchannel("A").point(lambda a: 255 if a > 24 else 0)
    x0, y0, x1, y1 = strong.getbbox()
    air = (width - (x1 - x0)) // 2
    made = Image.new("RGBA", (width, y1 - y0 + air), (0, 0, 0, 0))
    made.paste(image.crop((x0, y0, x1, y1)), (air, air))
    return made


def main():
    import importlib
    name, output = sys.argv[1:3]
    width = int(sys.argv[3]) if len(sys.argv) > 3 else 1600
    samples = int(sys.argv[4]) if len(sys.argv) > 4 else 48
    begin = time.time()
    stage.clear()
    module, turn, more = THINGS[name]
    made = importlib.import_module(module).build()
    # The low sun would burn out all level enamel: it is satin here.
    for material in bpy.data.materials:
        if material.name.startswith("enamel"):
            shader = material.node_tree.nodes["Principled BSDF"]
            for key, value in (("Coat Weight", 0.1), ("Specular IOR Level", 0.22), ("Roughness", 0.36)):
                shader.inputs[key].default_value = value
    s.at(made, (0, 0, 0), (0, 0, turn), made.scale[0])
    points = corners(made)
    points = points[points[:, 2] > -5]
    size = float(max(points[:, 0].max() - points[:, 0].min(), points[:, 2].max()))
    w, h = camera(points, width)
    light(float(points[:, 2].max()) / 2, size)
    built = time.time()
    pixels = render(w, h, samples)
    np.save(output + ".npy", pixels.astype(np.float16))
    trim(develop(pixels, more.get("exposure", 0.3)), width).save(output, optimize=True)
    print(f"▸ {name}: built {built - begin:.0f} s, drawn {time.time() - built:.0f} s, {w}x{h}", os.path.getsize(output))


main()
