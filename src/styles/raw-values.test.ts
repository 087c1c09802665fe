/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

// Colours and lengths have names, in src/styles: a component that spells one out would not follow the theme.

const RAW = [
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i,
  /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/,
  /\d(?:\.\d+)?px\b/,
];

/** The lines of a source text that hold a raw value, each with its number. */
function rawLines(source: string): string[] {
  return source
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => RAW.some((pattern) => pattern.test(line)));
}

/** What the theme does not reach: its own folder, pictures that the build draws, tests, and types that Gatsby writes. */
const EXEMPT =
  /^src\/styles\/|^src\/gatsby\/social-images\/|\.test\.tsx?$|^src\/gatsby-types\.d\.ts$/;

const files = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file.replaceAll(path.sep, '/')))
  .filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file));

test('no file outside src/styles spells out a colour or a length in px', () => {
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    rawLines(fs.readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["color: '#fff'", true],
  ["color: '#a1B2c3d4'", true],
  ["color: 'rgb(0 0 0)'", true],
  ["color: 'hsla(0, 0%, 0%, 0.5)'", true],
  ["width: '1.5px'", true],
  ["href: '#facade-of-things'", false],
  ["href: '#tools'", false],
  ['/** At least 24 px. */', false],
  ['color-mix(in oklab, red, blue)', false],
  ["width: '1.5rem'", false],
])('%s is raw: %s', (line, isRaw) => {
  expect(rawLines(`a\n  ${line}`)).toEqual(isRaw ? [`2: ${line}`] : []);
});
