/** @jest-environment node */
import { bakery } from '../website-templates/preview/test-template';
import { checkContent } from './check/check';
import { allRoutes } from './all-routes';
import { DataCopy } from './test-support';

// A website template is one JSON file: nothing else has to know of it.

test('a seventh file in data/templates is a seventh template, with its page', () => {
  const copy = new DataCopy();
  try {
    const before = checkContent(copy.folder);
    copy.write(`templates/${bakery.slug}.json`, JSON.stringify(bakery));
    expect(copy.mistakes()).toEqual([]);
    const after = checkContent(copy.folder);
    if (!before.ok || !after.ok) throw new Error('The content has problems');
    const known = allRoutes(before.content);
    expect(
      allRoutes(after.content).filter((route) => !known.includes(route)),
    ).toEqual(['/websites/village-bakery']);
  } finally {
    copy.remove();
  }
});
