/** @jest-environment node */
import fs from 'node:fs';
import { sampleBlock } from '../../../content/schemas/website-template/sample-blocks';

const FOLDER = 'src/website-templates';

/** The classes that files of `FOLDER` have in places that the pattern matches. */
function classesIn(files: RegExp, places: RegExp): Set<string> {
  const sources = fs
    .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => files.test(name))
    .map((name) => fs.readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const found = sources
    .flatMap(
      (source) => source.replace(/\/\*.*?\*\//gs, '').match(places) ?? [],
    )
    .flatMap((place) => place.match(/\bsample(?:-[a-z]+)*(?![\w-])/g) ?? []);
  return new Set(found);
}

/** The classes of blocks, which have their kind. */
const kinds = sampleBlock.options.map(
  ({ shape }) => `sample-${shape.kind.value}`,
);
const styled = classesIn(/\.css$/, /\.sample[\w-]*/g);
const used = classesIn(/(?<!\.test)\.tsx$/, /[`'"]sample[ \w-]*[^\n]*/g);

test('style sheets style only classes that components have', () => {
  const unknown = [...styled].filter((name) => !used.has(name));
  expect(unknown.filter((name) => !kinds.includes(name))).toEqual([]);
});

test('components have only classes that a style sheet styles', () => {
  expect([...used].filter((name) => !styled.has(name))).toEqual([]);
});
