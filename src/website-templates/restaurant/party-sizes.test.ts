import { partySizes } from './party-sizes';

describe('partySizes', () => {
  test('gives one choice for each size, the first in the singular', () => {
    expect(partySizes(10)).toEqual([
      '1 guest',
      '2 guests',
      '3 guests',
      '4 guests',
      '5 guests',
      '6 guests',
      '7 guests',
      '8 guests',
      '9 guests',
      '10 guests',
    ]);
  });
});
