"""Reviews: five brass stars on a base in a coral deep enough to stand before a coral sun."""
from bench import stars as old
from bench.common import enamel


def build():
    old.enamel = lambda colour, **more: enamel("#d2401a", **more)
    return old.build()
