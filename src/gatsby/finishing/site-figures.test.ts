/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../content/example-data.fixture';
import { writeFigures } from './site-figures';

const DATA = 'page-data/index/page-data.json';
let folder = '';
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), text);
};

beforeEach(() => {
  folder = temporaryFolder();
  write('app.js', `document.cookie = ""; ${'x'.repeat(5000)}`);
  write('static/used.woff2', 'x'.repeat(20_000));
  write('static/other.woff2', 'x'.repeat(20_000));
  write(DATA, '{"value":"%figure-bytes%"}');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Finishes a page of this HTML; gives the page and its data. */
function finish(html: string) {
  write('index.html', html);
  for (let times = 0; times < 2; times++)
    writeFigures(folder, [], 'index.html', DATA);
  return ['index.html', DATA].map((name) =>
    fs.readFileSync(file(name), 'utf8'),
  );
}

test('a page says what it weighs, and so do the data that React reads', () => {
  const [page, data] = finish(
    '<link href="/static/used.woff2"><p>%figure-bytes%, %figure-scripts%, %figure-cookies%',
  );
  expect(page).toMatch(/<p>20 kB, 0 kB, 1$/);
  expect(data).toBe('{"value":"20 kB"}');
});

test('scripts that start by themselves count', () => {
  const [page, data] = finish(
    '<script src="/app.js"></script>%figure-scripts%',
  );
  expect(page).toMatch(/5 kB$/);
  expect(data).toBe('{"value":"5 kB"}');
});
