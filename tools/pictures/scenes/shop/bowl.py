"""The cereal bowl in oat, from a little higher, so that one sees into it."""
from lib import shapes as s
from shop import common


def build():
    s.at(common.cereal_bowl(common.oat(), seed=4), (0, 0, 0), (0, 0, 20))
    return common.photograph(0.8, tall=0.39, pitch=24)
