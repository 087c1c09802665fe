// node tools/pictures/scenes.mjs [espresso burrata …] [--preview] — renders the scenes of tools/pictures/scenes/scenes.json
// with Blender’s Python module, all of them or those that are named. tools/pictures/README.md says more.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { fail } from '../lib/run.mjs';

const FOLDER = 'tools/pictures/scenes';
const python = process.env.PICTURES_PYTHON ?? 'python3';

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const names = args.filter((arg) => !arg.startsWith('--'));
const scenes = JSON.parse(fs.readFileSync(`${FOLDER}/scenes.json`, 'utf8'));
const outputs = new Map(scenes.map(({ name, output }) => [name, output]));

if (spawnSync(python, ['-c', 'import bpy']).status !== 0)
  fail(
    `${python} has no module bpy: install it with pip in a virtual environment, and name that one’s Python in PICTURES_PYTHON.`,
  );
for (const name of names.length > 0 ? names : outputs.keys()) {
  const frame = path.join(os.tmpdir(), `${name}.png`);
  const { status } = spawnSync(
    python,
    [`${FOLDER}/render.py`, name, frame, ...options],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) fail(`Blender could not draw ${name}: see above.`);
  const file = options.includes('--preview')
    ? frame.replace('.png', '.jpg')
    : outputs.get(name);
  await sharp(frame).jpeg({ quality: 86, mozjpeg: true }).toFile(file);
  console.log(`▸ ${file}`);
}
