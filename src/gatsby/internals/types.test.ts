/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { buildSchema, parse } from 'graphql';
import { temporaryFolder } from '../../content/test-folder.fixture';
import { writeTypesAlone } from './types';

// Calls the installed Gatsby.

test('writes the types of schema and queries, and ends the program', async () => {
  const directory = temporaryFolder();
  const [def] = parse('query Names { name }').definitions;
  const definition = { name: 'Names', def, filePath: 'a.tsx', hash: 1 };
  const state = {
    schema: buildSchema('type Query { name: String }'),
    definitions: new Map([['Names', definition]]),
    config: { graphqlTypegen: { typesOutputPath: 'types.d.ts' } },
  };
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const activityTimer = () => ({ start: jest.fn(), end: jest.fn() });
  const args = {
    store: { getState: () => state },
    reporter: { activityTimer },
  };
  await writeTypesAlone(args as unknown as BuildArgs, directory);
  const types = fs.readFileSync(path.join(directory, 'types.d.ts'), 'utf8');
  expect(types).toMatch(/^declare namespace Queries \{/m);
  expect(types).toContain(
    'type NamesQuery = { readonly name: string | null };',
  );
  expect(exit).toHaveBeenCalledWith();
  fs.rmSync(directory, { recursive: true });
});
