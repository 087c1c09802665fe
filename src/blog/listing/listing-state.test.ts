import { START, isStart, readQuery, writeQuery } from './listing-state';

const CATEGORIES = ['CRM', 'AI & Automation'];
const read = (query: string) => readQuery(query, CATEGORIES);

describe('readQuery', () => {
  test.each([
    ['', START],
    ['?category=CRM', { ...START, category: 'CRM' }],
    ['?category=AI+%26+Automation', { ...START, category: 'AI & Automation' }],
    [
      '?category=AI%20%26%20Automation',
      { ...START, category: 'AI & Automation' },
    ],
    ['?q=missed+calls', { ...START, search: 'missed calls' }],
    ['?page=3', { ...START, page: 3 }],
    ['?page=2&q=a&category=CRM', { category: 'CRM', search: 'a', page: 2 }],
  ])('reads "%s"', (query, state) => {
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
    '?page=%00',
    '?q=',
    '?utm_source=letter',
  ])('takes "%s" for the start', (query) => {
    expect(read(query)).toEqual(START);
  });
});

describe('writeQuery', () => {
  test.each([
    [START, ''],
    [{ ...START, category: 'CRM' }, '?category=CRM'],
    [{ ...START, search: 'a&b' }, '?q=a%26b'],
    [
      { category: 'AI & Automation', search: ' x ', page: 4 },
      '?category=AI+%26+Automation&q=+x+&page=4',
    ],
  ])('writes %j as "%s"', (state, query) => {
    expect(writeQuery(state, '')).toBe(query);
    expect(read(query)).toEqual(state);
  });

  test('keeps what else stands in the address', () => {
    const before = '?utm_source=letter&category=CRM&page=2';
    expect(writeQuery({ ...START, search: 'x' }, before)).toBe(
      '?utm_source=letter&q=x',
    );
    expect(writeQuery(START, before)).toBe('?utm_source=letter');
  });
});

describe('isStart', () => {
  test.each([
    [START, true],
    [{ ...START, search: '  ' }, true],
    [{ ...START, search: 'x' }, false],
    [{ ...START, category: 'CRM' }, false],
    [{ ...START, page: 2 }, false],
  ])('%j: %s', (state, expected) => {
    expect(isStart(state)).toBe(expected);
  });
});
