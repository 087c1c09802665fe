"""Webchat: the model of a shop; a card in its door says that it is open, and its bell hangs from a smooth scroll."""
import bpy

from bench import shop as old
from lib import shapes as s
from posts.common import painted, text


def build():
    made = old.build()
    for curve in bpy.data.curves:
        if curve.name.startswith(("arm", "eye", "tongue")):
            curve.resolution_u = 16
    word = s.at(text("OPEN", painted("ink", "#0a5a58", rough=0.6, coat=0), size=0.05), (0.305 + 0.175, old.FRONT - 0.0045, 0.045 + 0.715 + 0.005), (90, 3, 0))
    word.parent = made
    return made
