"""The Fernsby chair, in a wide view with room at its left."""
from hembrow import chair
from lib.camera import shoot


def build():
    look = chair.build()
    shoot((-2.6, 0.5, 4.5), distance=35, pitch=8, yaw=2, lens=50, fstop=5.6, focus=(0, -0.6, 4.6))
    return look
