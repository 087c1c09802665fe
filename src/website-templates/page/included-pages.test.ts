import { includedPages } from './included-pages';

// The last row of the table in SPEC.md section 2, "Included pages per template".
const defaults = ['Home', 'About', 'Services', 'Contact'];

describe('includedPages', () => {
  test('gives what a template names', () => {
    const named = ['Home', 'Shop', 'Cart'];
    expect(includedPages(named, defaults)).toEqual(named);
  });

  test('gives the default row for a template that names none', () => {
    expect(includedPages(null, defaults)).toEqual(defaults);
  });
});
