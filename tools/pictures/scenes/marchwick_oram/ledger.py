"""An open ledger, ruled and written by hand, with a fountain pen across the gutter."""
import math

from lib import ink, lights, materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts.common import stock

WIDTH, DEPTH = 2.5, 3.6


def bulge(x):
    """How high the block of pages lies at `x` from the gutter: steep at first, then falling to the fore-edge."""
    t = abs(x) / WIDTH
    return 0.3 * (1 - math.exp(-t * 13)) * (1 - 0.5 * t ** 1.6) + 0.03


def pages(tops, edge):
    parts = []
    for side in (-1, 1):
        for k in range(9):
            low = 0.12 + 0.88 * k / 8

            def place(x, y, side=side, low=low, k=k):
                u = 0.5 + side * x
                return (side * u * (WIDTH - 0.012 * (8 - k) * (1 if k % 2 else 0.6)), y * DEPTH, bulge(u * WIDTH) * low + 0.002 * k)
            parts.append(s.thicken(s.sheet("page", 1, 1, place, tops[side] if k == 8 else edge, across=80, along=10), 0.007))
        fore = s.sheet("fore-edge", 1, 1, lambda x, y, side=side: (side * (WIDTH - 0.03), y * (DEPTH - 0.02), (x + 0.5) * (bulge(WIDTH) - 0.01)), edge, across=6, along=10)
        parts.append(fore)
        for end in (-1, 1):
            parts.append(s.sheet("block", 1, 1, lambda x, y, side=side, end=end: (side * (x + 0.5) * (WIDTH - 0.03), end * (DEPTH / 2 - 0.015), (y + 0.5) * (bulge((x + 0.5) * WIDTH) - 0.01)), edge, across=60, along=4))
    return parts


def entries(side):
    """A page: pale blue rules, red columns, dates, entries and sums in ink that lies in the paper."""
    said = (("rent", "sales", "slate and tiles", "rates", "gas and oil", "a loan", "sales", "old tools sold", "rail and toll", "seals", "sales", "dues", "sand and grout", "returns"),
            ("sales", "iron gates", "rent", "sales", "garden tiles", "ada rust", "sales", "insured goods"))[side > 0]
    gap, first, near = 0.18, DEPTH / 2 - 0.52, 0.16 - WIDTH / 2 if side > 0 else 0.1 - WIDTH / 2
    far = near + WIDTH - 0.26
    thin = [[(near, first - r * gap), (far, first - r * gap)] for r in range(17)]
    columns = [[(near + x, first + 0.3), (near + x, first - 16 * gap - 0.06)] for x in (0.32, 1.35, 1.72, 2.08)]
    heads = [[(near, first + d), (far, first + d)] for d in (0.012, 0.03)]
    words, sums = ink.written(("entries" if side < 0 else "totals"), near + 0.45, first + 0.12, 0.085, seed=77 + side), []
    for r, entry in enumerate(said):
        y, seed = first - (r + 1) * gap + 0.035, r + 40 * (side > 0)
        words += ink.written(entry, near + 0.38, y, 0.064, slant=0.42, seed=seed)
        sums += figures(near + 0.09, y, 2 if r > 8 else 1, seed + 100)
        for c, x in enumerate((1.42, 1.79, 2.12)):
            if c == 2 or (seed + c) % 3:
                sums += figures(near + x, y, 3 if c < 2 else 2, seed * 3 + c)
    return ink.page("page", WIDTH, DEPTH, rgb("#f3ecdb"), [(rgb("#a9bdcb"), 0.0032, thin), (rgb("#c98a80"), 0.0036, columns + heads), (rgb("#1f2a44"), 0.0062, words), (rgb("#1f2a44"), 0.006, sums)])


SHAPES = {0: [(0.5, 1), (0.1, 0.6), (0.3, 0), (0.8, 0.3), (0.6, 1)], 1: [(0.3, 0.8), (0.5, 1), (0.45, 0)], 2: [(0.1, 0.8), (0.5, 1), (0.7, 0.7), (0.1, 0), (0.8, 0.02)],
          3: [(0.1, 0.95), (0.7, 0.9), (0.35, 0.55), (0.75, 0.3), (0.1, 0)], 4: [(0.55, 1), (0.05, 0.4), (0.8, 0.4), (0.6, 0.7), (0.5, -0.1)], 5: [(0.75, 1), (0.3, 0.95), (0.2, 0.6), (0.7, 0.4), (0.15, 0)],
          6: [(0.6, 1), (0.15, 0.35), (0.45, 0), (0.7, 0.3), (0.25, 0.4)], 7: [(0.1, 0.95), (0.8, 0.98), (0.3, 0)], 8: [(0.65, 0.85), (0.2, 0.8), (0.7, 0.25), (0.3, 0), (0.2, 0.3), (0.7, 0.9)], 9: [(0.7, 0.8), (0.3, 1), (0.25, 0.6), (0.7, 0.7), (0.55, 0)]}


