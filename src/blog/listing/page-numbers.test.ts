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

  const windows = Array.from({ length: 60 }, (_, index) => index + 1).flatMap(
    (last) =>
      Array.from({ length: last }, (_, index) => ({
        current: index + 1,
        last,
        shown: pageNumbers(index + 1, last),
      })),
  );

  test('of 1 to 60 pages: has no gap up to seven, and eight places at most', () => {
    for (const { last, shown } of windows) {
      expect(shown.includes(GAP)).toBe(last > 7);
      expect(shown.length).toBeLessThanOrEqual(last > 7 ? 7 : last);
    }
  });

  test('of 1 to 60 pages: counts up, with a gap just where numbers are left out', () => {
    for (const { shown } of windows)
      shown.forEach((place, index) => {
        const before = shown[index - 1];
        const beforeThat = shown[index - 2];
        if (place === GAP || before === undefined) return;
        if (before === GAP)
          expect(place).toBeGreaterThan(Number(beforeThat) + 1);
        else expect(place).toBe(before + 1);
      });
  });

  test('of 8 to 60 pages: shows five numbers at the end that the page is near, else three around it', () => {
    for (const { current, last, shown } of windows.filter(
      (one) => one.last > 7,
    )) {
      const runs = shown
        .map((place) => (place === GAP ? ' ' : `${place},`))
        .join('')
        .split(' ')
        .map((run) => run.split(',').length - 1);
      if (current <= 4) expect(runs).toEqual([5, 1]);
      else if (current >= last - 3) expect(runs).toEqual([1, 5]);
      else {
        expect(runs).toEqual([1, 3, 1]);
        expect(shown.slice(2, 5)).toEqual([current - 1, current, current + 1]);
      }
    }
  });

  test('always holds the current page, the first and the last', () => {
    for (let last = 1; last <= 60; last++)
      for (let current = 1; current <= last; current++)
        expect(pageNumbers(current, last)).toEqual(
          expect.arrayContaining([1, current, last]),
        );
  });
});
