/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../src/content/check/files';

// Documents must only name paths and commands that exist, and comments only files that do.

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'tools/pictures/README.md',
  ...fs
    .readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const PATHS =
  /(?<![\w./-])(?:src|data|desk|docs|e2e|tools|static|\.\w+)\/[\w./<-]*[\w/]|(?<=`)(?:gatsby-\w+\.tsx?|\.?[\w-]+\.(?:cjs|js|json)|LICENSE)(?=`)/g;
const LINKS = /\]\((?!https?:|[#/])([^)#]+)/g;
const SCRIPTS = /npm (?:run )?([\w:]+)/g;

/** Paths that documents may name although git lacks them: made by set-up, a build or a recipe's reader, or former ones. */
const NOT_IN_GIT =
  /^\.(?:content|vscode)\/|careers|five-quiet-hours|village-bakery|my-post|the-file|scenes|</;
const NPM_COMMANDS = ['ci', 'install'];

test.each(documents)('%s names paths and scripts that exist', (name) => {
  const text = fs.readFileSync(name, 'utf8');
  const links = Array.from(text.matchAll(LINKS), ([, link = '']) =>
    path.join(path.dirname(name), link),
  );
  const paths = [...(text.match(PATHS) ?? []), ...links].filter(
    (file) => !NOT_IN_GIT.test(file) && !fs.existsSync(file),
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

/** The lines of comments in a source file. */
const COMMENTS = /^ *(?:\/\/|\/?\*).*$/gm;

test('comments name files that exist', () => {
  const files = ['src', 'desk', 'e2e', 'tools'].flatMap((folder) =>
    listFiles(folder).map((file) => `${folder}/${file}`),
  );
  const missing = files.flatMap((file) => {
    const comments = fs.readFileSync(file, 'utf8').match(COMMENTS) ?? [];
    return (comments.join('\n').match(PATHS) ?? [])
      .filter((named) => !NOT_IN_GIT.test(named) && !fs.existsSync(named))
      .map((named) => `${file}: ${named}`);
  });
  expect(missing).toEqual([]);
});
