"""Customer Service, sky: a telephone with its receiver off the hook, a pad for messages, a cup."""
from lib import materials as m, shapes as s
from lib.camera import shoot
from lib.materials import rgb
from posts import common, phone


def pad(paper, ink, line):
    """A pad of messages: many leaves, the top one written on."""
    parts = [s.box("leaves", (1.05, 1.45, 0.14), paper, 0.004), s.at(s.box("glue", (1.06, 0.05, 0.145), common.painted("glue", "#3f7ea6", rough=0.5), 0.01), (0, 0.72, 0))]
    words = [w for row in range(4) for w in common.handwriting(-0.42, 0.25 - row * 0.2, (0.75, 0.55, 0.7, 0.35)[row], size=0.09, seed=row + 20)]
    head = common.handwriting(-0.42, 0.5, 0.5, size=0.11, seed=2)
    top = common.sheet_of_paper(paper, 1.05, 1.44, lift=0.06, corner=(1, -1), seed=6,
                                marks=[(line, 0.003, list(common.ruled(1.05, 1.4, 0.2, top=0.48))), (ink, 0.0065, words), (ink, 0.008, head)])
    top.location.z = 0.135
    return s.group("pad", parts + [top])


def build():
    common.desk("#859fae")
    sky = common.painted("sky plastic", "#4f86a8", rough=0.2, coat=0.6)
    s.at(phone.body(sky), (-1.1, 1.5, 0), (0, 0, 22))
    s.at(phone.handset(sky), (0.1, -0.05, 0), (0, 0, -24))
    phone.coil([(0.93, -0.45, 0.02), (1.18, -0.52, 0), (1.28, -0.12, 0), (0.85, 0.5, 0), (0.25, 0.75, 0), (-0.15, 1.15, 0), (-0.3, 1.5, 0)], sky, turns=58)
    paper = common.stock("note", "#f1ebde")
    ink, line = common.painted("ink", "#25384a", rough=0.6, coat=0), common.painted("rule", "#a8c5d6", rough=0.8, coat=0)
    s.at(pad(paper, ink, line), (2.05, 0.62, 0), (0, 0, -18))
    s.at(common.pencil("#2f6f9c", length=1.5), (1.5, 0.2, 0.15), (0, 0, 30))
    common.mug(m.ceramic("mug", rgb("#e6dfd0"), speckle=0.7), (1.0, 2.3, 0), 150)
    shoot((0.42, 0.45, 0.47), distance=7.1, pitch=19, yaw=2, lens=56, fstop=3.6, focus=(0.1, -0.25, 0.4))
    return {"exposure": 0.2}
