/** @jest-environment node */
import { kindNames, kinds } from '../kinds';
import { complaints, only, repositoryContent } from '../test-support';

const content = repositoryContent();
const pages = kindNames
  .filter((name) => kinds[name].place.startsWith('pages/'))
  .map((name) => {
    const value: Record<string, unknown> = { ...only<object>(content[name]) };
    return { name, value };
  });

describe.each(pages)('$name', ({ name, value }) => {
  const { schema } = kinds[name];

  test('takes what stands in the repository', () => {
    expect(complaints(schema, value)).toEqual([]);
  });

  test('refuses an unknown field', () => {
    expect(complaints(schema, { ...value, titel: 'A title' })).toEqual([
      'titel: no field of this name',
    ]);
  });

  test.each(Object.keys(value))('needs %s', (field) => {
    const found = complaints(schema, { ...value, [field]: undefined });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${field}: `));
  });
});
