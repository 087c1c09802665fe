"""Renders one scene of scenes.json into a PNG. Run by tools/pictures/scenes.mjs, or by hand:

  python tools/pictures/scenes/render.py espresso espresso.png [--preview] [--width 800] [--samples 32] [--light a.npy]

A scene is a module with `build()`, which takes the scene's `options` and puts objects, light and camera onto an empty stage, and may give what
lib/grade.py is to do differently (`{"exposure": 0.2}`).
"""
import argparse
import importlib
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from lib import stage  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("name")
    parser.add_argument("output")
    parser.add_argument("--preview", action="store_true", help="480 px wide, few samples")
    parser.add_argument("--width", type=int)
    parser.add_argument("--samples", type=int)
    parser.add_argument("--light", help="a .npy file: graded again when it is there, kept when it is not")
    return parser.parse_args()


def main():
    chosen = arguments()
    with open(os.path.join(HERE, "scenes.json"), encoding="utf-8") as file:
        scenes = {scene["name"]: scene for scene in json.load(file)}
    if chosen.name not in scenes:
        sys.exit(f"There is no scene {chosen.name}: scenes.json has {', '.join(scenes)}.")
    scene = scenes[chosen.name]
    width = chosen.width or (480 if chosen.preview else scene["width"])
    height = round(width * scene["height"] / scene["width"])
    samples = chosen.samples or (12 if chosen.preview else scene["samples"])
    begin = time.time()
    stage.clear()
    look = importlib.import_module(scene["module"]).build(**scene.get("options", {})) or {}
    built = time.time()
    if chosen.light and os.path.exists(chosen.light):
        stage.again(chosen.light, chosen.output, **look)
    else:
        stage.picture(chosen.output, width, height, samples, keep=chosen.light, **look)
    print(f"▸ {chosen.name}: built in {built - begin:.0f} s, drawn in {time.time() - built:.0f} s")


if __name__ == "__main__":
    main()
