/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

// Paths and commands that the documents name have to exist.

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...fs
    .readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const PATHS =
  /(?<![\w./-])(?:src|data|docs|e2e|tools|deploy|static|\.\w+)\/[\w./<-]*[\w/]|(?<=`)(?:gatsby-\w+\.tsx?|\.?[\w-]+\.(?:cjs|js|json)|LICENSE)(?=`)/g;
const LINKS = /\]\((?!https?:|[#/])([^)#]+)/g;
const SCRIPTS = /npm (?:run )?([\w:]+)/g;

/** Made by the set-up, by a build, or by the reader of a recipe. */
const MADE =
  /^\.(?:content|deploy|vscode)\/|careers|five-quiet-hours|village-bakery|my-post|the-file|</;
const NPM_COMMANDS = ['ci', 'install'];

test.each(documents)('%s names paths and scripts that exist', (name) => {
  const text = fs.readFileSync(name, 'utf8');
  const links = Array.from(text.matchAll(LINKS), ([, link = '']) =>
    path.join(path.dirname(name), link),
  );
  const paths = [...(text.match(PATHS) ?? []), ...links].filter(
    (file) => !MADE.test(file) && !fs.existsSync(file),
  );
  const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    scripts: object;
  };
  const scripts = Array.from(
    text.matchAll(SCRIPTS),
    ([, script = '']) => script,
  ).filter(
    (script) => !NPM_COMMANDS.includes(script) && !(script in manifest.scripts),
  );
  expect({ paths, scripts }).toEqual({ paths: [], scripts: [] });
});
