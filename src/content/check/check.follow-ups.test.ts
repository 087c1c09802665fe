/** @jest-environment node */
import { DataCopy } from '../test-support';

let data: DataCopy;

beforeEach(() => {
  data = new DataCopy();
});

afterEach(() => {
  data.remove();
});

describe('one mistake is one problem', () => {
  test.each([
    [
      'a post that others link to',
      'posts/building-long-term-social-media-strategy.json',
      'date',
    ],
    [
      'a product that is linked to and on the home page',
      'products/crm.json',
      'name',
    ],
    ['a template of the portfolio', 'templates/saas-landing.json', 'name'],
    ['a legal text', 'legal/privacy-policy.json', 'title'],
    ['the categories', 'pages/blog.json', 'hero'],
  ])('%s', (_title, file, field) => {
    data.set(file, field);
    expect(data.problems().map(({ file: named }) => named)).toEqual([
      `data/${file}`,
    ]);
    data.write(file, '{');
    expect(data.problems().map(({ file: named }) => named)).toEqual([
      `data/${file}`,
    ]);
  });

  test.each(['', '{'])('site.json, which others quote: %j', (source) => {
    data.write('site.json', source);
    expect(data.problems().map(({ file }) => file)).toEqual(['data/site.json']);
  });

  test('no site.json at all', () => {
    data.delete('site.json');
    expect(data.problems().map(({ file }) => file)).toEqual(['data/site.json']);
  });
});
