"""The light of the pictures: a tall window to the left and a lamp far behind on the right, or one of Blender's own skies."""
import math
import os

import bpy
from mathutils import Vector


def area(name, place, target, size, power, colour):
    """An oblong lamp that looks at a target; power in watts as Blender counts them, sizes in dm."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
    data.energy, data.color = power, colour
    lamp = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place
    lamp.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    return lamp


def window(power=1.0, *, middle=(-7.5, 3.2, 6.2), target=(0, 0, 0.2), width=6.0, height=7.0):
    """Six panes with bars between them: what is glossy shows the window."""
    middle, target = Vector(middle), Vector(target)
    turn = (target - middle).to_track_quat("-Z", "Y")
    columns, rows, bar = 2, 3, 0.28
    w, h = (width - bar) / columns - bar / 2, (height - 2 * bar) / rows - bar / 2
    for i in range(columns):
        for j in range(rows):
            off = Vector(((i - 0.5) * (w + bar), (j - 1) * (h + bar), 0))
            pane = area("pane", middle + turn @ off, target, (w, h), power * 3400 / 6, (1.0, 0.95, 0.88))
            pane.rotation_euler = turn.to_euler()


def studio(power=1.0, *, fill=1.0, rim=1.0, ambient=0.035, target=(0, 0, 0.2)):
    """The light of every still life. `fill` and `rim` scale the warm card on the right and the lamp behind."""
    window(power, target=target)
    area("fill", (7, -4, 3.5), target, (6, 5), 170 * power * fill, (1.0, 0.78, 0.56))
    area("rim", (5.5, 9, 4.5), target, (2.4, 2.4), 480 * power * rim, (1.0, 0.72, 0.45))
    surroundings(ambient)


def surroundings(strength=0.035, colour=(0.62, 0.72, 0.70)):
    """What shines in from a dim room."""
    world = bpy.context.scene.world or bpy.data.worlds.new("World")
    bpy.context.scene.world = world
    back = world.node_tree.nodes["Background"]
    back.inputs["Color"].default_value = (*colour, 1)
    back.inputs["Strength"].default_value = strength


def sky(name="studio", strength=1.0, *, turn=0.0, seen=None):
    """Lights the scene with one of Blender's CC0 skies (`courtyard`, `forest`, `interior`, `studio`, `sunrise` …), turned by degrees.

    `seen` is the plain colour that the camera sees instead of it.
    """
    world = bpy.context.scene.world or bpy.data.worlds.new("World")
    bpy.context.scene.world = world
    tree = world.node_tree
    tree.nodes.clear()
    end, light, image, place, around = (tree.nodes.new(f"ShaderNode{kind}") for kind in
                                        ("OutputWorld", "Background", "TexEnvironment", "Mapping", "TexCoord"))
    folder = os.path.join(bpy.utils.system_resource("DATAFILES"), "studiolights", "world")
    image.image = bpy.data.images.load(os.path.join(folder, f"{name}.exr"))
    place.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
    light.inputs["Strength"].default_value = strength
    tree.links.new(around.outputs["Generated"], place.inputs["Vector"])
    tree.links.new(place.outputs["Vector"], image.inputs["Vector"])
    tree.links.new(image.outputs["Color"], light.inputs["Color"])
    shown = light.outputs[0]
    if seen is not None:
        path, plain, choice = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("LightPath", "Background", "MixShader"))
        plain.inputs["Color"].default_value = (*seen, 1)
        tree.links.new(path.outputs["Is Camera Ray"], choice.inputs[0])
        tree.links.new(light.outputs[0], choice.inputs[1])
        tree.links.new(plain.outputs[0], choice.inputs[2])
        shown = choice.outputs[0]
    tree.links.new(shown, end.inputs["Surface"])


def sun(turn=-50.0, height=32.0, power=3.0, colour=(1.0, 0.87, 0.7), *, size=1.5):
    """Direct sunlight from `turn` degrees about z (0 is behind the camera, -90 left); `size` in degrees softens shadows."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = power, colour, math.radians(size)
    lamp = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(lamp)
    t, h = math.radians(turn), math.radians(height)
    place = Vector((math.sin(t) * math.cos(h), -math.cos(t) * math.cos(h), math.sin(h)))
    lamp.rotation_euler = place.to_track_quat("Z", "Y").to_euler()
    return lamp


def backdrop(material, distance=16, height=14):
    """A dark wall behind the table."""
    from lib.shapes import at, sheet
    return at(sheet("wall", 80, height * 2, lambda x, y: 0.0, material, across=1, along=1), (0, distance, 0), (90, 0, 0))


def point(place, power, colour=(1.0, 0.66, 0.36), size=0.15):
    """A small lamp: candle, bulb."""
    data = bpy.data.lights.new("point", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, colour, size
    lamp = bpy.data.objects.new("point", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place
    return lamp
