/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

// Raw colours would not follow the theme, raw lengths not the text size.
const RAW = [
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i,
  /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/,
  /\d(?:\.\d+)?px\b/,
];

function rawLines(source: string): string[] {
  return source
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => RAW.some((pattern) => pattern.test(line)));
}

const EXEMPT =
  /^src\/styles\/|^src\/gatsby\/social-images\/|\.test\.tsx?$|^src\/gatsby-types\.d\.ts$/;

const files = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file.replaceAll(path.sep, '/')))
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !EXEMPT.test(file));

test('no file outside src/styles has a raw colour or a length in px', () => {
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    rawLines(fs.readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["color: '#fff'", true],
  ["color: 'rgb(0 0 0)'", true],
  ["width: '1.5px'", true],
  ["href: '#facade-of-things'", false],
  ['/** At least 24 px. */', false],
  ['color-mix(in oklab, red, blue)', false],
])('%s is raw: %s', (line, isRaw) => {
  expect(rawLines(`a\n  ${line}`)).toEqual(isRaw ? [`2: ${line}`] : []);
});
