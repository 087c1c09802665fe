import { GAP, pageNumbers } from './page-numbers';

describe('pageNumbers', () => {
  test.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, GAP, 8]],
    [4, 8, [1, 2, 3, 4, 5, GAP, 8]],
    [5, 8, [1, GAP, 4, 5, 6, 7, 8]],
    [5, 9, [1, GAP, 4, 5, 6, GAP, 9]],
    [6, 9, [1, GAP, 5, 6, 7, 8, 9]],
    [30, 60, [1, GAP, 29, 30, 31, GAP, 60]],
  ])('page %i of %i', (current, last, numbers) => {
    expect(pageNumbers(current, last)).toEqual(numbers);
  });

  test('always holds the current page, the first and the last', () => {
    for (let last = 1; last <= 60; last++)
      for (let current = 1; current <= last; current++)
        expect(pageNumbers(current, last)).toEqual(
          expect.arrayContaining([1, current, last]),
        );
  });
});
