"""Two espresso cups in slate, one on its side so that the foot is seen."""
from lib import shapes as s
from shop import common


def build():
    glaze = common.slate()
    s.at(common.espresso_cup(glaze, seed=5), (-0.25, 0.04, 0), (0, 0, 40))
    # It rests on its widest ring and its foot.
    lying = common.espresso_cup(glaze, seed=8)
    s.at(lying, (0.24, -0.08, 0.309), (0, 0, 0))
    lying.rotation_euler = (0.0, 1.57 + 0.17, 0.62)
    return common.photograph(0.68, tall=0.4, aside=0.17)
