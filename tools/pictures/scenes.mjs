// node tools/pictures/scenes.mjs [espresso burrata …] [--preview] — renders the scenes of tools/pictures/scenes/scenes.json
// with Blender, all of them or those that are named. tools/pictures/README.md says more.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { fail } from '../lib/run.mjs';

const FOLDER = 'tools/pictures/scenes';
const blender = process.env.BLENDER_PATH ?? 'blender';

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const names = args.filter((arg) => !arg.startsWith('--'));
const scenes = JSON.parse(fs.readFileSync(`${FOLDER}/scenes.json`, 'utf8'));
const outputs = new Map(scenes.map(({ name, output }) => [name, output]));

if (spawnSync(blender, ['--version']).status !== 0)
  fail(
    'Blender is missing: install Debian’s package blender, or name another Blender 3.4 or newer in BLENDER_PATH.',
  );
for (const name of names.length > 0 ? names : outputs.keys()) {
  const frame = path.join(os.tmpdir(), `${name}.png`);
  const { status } = spawnSync(
    blender,
    ['-b', '-P', `${FOLDER}/render.py`, '--', name, frame, ...options],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) fail(`Blender could not draw ${name}: see above.`);
  const file = options.includes('--preview')
    ? frame.replace('.png', '.jpg')
    : outputs.get(name);
  await sharp(frame).jpeg({ quality: 88, mozjpeg: true }).toFile(file);
  console.log(`▸ ${file}`);
}
