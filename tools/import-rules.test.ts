/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// The rules of .dependency-cruiser.cjs, which `npm run lint` holds src/ to, on files of our own.

const root = path.resolve(__dirname, '..');

/** Each file and what it imports. */
const files: Record<string, string> = {
  'data/site.json': '{}',
  'src/content/site.ts': "import '../styles/theme';",
  'src/content/a.ts': "import type { B } from './b'; export type A = B;",
  'src/content/b.ts': "import type { A } from './a'; export type B = A;",
  'src/styles/theme.ts': "import 'react';",
  'src/components/card.ts':
    "import '../styles/theme'; import '../sections/hero';",
  'src/sections/hero.ts':
    "import '../components/button'; import '../../data/site.json';",
  'src/components/button.ts': '',
  'src/panels/inbox.ts': "import '../demos/chat';",
  'src/demos/chat.ts': "import '../components/button';",
  'src/unlisted/new.ts': "import '../components/button';",
  'src/content/site.test.ts': "import '../demos/chat';",
};

const refused = [
  'src/content/site.ts → src/styles/theme.ts',
  'src/content/a.ts → src/content/b.ts',
  'src/components/card.ts → src/sections/hero.ts',
  'src/sections/hero.ts → data/site.json',
  'src/panels/inbox.ts → src/demos/chat.ts',
  'src/unlisted/new.ts → src/components/button.ts',
];

test('refuses imports that go up, sideways, in a circle of types or into data/, and no others', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(
        root,
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ),
      '--config',
      path.join(root, '.dependency-cruiser.cjs'),
      'src',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  fs.rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  const found = [...stdout.matchAll(/error [\w-]+: (\S+ → \s*\S+)/g)];
  expect(found.map(([, edge]) => edge?.replace(/\s+/g, ' ')).sort()).toEqual(
    refused.sort(),
  );
});
