/** @jest-environment node */
import { parse } from 'graphql';
import { withFragments } from './site-data';

const namesIn = (query: string) =>
  parse(query).definitions.map((one) => 'name' in one && one.name?.value);

test('adds the fragments that a query names, and those that they name, once', () => {
  const query = 'query Q { a { ...PostCardFields ...PictureFields } }';
  expect(namesIn(withFragments(query))).toEqual([
    'Q',
    'PostCardFields',
    'PostFields',
    'PictureFields',
  ]);
});

test('a query without them stays as it is', () => {
  const query = 'query Q { a { ... on Post { slug } } }';
  expect(withFragments(query)).toBe(query);
});

test('throws for a fragment that is nowhere', () => {
  expect(() => withFragments('{ a { ...Unknown } }')).toThrow('has Unknown');
});
