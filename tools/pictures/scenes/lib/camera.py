"""One photographer: a 50–85 mm lens, wide open."""
import math

import bpy
from mathutils import Vector


def shoot(target=(0, 0, 0.2), *, distance=6.0, pitch=32.0, yaw=0.0, lens=70.0, fstop=4.0, focus=None, shift=(0.0, 0.0), roll=0.0):
    """Looks at `target` from `distance` dm, `pitch` degrees above the table, `yaw` degrees to the right of the front.

    `focus` is the point that is sharp (the target by default); `fstop` is a real one: lengths are decimetres, so it is divided.
    """
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, 36.0
    data.shift_x, data.shift_y = shift
    data.clip_end = 500
    camera = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(camera)
    p, y = math.radians(pitch), math.radians(yaw)
    target = Vector(target)
    camera.location = target + distance * Vector((math.sin(y) * math.cos(p), -math.cos(y) * math.cos(p), math.sin(p)))
    camera.rotation_euler = (target - camera.location).to_track_quat("-Z", "Y").to_euler()
    camera.rotation_euler.rotate_axis("Z", math.radians(roll))
    data.dof.use_dof = True
    data.dof.aperture_fstop = fstop / 10
    data.dof.aperture_blades = 9
    look = (target - camera.location).normalized()
    data.dof.focus_distance = (Vector(focus if focus is not None else target) - camera.location).dot(look)
    bpy.context.scene.camera = camera
    return camera
