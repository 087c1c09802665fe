import { INITIAL_STATE } from './listing-rules';
import { readQuery, writeQuery } from './use-listing-state';

const read = (query: string) => readQuery(query, ['CRM', 'AI & Automation']);

test.each([
  [{}, ''],
  [{ category: 'CRM' }, '?category=CRM'],
  [{ search: 'a&b' }, '?q=a%26b'],
  [
    { category: 'AI & Automation', search: ' x ', page: 4 },
    '?category=AI+%26+Automation&q=+x+&page=4',
  ],
])('the state %j is the query "%s"', (changes, query) => {
  const state = { ...INITIAL_STATE, ...changes };
  expect(writeQuery(state, '')).toBe(query);
  expect(read(query)).toEqual(state);
});

test.each([
  '?category=Cooking',
  '?category=crm',
  '?category=All',
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=two',
  '?page=99999999999999999999',
  '?q=',
  '?utm_source=letter',
])('the query %s is the initial state', (query) => {
  expect(read(query)).toEqual(INITIAL_STATE);
});

test('other parameters are kept', () => {
  const before = '?utm_source=letter&category=CRM&page=2';
  expect(writeQuery({ ...INITIAL_STATE, search: 'x' }, before)).toBe(
    '?utm_source=letter&q=x',
  );
  expect(writeQuery(INITIAL_STATE, before)).toBe('?utm_source=letter');
});
