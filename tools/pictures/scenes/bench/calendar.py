"""AI lead generation: a desk calendar in sage, an appointment ringed with the coral pencil that lies before it."""
import math

from bench.common import enamel, plate, rounded, steel
from lib import ink, shapes as s
from lib.materials import rgb
from posts.common import pencil, stock, text

WIDE, HIGH, LEAN = 1.86, 1.5, 17
COLUMNS, LEFT, TOP, STEP, DOWN = 7, -0.72, 0.2, 0.24, 0.19
DAY = 16


def spot(day, first=2):
    """The middle of a day's box on the page; the month begins on the `first` weekday."""
    row, column = divmod(day - 1 + first, COLUMNS)
    return LEFT + column * STEP, TOP - row * DOWN


def page(width, height):
    """Rows ruled in grey, and a ring drawn twice round one day."""
    x, y = spot(DAY)
    ring = [[(x + (0.125 + 0.006 * turn) * math.cos(a + 1.9) + 0.006 * math.sin(3 * a), y + (0.105 - 0.004 * turn) * math.sin(a + 1.9)) for a in (k * 0.22 + 6.0 * turn for k in range(30))] for turn in (0, 1)]
    rules = [[(LEFT - 0.11, TOP + DOWN / 2 - k * DOWN), (-LEFT + 0.11, TOP + DOWN / 2 - k * DOWN)] for k in range(6)]
    return ink.page("month", width, height, rgb("#f7f2e6"), [(rgb("#b9c4b8"), 0.0035, rules), (rgb("#df4a22"), 0.0125, ring)], dots=420)


def build():
    sage, dark, coral = enamel("#6f9a78", rough=0.4), stock("ink", "#26332b"), stock("coral", "#d94a22")
    width, height = WIDE - 0.1, HIGH - 0.22
    white = stock("white", "#f2ecdf")
    face = [s.at(plate("board", [rounded(-WIDE / 2, 0, WIDE / 2, HIGH, 0.04)], 0.05, sage, edge=0.012), (0, 0, 0))]
    for k in range(3):
        face.append(s.at(plate("leaf", [rounded(-width / 2, 0, width / 2, height, 0.015)], 0.006, white, edge=0.001), ((1 - k) * 0.006, 0.045 + 0.006 * k, 0.05 + 0.006 * k)))
    z = 0.0695
    middle = 0.06 + height / 2
    face.append(s.at(s.sheet("month", width - 0.004, height, lambda x, y: 0.0, page(width, height), across=1, along=1), (0, middle, z)))
    face.append(s.at(plate("band", [rounded(-width / 2 + 0.002, height / 2 - 0.25, width / 2 - 0.002, height / 2 + 0.002, 0.004)], 0.002, stock("sage", "#52765a"), edge=0.0004), (0, middle, z)))
    face.append(s.at(text("MAY", white, size=0.19), (0, middle + height / 2 - 0.145, z + 0.003)))
    for day in range(1, 32):
        x, y = spot(day)
        face.append(s.at(text(str(day), coral if day == DAY else dark, size=0.125), (x, middle + y, z + 0.001)))
    for k, name in enumerate("MTWTFSS"):
        face.append(s.at(text(name, stock("grey", "#8b968c"), size=0.07), (LEFT + k * STEP, middle + TOP + 0.135, z + 0.001)))
    wire = steel()
    for k in range(13):
        x = (k - 6) * 0.128
        loop = [(x, HIGH - 0.1 + 0.105 * math.sin(a), -0.02 + 0.105 * math.cos(a)) for a in (i * 2 * math.pi / 12 for i in range(13))]
        face.append(s.strand("ring", [loop], 0.013, wire))
    front = s.at(s.group("face", face), (0, -0.42, 0.02), (90 - LEAN, 0, 0))
    back = s.at(s.group("back", [plate("board", [rounded(-WIDE / 2, 0, WIDE / 2, HIGH, 0.04)], 0.05, sage, edge=0.012)]), (0, 0.42 + 0.05, 0.02), (90 + LEAN, 0, 0))
    drawn = s.at(pencil("#e4572f", length=1.5), (-0.55, -1.05, 0), (0, 0, 14))
    return s.group("calendar", [front, back, drawn])
