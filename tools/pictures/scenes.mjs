// npm run pictures:scenes [-- espresso burrata …] [--preview] — draws the scenes of tools/pictures/scenes/scenes.json with
// Blender, all of them or those that are named. The results are committed under data/images/; neither install nor build
// runs this. tools/pictures/README.md says more.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { fail } from '../lib/fail.mjs';

const FOLDER = 'tools/pictures/scenes';

/** What a picture may weigh in bytes; one that is heavier is written again in lower quality. */
const HEAVIEST = 550_000;
const QUALITIES = [88, 84, 80, 75];

const scenes = JSON.parse(
  fs.readFileSync(path.join(FOLDER, 'scenes.json'), 'utf8'),
);
const args = process.argv.slice(2);
const isPreview = args.includes('--preview');
const names = args.filter((arg) => !arg.startsWith('--'));

for (const name of names)
  if (!scenes.some((scene) => scene.name === name))
    fail(
      `There is no scene “${name}”: ${FOLDER}/scenes.json has ${scenes.map((scene) => scene.name).join(', ')}.`,
    );

const blender = requireBlender();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scenes-'));
try {
  for (const scene of scenes)
    if (names.length === 0 || names.includes(scene.name)) await draw(scene);
} finally {
  fs.rmSync(folder, { recursive: true });
}

/** Gives the program that BLENDER_PATH names, or `blender`; ends when it cannot be started. */
function requireBlender() {
  const program = process.env.BLENDER_PATH ?? 'blender';
  const found = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (found.status === 0) return program;
  return fail(
    'Blender is missing: install Debian’s package blender (apt-get install blender), or name another Blender 3.4 or newer in BLENDER_PATH.',
  );
}

/** Renders one scene and writes its JPEG: to its place under data/, a preview into the temporary folder. */
async function draw({ name, output }) {
  const frame = path.join(folder, `${name}.png`);
  const script = path.join(FOLDER, 'render.py');
  const asked = [name, frame, ...(isPreview ? ['--preview'] : [])];
  console.log(`\n▸ Drawing ${name}`);
  const { status } = spawnSync(
    blender,
    ['--background', '--python', script, '--', ...asked],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0 || !fs.existsSync(frame))
    fail(`Blender could not draw ${name}; its own words stand above.`);
  const file = isPreview ? path.join(os.tmpdir(), `${name}.jpg`) : output;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const jpeg = await lightEnough(frame);
  fs.writeFileSync(file, jpeg);
  console.log(`▸ ${file}, ${Math.round(jpeg.length / 1000)} kB`);
}

/** Takes a PNG file; gives the finest JPEG of it that is not too heavy. */
async function lightEnough(frame) {
  let jpeg;
  for (const quality of QUALITIES) {
    jpeg = await sharp(frame).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= HEAVIEST) break;
  }
  return jpeg;
}
