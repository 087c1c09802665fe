/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';
import fs from 'node:fs';
import path from 'node:path';
import { createStyleguide } from './create-styleguide';

const VARIABLE = 'gatsby_executing_command';
const before = process.env[VARIABLE];

afterEach(() => {
  if (before === undefined) Reflect.deleteProperty(process.env, VARIABLE);
  else process.env[VARIABLE] = before;
});

/** Gives the pages that are made under a command of Gatsby's. */
function pagesUnder(command?: string): unknown[] {
  if (command === undefined) Reflect.deleteProperty(process.env, VARIABLE);
  else process.env[VARIABLE] = command;
  const createPage = jest.fn();
  createStyleguide({ actions: { createPage } } as unknown as CreatePagesArgs);
  return createPage.mock.calls.flat();
}

describe('createStyleguide', () => {
  const component = path.resolve('src/styleguide/styleguide-page.tsx');

  test('makes the page in development', () => {
    expect(pagesUnder('develop')).toEqual([
      { path: '/_styleguide', component, context: {} },
    ]);
    expect(fs.existsSync(component)).toBe(true);
  });

  test.each(['build', 'serve', undefined])(
    'makes none under the command %s',
    (command) => {
      expect(pagesUnder(command)).toEqual([]);
    },
  );

  // A file there would become a page of the build of its own accord.
  test('is not among the pages that Gatsby finds by itself', () => {
    expect(
      fs.readdirSync('src/pages').filter((file) => /styleguide/.test(file)),
    ).toEqual([]);
  });
});
