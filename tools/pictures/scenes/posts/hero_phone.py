"""The text-back article's telephone, alone and whole, in sky-blue Bakelite on the pale bench; for a crop of 6 to 5."""
from cutouts import telephone
from lib import shapes as s
from lib.camera import shoot
from posts import common


def build():
    common.bright_desk("#9dbccb", distance=6.0)
    s.at(telephone.build("#296a99"), (0, 0, 0), (0, 0, 15))
    shoot((-0.1, -0.1, 0.64), distance=8.2, pitch=16, yaw=2, lens=85, fstop=8.0, focus=(0.0, -0.75, 0.6))
    return {"exposure": 0.0, "contrast": 1.3, "saturation": 1.12, "vignette": 0.14, "grain": 0.004}
