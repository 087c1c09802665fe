/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PolicySettings } from '../security/policy';
import { finishPages } from './finish-pages';
import { pageMemory } from './page-memory';

const settings: PolicySettings = {
  embeds: {
    homeVideo: 'https://video.example/a',
    demoVideo: 'https://video.example/b',
    bookingCalendar: 'https://calendar.example/c',
    bookingScript: 'https://calendar.example/d.js',
  },
  newsletterEndpoint: '',
};
const html = (inline: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${inline}</head><body></body></html>`;
const FRAME = '<iframe srcdoc="&lt;style&gt;b{}&lt;/style&gt;"></iframe>';

let folder = '';
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  fs.writeFileSync(file(name), text);
};
const textOf = (name: string) => fs.readFileSync(file(name), 'utf8');
/** One build: gives the pages that it has looked into. */
function build(
  options: { code?: string; settings?: PolicySettings; loader?: string } = {},
) {
  const memory = pageMemory(file('memory.json'), options.code ?? 'code');
  const read = jest.spyOn(fs, 'readFileSync');
  const pages = [file('a.html'), file('b.html')];
  const hashes = finishPages(
    pages,
    options.settings ?? settings,
    memory,
    () => `<script>${options.loader ?? 'load()'}</script>`,
  );
  const looked = new Set(read.mock.calls.map(([name]) => String(name)));
  read.mockRestore();
  memory.save();
  return { hashes, looked: pages.filter((page) => looked.has(page)) };
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-pages-'));
  write('a.html', html('<style>a{}</style>'));
  write('b.html', html('<script>c()</script>'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('gives each page a policy with its own hashes, and all hashes back', () => {
  const { hashes } = build();
  const [style = ''] = hashes.styles;
  expect(textOf('a.html')).toContain(style);
  expect(textOf('b.html')).toContain(hashes.scripts[0]);
  expect(textOf('b.html')).not.toContain(style);
});

test('looks at no page again that nobody has changed, and still gives its hashes', () => {
  const first = build();
  const texts = [textOf('a.html'), textOf('b.html')];
  const second = build();
  expect(second).toEqual({ hashes: first.hashes, looked: [] });
  expect([textOf('a.html'), textOf('b.html')]).toEqual(texts);
});

test('looks at the one page that has changed', () => {
  build();
  write('a.html', html('<style>d{}</style>'));
  const { hashes, looked } = build();
  expect(looked).toEqual([file('a.html')]);
  expect(hashes.styles).toHaveLength(1);
  expect(textOf('a.html')).toContain(hashes.styles[0]);
});

test('gives every page the styles of a frame that a link may bring, once there is one', () => {
  build();
  write('a.html', html('') + FRAME);
  const { hashes } = build();
  expect(textOf('b.html')).toContain(hashes.framed[0]);
});

test('gives every page a new policy when the settings change', () => {
  build();
  const newsletterEndpoint = 'https://letters.example/';
  build({ settings: { ...settings, newsletterEndpoint } });
  for (const name of ['a.html', 'b.html'])
    expect(textOf(name)).toContain('https://letters.example');
});

test('gives every page the loader of other code', () => {
  const scripts = (text: string) =>
    `<!-- slice-start id="_gatsby-scripts-1" -->${text}<!-- slice-end id="_gatsby-scripts-1" -->`;
  write('a.html', html(scripts('<script src="/app.js"></script>')));
  build();
  expect(textOf('a.html')).toContain(scripts('<script>load()</script>'));
  build({ code: 'other', loader: 'loadBetter()' });
  expect(textOf('a.html')).toContain(scripts('<script>loadBetter()</script>'));
});

test('trusts neither what other code has finished nor a broken memory', () => {
  build();
  expect(build({ code: 'other' }).looked).toHaveLength(2);
  write('memory.json', '{"code":');
  expect(build().looked).toHaveLength(2);
});
