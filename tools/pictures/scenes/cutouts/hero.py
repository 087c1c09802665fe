"""  python cutouts/hero.py posts.hero_phone out.png 1800 1500 20"""
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from lib import stage  # noqa: E402

module, output, width, height, samples = sys.argv[1:6]
stage.clear()
options = {}
for pair in sys.argv[6:]:
    key, value = pair.split("=")
    options[key] = value
look = importlib.import_module(module).build(**options) or {}
begin = time.time()
stage.picture(output, int(width), int(height), int(samples), **look)
print(f"▸ {module}: {time.time() - begin:.0f} s")
