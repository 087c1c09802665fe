"""The stoneware mug in heather."""
from lib import shapes as s
from shop import common


def build():
    s.at(common.mug(common.heather(), seed=3), (-0.12, 0, 0), (0, 0, -32))
    return common.photograph(0.98, tall=0.55)