def figures(x, y, count, seed):
    """A number in a hand that leans a little."""
    size = 0.085
    return [[(x + k * size * 0.68 + (u * 0.6 + v * 0.18) * size, y + v * size) for u, v in SHAPES[(seed * 13 + k * k * 5 + k * 3) % 10]] for k in range(count)]


def pen():
    """Black lacquer, a gold band, its cap off; the nib at -x."""
    lacquer = m.food("lacquer", rgb("#14201d"), rgb("#0f1815"), rough=0.12, grain=2, bump=0.0, coat=1.0, vary=0)
    gold = m.metal("gold", rgb("#cfa556"), rough=0.18, brushed=False)
    parts = [s.lathe("barrel", [(0, 1.12), (0.05, 1.11), (0.072, 1.04), (0.085, 0.5), (0.085, 0), (0.085, 0), (0.08, 0), (0.066, -0.04), (0.058, -0.3), (0.066, -0.36), (0.05, -0.37)], lacquer, wobble=0),
             s.lathe("band", [(0.086, 0.0), (0.09, 0.01), (0.09, 0.05), (0.086, 0.06)], gold, wobble=0)]
    nib = s.sheet("nib", 1, 1, lambda x, y: (math.sin(y * 2.2) * 0.055 * (1 - (x + 0.5) ** 1.5) + 0.0, math.cos(y * 2.2) * 0.05 * (1 - 0.75 * (x + 0.5)), -0.36 - 0.25 * (x + 0.5)), gold, across=20, along=12)
    parts.append(s.thicken(nib, 0.008))
    return s.group("pen", [s.at(s.group("turned", parts), (0, 0, 0), (0, 90, 0))])


def build():
    edge = stock("edge", "#e2d6bb")
    leather = m.food("leather", rgb("#5c2b22"), rgb("#47201a"), rough=0.45, grain=5, bump=0.5, bump_scale=45, relief=0.01)
    cover = [s.at(s.box("cover", (WIDTH + 0.12, DEPTH + 0.16, 0.06), leather, 0.02), (side * (WIDTH + 0.16) / 2, 0, -0.06)) for side in (-1, 1)]
    path = s.spline([(0.02, DEPTH / 2, 0.08), (0.03, 0.4, 0.065), (0.06, -DEPTH / 2, 0.08), (0.12, -DEPTH / 2 - 0.12, 0.0), (0.2, -DEPTH / 2 - 0.5, -0.05)], 10)
    silk = m.food("silk", rgb("#8c3a30"), rough=0.5, vary=0)
    ribbon = s.thicken(s.sheet("ribbon", 1, 1, lambda x, y: (path[round((y + 0.5) * 40)][0] + x * 0.09, *path[round((y + 0.5) * 40)][1:]), silk, across=4, along=40), 0.006)
    book = s.group("ledger", cover + pages({side: entries(side) for side in (-1, 1)}, edge) + [ribbon])
    s.at(book, (0, 0, 0.065), (0, 0, 14))
    where = s.turned((1.25, -0.55, 0), 14)
    s.at(pen(), (where.x, where.y, 0.065 + bulge(1.25) + 0.105), (0, 2.5, 48))
    s.at(s.table(m.wood("desk", rgb("#4a2f1e"), rgb("#8a6242"), plank=6.5, rough=0.3, gaps=False), 60), (0, 1.4, 0), (0, 0, -6))
    lights.sky("forest", 0.4, turn=90)
    lights.area("window", (-7, 2.8, 4.2), (0.2, -0.3, 0.2), (4, 5), 900, (1.0, 0.94, 0.86))
    s.at(s.sheet("wall", 90, 50, lambda x, y: 0.0, m.plaster("wall", rgb("#b9beb4")), across=1, along=1), (0, 14, 10), (90, 0, 0))
    shoot((0.3, -0.1, 0.2), distance=8.6, pitch=34, yaw=-12, lens=70, fstop=5.0, focus=(0.95, -0.75, 0.3))
    return {"exposure": 0.3, "contrast": 1.24, "saturation": 1.05, "warmth": 0.5, "vignette": 0.16, "grain": 0.005}
