"""Messaging: a letter rack in sky-blue enamel with three envelopes."""
from bench.common import enamel, plate, rounded
from lib import ink, materials as m, shapes as s
from lib.materials import rgb
from posts.common import handwriting, stock


def sealed(paper, inner, seal, width, height):
    """An envelope from its back: flaps folded in, closed with a round seal. Upright in x and z, its face towards -y."""
    w, h, tip = width / 2, height, height * 0.42
    body = plate("envelope", [rounded(-w, 0, w, h, 0.03)], 0.035, paper, edge=0.012)
    lower = s.at(plate("lower flap", [[(-w + 0.03, 0.012), (w - 0.03, 0.012), (0.06, h * 0.5), (-0.06, h * 0.5)]], 0.009, paper, edge=0.003), (0, 0, 0.034))
    flap = [(-w + 0.008, h - 0.008), (-0.1, tip + 0.05), *((0.1 * x, tip + 0.03 - 0.03 * (1 - x * x)) for x in (-0.6, -0.2, 0.2, 0.6)), (0.1, tip + 0.05), (w - 0.008, h - 0.008)]
    upper = s.at(plate("flap", [flap], 0.016, inner, edge=0.005), (0, 0, 0.041))
    wax = s.at(s.lathe("seal", [(0.12, 0), (0.125, 0.012), (0.11, 0.026), (0.085, 0.024), (0.08, 0.018), (0, 0.019)], seal, wobble=0.05, seed=3), (0, tip + 0.06, 0.05))
    return s.at(s.group("sealed", [body, lower, upper, wax]), (0, 0, 0), (90, 0, 0))


def addressed(paper, width, height, *, colour, seed):
    """An envelope from its front: striped edges, a stamp, an address."""
    w, h = width / 2, height / 2
    blue, red = rgb("#2f7fb0"), rgb("#d2553a")
    slants = {blue: [], red: []}
    for k in range(int((width + height) / 0.055)):
        tone = (blue, None, red, None)[k % 4]
        if tone is None:
            continue
        x, y = -w + k * 0.055, -h + k * 0.055
        for edge in (-h + 0.028, h - 0.028):
            if x < w - 0.05:
                slants[tone].append([(x, edge - 0.03), (x + 0.03, edge + 0.03)])
        for side in (-w + 0.028, w - 0.028):
            if y < h - 0.05:
                slants[tone].append([(side - 0.03, y), (side + 0.03, y + 0.03)])
    words = [line for k in range(3) for line in handwriting(-0.16, -0.08 - 0.13 * k, (0.62, 0.5, 0.36)[k], size=0.085, seed=seed + k)]
    print_ = ink.page("address", width, height, rgb(colour), [(blue, 0.02, slants[blue]), (red, 0.02, slants[red]), (rgb("#2a3350"), 0.006, words)], dots=420)
    front = s.at(s.sheet("front", width - 0.01, height - 0.01, lambda x, y: 0.0, print_, across=1, along=1), (0, h, 0.0365))
    stamp = s.at(plate("stamp", [rounded(w - 0.38, height - 0.4, w - 0.12, height - 0.1, 0.01)], 0.006, stock("stamp", "#d9a03a"), edge=0.001), (0, 0, 0.036))
    picture = s.at(plate("lark", [rounded(w - 0.35, height - 0.37, w - 0.15, height - 0.13, 0.01)], 0.004, stock("lark", "#f3e3bd"), edge=0.001), (0, 0, 0.0405))
    return s.at(s.group("addressed", [plate("envelope", [rounded(-w, 0, w, height, 0.03)], 0.036, paper, edge=0.012), front, stamp, picture]), (0, 0, 0), (90, 0, 0))


def build():
    sky, pale, cream, kraft = enamel("#4aa3cf"), stock("pale sky", "#d9e9f0"), stock("cream", "#efe6d2"), stock("kraft", "#c69d6b")
    seal = m.food("wax", rgb("#c4431e"), rgb("#a83514"), rough=0.3, grain=3, bump=0.1, vary=0)
    parts = [s.box("base", (1.78, 0.98, 0.07), sky, 0.03)]
    for y, high in ((-0.4, 0.42), (-0.1, 0.6), (0.2, 0.78), (0.45, 0.95)):
        wall = plate("wall", [rounded(-0.84, 0, 0.84, high, (0.02, 0.02, 0.16, 0.16))], 0.035, sky, edge=0.012)
        parts.append(s.at(wall, (0, y, 0.06), (90, 0, 0)))
    for thing, x, y, lean, roll in ((sealed(pale, stock("sky", "#bfdcea"), seal, 1.5, 1.0), -0.05, -0.33, -6, -1.2), (addressed(cream, 1.5, 1.02, colour="#f1ead9", seed=4), 0.1, -0.03, -6, 1.5), (sealed(kraft, stock("dark kraft", "#b98d5b"), seal, 1.46, 1.2), -0.1, 0.27, -5, -2)):
        parts.append(s.at(s.group("letter", [thing]), (x, y, 0.09 + 0.75 * abs(roll) / 57), (lean, roll, 0)))
    return s.group("letters", parts)
