"""The light of all pictures: one tall window to the left, as on an overcast afternoon, and a lamp far behind on the right."""
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
    world.use_nodes = True
    back = world.node_tree.nodes["Background"]
    back.inputs["Color"].default_value = (*colour, 1)
    back.inputs["Strength"].default_value = strength


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
