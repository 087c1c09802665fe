"""The window at dusk, in a wide view with room for words at its left."""
from lib import lights
from lib.camera import shoot
from rooms import dusk


def build():
    dusk.build()
    lights.area("lamp", (-3, -5, 5), (0.3, 0.4, 0.9), (3, 3), 420, (1.0, 0.76, 0.52))
    shoot((-0.8, 0.5, 1.3), distance=7.4, pitch=6, yaw=3, lens=42, fstop=2.2, focus=(-0.75, 0.1, 1.2))
    return {"exposure": 0.72, "grain": 0, "vignette": 0.2}
