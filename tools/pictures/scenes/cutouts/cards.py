"""CRM: the card index box, its bottom let into its walls, its lid close on the hinge, the card that is pulled out written in finer ink."""
from bench import cards as old
from lib import ink, shapes as s

_box, _page = s.box, ink.page


def box(name, size, *rest, **more):
    # Two faces in one plane fight for the same pixels.
    return _box(name, (size[0] - 0.05, size[1] - 0.07, size[2] + 0.02), *rest, **more) if name == "bottom" else _box(name, size, *rest, **more)


def page(name, width, depth, paper, marks, **more):
    # The writing stands to the right of the tabs before it.
    moved = [(colour, radius * 0.8, [[(x + 0.47, y) for x, y in line] for line in lines]) if radius > 0.005 else (colour, radius, lines) for colour, radius, lines in marks]
    return _page(name, width, depth, paper, moved, dots=1000)


class Shapes:
    def __getattr__(self, name):
        return box if name == "box" else getattr(s, name)


class Ink:
    written, page = staticmethod(ink.written), staticmethod(page)


def build():
    old.s, old.ink = Shapes(), Ink
    made = old.build()
    for part in made.children:
        if part.name.startswith("lid"):
            part.location.z = old.HIGH + 0.003
        if part.name.startswith("bottom"):
            part.location.z = 0.004
    return made
