"""The dining room in the evening: glasses on a laid table in front, lamps, tables and chairs out of focus behind."""
from lib import lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from rooms import common


def build():
    top = m.wood()
    s.at(s.box("front table", (9, 7, 0.35), top, 0.05), (0.4, 1.0, -0.35), (0, 0, 2))
    s.at(s.table(m.wood("floor", rgb("#2a1a10"), rgb("#6b4628"), plank=1.2, rough=0.35), 200), (0, 40, -7.5))
    lights.backdrop(m.plaster(colour=rgb("#6b7a66")), 44, 60)
    s.at(s.box("panel", (90, 0.4, 10), m.food("panelling", rgb("#34463a"), rgb("#2c3b31"), rough=0.45, grain=0.3), 0.05), (0, 43.6, -7.5))
    dark = m.food("bentwood", rgb("#2a170d"), rgb("#1a0e07"), rough=0.25, grain=1, bump=0.03, coat=0.3)
    cloth = m.food("cloth", rgb("#e6ddcb"), rgb("#d8cdb8"), rough=0.9)
    shade = m.metal("shade", rgb("#9a7440"), rough=0.3, brushed=False)
    clear = m.glass()
    for i, (x, y) in enumerate(((-7.5, 15), (4.5, 17), (-2.5, 27), (10.5, 27), (-13.5, 28))):
        s.at(s.lathe("table", [(0, 0), (3.5, 0), (3.55, -0.1), (3.5, -0.3), (0.4, -0.35), (0.35, -7.0), (2.0, -7.4), (0, -7.4)], cloth if i % 2 else top, wobble=0), (x, y, 0))
        for dx, turn in ((-4.6, 90), (4.6, -90)):
            s.at(common.chair(dark), (x + dx, y + (i % 3 - 1) * 0.5, -7.5), (0, 0, turn + 7 * (i - 2)))
        common.pendant((x, y, 4.3), shade, power=500)
        common.taper((x + 0.5, y, 0), height=1.0, power=12)
        s.at(common.wine_glass(clear), (x - 0.9, y - 0.8, 0))
    s.at(common.wine_glass(clear), (-1.5, 0.5, 0))
    s.at(common.wine_glass(clear, m.liquid("white wine", (0.95, 0.84, 0.5))), (-0.6, 0.95, 0))
    s.at(s.tumbler(clear, 0.34, 0.85), (-0.55, -0.1, 0))
    steel, glaze = m.metal("steel"), m.ceramic("glaze", rgb("#e8e0d1"), speckle=0.7)
    s.at(common.place_laid(glaze, m.linen("sage", rgb("#7d8a74"), stripe=rgb("#d8d0be")), steel, 4), (1.45, -0.2, 0), (0, 0, -12))
    common.taper((0.75, 1.9, 0), height=1.2, power=6)
    lights.area("ceiling", (0, 24, 14), (0, 24, 0), (34, 30), 9000, (1.0, 0.74, 0.5))
    lights.window(0.7)
    lights.area("fill", (7, -4, 5), (0, 0, 0.2), (6, 5), 160, (1.0, 0.74, 0.5))
    lights.surroundings(0.02)
    shoot((0.25, 0.8, 1.35), distance=8.2, pitch=9, yaw=4, lens=44, fstop=2.2, focus=(-0.8, 0.5, 1.4))
    return {"exposure": 0.5}
