"""One mug in heather, oat and slate, side by side."""
from lib import shapes as s
from shop import common


def build():
    for x, glaze, seed, turn in ((-1.06, common.heather(), 3, -58), (0.0, common.oat(), 11, -50), (1.06, common.slate(), 17, -62)):
        s.at(common.mug(glaze, seed=seed), (x - 0.06, 0.04 * (seed % 3 - 1), 0), (0, 0, turn))
    return common.photograph(0.98, tall=0.315)
