import { INPUT_MAXIMA } from '../../content/constants';
import {
  type InputName,
  inputNames,
  lostRevenue,
  type MissedCallInputs,
  readNumber,
} from './lost-revenue';

const inputs: MissedCallInputs = {
  missedCalls: 15,
  lostShare: 60,
  buyingShare: 30,
  jobValue: 220,
};

describe('lostRevenue', () => {
  test.each<[what: string, Partial<MissedCallInputs>, pounds: number]>([
    ['the calls of a month by both shares and the value', {}, 2574],
    [
      '52 weeks in 12 months, not four in each',
      { missedCalls: 3, lostShare: 100, buyingShare: 100, jobValue: 100 },
      1300,
    ],
    ['zero', { buyingShare: 0 }, 0],
    ['no negative zero', { missedCalls: -0 }, 0],
    ['rounded up', { lostShare: 3, buyingShare: 100, jobValue: 1.4 }, 3],
    ['rounded down', { lostShare: 3, buyingShare: 100, jobValue: 1.2 }, 2],
    [
      // £45.50, but slightly less if the shares are divided first.
      'exactly where binary fractions are not',
      { lostShare: 70, buyingShare: 10, jobValue: 10 },
      46,
    ],
    ['fractions', { missedCalls: 2.5, lostShare: 62.5, jobValue: 99.99 }, 203],
    ['the largest figures', INPUT_MAXIMA, 216_666_667],
  ])('calculates %s', (_what, change, pounds) => {
    expect(lostRevenue({ ...inputs, ...change })).toEqual({
      isKnown: true,
      pounds,
    });
  });

  test.each<[InputName, string]>([
    ['missedCalls', 'Enter a number, 0 to 500.'],
    ['lostShare', 'Enter a number, 0 to 100.'],
    ['buyingShare', 'Enter a number, 0 to 100.'],
    ['jobValue', 'Enter a number, 0 to 100,000.'],
  ])('refuses %s out of range', (name, words) => {
    for (const figure of [NaN, -0.01, INPUT_MAXIMA[name] + 0.01, Infinity])
      expect(lostRevenue({ ...inputs, [name]: figure })).toEqual({
        isKnown: false,
        errors: { [name]: words },
      });
  });

  test('names every field that is out of range', () => {
    const wrong = { missedCalls: NaN, lostShare: -1 };
    const result = lostRevenue({ ...inputs, ...wrong });
    expect(result.isKnown ? [] : Object.keys(result.errors)).toEqual(
      inputNames.slice(0, 2),
    );
  });
});

test.each([
  [' 15 ', 15],
  ['2.5', 2.5],
  ['1,200', 1200],
  ['£240', 240],
  ['£ 1,234.50', 1234.5],
  ['12\u00A0500', 12_500],
  ['45 %', 45],
  ['.5', 0.5],
  ['240.', 240],
  ['-3', NaN],
  ['1,2', NaN],
  ['1,20,0', NaN],
  ['1e3', NaN],
  ['.', NaN],
  ['£', NaN],
  ['ten', NaN],
  ['', NaN],
  ['   ', NaN],
])('readNumber reads %j as %d', (typed, figure) => {
  expect(readNumber(typed)).toBe(figure);
});
