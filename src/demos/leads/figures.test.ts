import { conversionRate, figuresOf } from './figures';

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 5, 100],
  // Half a percent goes up; just below it goes down.
  [1, 200, 1],
  [1, 201, 0],
  [1, 8, 13],
  [29, 200, 15],
  [57, 200, 29],
])('%i of %i are %i%%', (qualified, total, rate) => {
  expect(conversionRate(qualified, total)).toBe(rate);
});

test('only the qualified count, not the contacted', () => {
  const lead = {
    name: 'A',
    email: 'a@b.example',
    company: 'B',
    source: 'C',
    score: 80,
  };
  expect(
    figuresOf([
      { ...lead, id: 1, status: 'qualified' },
      { ...lead, id: 2, status: 'contacted' },
      { ...lead, id: 3, status: 'new' },
    ]),
  ).toEqual({ total: 3, qualified: 1, rate: 33 });
});
