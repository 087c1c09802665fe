"""Three milking stools of cherry, seen from a little above: dished seats, legs wedged from above."""
import math

from hembrow import common
from lib import lights, materials as m, shapes as s
from lib.camera import shoot


def stool(seat_wood, leg_wood, end_wood, wedge, *, radius=1.62, height=4.2, splay=13.0, legs=3, seed=0):
    """Stands on z = 0; the legs come through the seat and are wedged across its grain."""
    r, h, thick = radius, height, 0.42
    top = s.lathe("seat", [(0, h - thick), (0, h - thick), (r * 0.86, h - thick), (r * 0.94, h - thick + 0.05), (r * 0.995, h - 0.14), (r, h - 0.06), (r * 0.985, h - 0.015),
                           (r * 0.955, h), (r * 0.9, h - 0.008), (r * 0.6, h - 0.05), (r * 0.3, h - 0.085), (0, h - 0.09)], seat_wood, segments=128, wobble=0.002, seed=seed)
    parts, lean = [top], math.tan(math.radians(splay))
    for i in range(legs):
        a = 2 * math.pi * i / legs + 0.35
        c, d = math.cos(a), math.sin(a)
        inner = r * 0.56
        foot, head = inner + lean * h, inner
        parts.append(common.between(leg_wood, (c * foot, d * foot, 0), (c * (head + lean * 0.3), d * (head + lean * 0.3), h - 0.3),
                                    ((0, 0.125), (0.03, 0.14), (0.3, 0.185), (0.6, 0.215), (0.85, 0.2), (1, 0.17)), segments=32))
        z = h - 0.062
        parts.append(s.at(s.lathe("tenon", [(0, -0.1), (0, -0.1), (0.165, -0.1), (0.165, 0.006), (0.155, 0.018), (0, 0.022)], end_wood, segments=40), (c * head, d * head, z), (0, 0, math.degrees(a))))
        parts.append(s.at(s.box("wedge", (0.034, 0.31, 0.08), wedge, 0.006), (c * head, d * head, z - 0.055), (0, 0, 0)))
    for k in range(legs):
        a, b = (2 * math.pi * i / legs + 0.35 for i in (k, k + 1))
        z, out = 1.35 + 0.3 * (k == 1), r * 0.56 + lean * (h - 1.35)
        parts.append(common.between(leg_wood, (math.cos(a) * out, math.sin(a) * out, z), (math.cos(b) * out, math.sin(b) * out, z), ((0, 0.075), (0.25, 0.1), (0.5, 0.115), (0.75, 0.1), (1, 0.075)), segments=24))
    return s.group("stool", parts)


def build():
    common.room(wall=17, colour="#e6e1d8", floor=("#cdb598", "#957a5c"))
    seat, leg = m.timber("cherry", rough=0.36), m.timber("cherry", along="z", rough=0.38)
    end, wedge = m.timber("cherry", along="z", tone=0.72, name="end"), m.timber("walnut", along="y")
    s.at(stool(seat, leg, end, wedge, radius=1.7, height=4.4, seed=1), (-3.3, 0.4, 0), (0, 0, 8))
    s.at(stool(seat, leg, end, wedge, radius=1.6, height=4.3, seed=2), (0.35, 2.3, 0), (0, 0, 64))
    s.at(stool(seat, leg, end, wedge, radius=1.66, height=3.2, seed=3), (2.2, -1.6, 0), (0, 0, 22))
    lights.sky("forest", 0.34, turn=90)
    common.sunlit((3, 17, 1.0, 12, 8.0, 2, 3), (-1.0, 0, -9, 9.0, 14.0, 3, 5), turn=-68, height=27, power=5.2, size=0.7)
    shoot((-0.3, 0.4, 2.55), distance=27, pitch=26, yaw=-4, lens=70, fstop=5.6, focus=(-1.0, -0.6, 3.9))
    return {"exposure": 0.28, "contrast": 1.2, "saturation": 1.1, "warmth": 0.6, "vignette": 0.14, "grain": 0.005}
