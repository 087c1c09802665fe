/** @jest-environment node */
import fs from 'node:fs';
import { DataCopy } from '../../src/content/content.fixture';
import { EditedData } from './edited-data';
import { recipes } from './recipes';

test('are those of docs/content-files.md', () => {
  const guide = fs
    .readFileSync('docs/content-files.md', 'utf8')
    .replace(/^## What the messages mean$[^]*/m, '');
  const rows = guide.matchAll(/^\| ([a-z][^|`…]+?) +\|(?! ask a developer)/gm);
  const sections = guide.matchAll(/^## (Add .+)$/gm);
  const titles = [...rows, ...sections].map(([, title]) => title);
  expect(Object.keys(recipes).sort()).toEqual(titles.slice().sort());
});

test('leave data/ right', () => {
  const copy = new DataCopy();
  const data = new EditedData(copy.folder);
  for (const follow of Object.values(recipes)) follow(data);
  expect(data.messages().filter((line) => !/^warning/.test(line))).toEqual([]);
  copy.remove();
});
