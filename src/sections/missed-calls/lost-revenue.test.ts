import type { InputName, MissedCallInputs } from './lost-revenue';
import { largestFigures } from '../../content/constants';
import { inputNames, lostRevenue, readFigure } from './lost-revenue';

const inputs: MissedCallInputs = {
  missedCalls: 15,
  lostShare: 60,
  buyingShare: 30,
  jobValue: 220,
};

function poundsOf(change: Partial<MissedCallInputs>): number | undefined {
  const result = lostRevenue({ ...inputs, ...change });
  return result.isKnown ? result.pounds : undefined;
}

function mistakesOf(change: Partial<MissedCallInputs>) {
  const result = lostRevenue({ ...inputs, ...change });
  return result.isKnown ? {} : result.mistakes;
}

describe('lostRevenue', () => {
  test('multiplies the calls of a month by both shares and the value of a job', () => {
    // 15 calls a week are 65 a month; 60% of them are 39 callers, 30% of those 11.7 jobs.
    expect(lostRevenue(inputs)).toEqual({ isKnown: true, pounds: 2574 });
  });

  test('counts 52 weeks in 12 months, not four in each', () => {
    expect(
      poundsOf({
        missedCalls: 3,
        lostShare: 100,
        buyingShare: 100,
        jobValue: 100,
      }),
    ).toBe(1300);
  });

  test.each(inputNames)('gives nothing lost when %s is 0', (name) => {
    expect(poundsOf({ [name]: 0 })).toBe(0);
  });

  test('never gives a negative zero', () => {
    expect(poundsOf({ missedCalls: -0 })).toBe(0);
  });

  test.each([
    [1.5, 3],
    [1.4, 3],
    [1.2, 2],
    [0.1, 0],
  ])('rounds to whole pounds: jobs worth £%d give £%d', (jobValue, pounds) => {
    // 15 calls a week, 3% of 65 a month: 1.95 jobs.
    expect(poundsOf({ lostShare: 3, buyingShare: 100, jobValue })).toBe(pounds);
  });

  test('is exact where binary fractions are not', () => {
    // 15 × 52 ÷ 12 × 0.7 × 0.1 × £10 is £45.50, and just below it when the shares are divided first.
    expect(poundsOf({ lostShare: 70, buyingShare: 10, jobValue: 10 })).toBe(46);
  });

  test('takes parts of a call, of a per cent and of a pound', () => {
    expect(
      poundsOf({ missedCalls: 2.5, lostShare: 62.5, jobValue: 99.99 }),
    ).toBe(203);
  });

  test.each(inputNames)('takes the largest %s, and nothing above', (name) => {
    expect(mistakesOf({ [name]: largestFigures[name] })).toEqual({});
    expect(mistakesOf({ [name]: largestFigures[name] + 0.01 })).toHaveProperty(
      name,
    );
  });

  test.each<[InputName, string]>([
    ['missedCalls', 'Enter a number, 0 to 500.'],
    ['lostShare', 'Enter a number, 0 to 100.'],
    ['buyingShare', 'Enter a number, 0 to 100.'],
    ['jobValue', 'Enter a number, 0 to 100,000.'],
  ])('says what %s should be when it can’t be used', (name, words) => {
    for (const figure of [NaN, -1, -0.01, Infinity, -Infinity, 1e300])
      expect(lostRevenue({ ...inputs, [name]: figure })).toEqual({
        isKnown: false,
        mistakes: { [name]: words },
      });
  });

  test('names every field that is wrong', () => {
    expect(Object.keys(mistakesOf({ missedCalls: NaN, jobValue: -5 }))).toEqual(
      ['missedCalls', 'jobValue'],
    );
  });

  test('stays a whole number at the upper end of all bounds', () => {
    expect(lostRevenue(largestFigures)).toEqual({
      isKnown: true,
      pounds: 216_666_667,
    });
  });
});

describe('readFigure', () => {
  test.each([
    ['15', 15],
    [' 15 ', 15],
    ['2.5', 2.5],
    ['1e2', 100],
    ['-3', -3],
    ['0', 0],
    ['-0', 0],
  ])('reads %j', (typed, figure) => {
    expect(readFigure(typed)).toBe(figure);
  });

  test.each(['', '   ', 'twelve', '1,200', '£5'])(
    '%j is no figure',
    (typed) => {
      expect(readFigure(typed)).toBeNaN();
    },
  );
});
