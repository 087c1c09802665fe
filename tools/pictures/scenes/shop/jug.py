"""The pouring jug, dipped into oat: below the line the clay is bare."""
from lib import shapes as s
from shop import common


def build():
    s.at(common.jug(common.oat(), seed=6, line=0.42), (-0.02, 0, 0), (0, 0, -14))
    return common.photograph(1.75, tall=0.6)
