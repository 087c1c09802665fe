/** @jest-environment node */
import { drawable, widthOf } from './drawable';

describe('drawable', () => {
  test.each([
    ['Grow Revenue, Save Time', 'Grow Revenue, Save Time'],
    ['£5 “now” – a café’s 50 % … €', '£5 “now” – a café’s 50 % … €'],
    ['Łódź, Đà Nẵng, Åse', 'Łódź, Đà Nẵng, Åse'],
    ['Cafe\u0301', 'Café'],
    ['a </script> <b>&amp;', 'a </script> <b>&amp;'],
    ['Ten 🚀 ways 👩‍👩‍👧 home', 'Ten ways home'],
    ['two\nlines\u00a0here', 'two lines here'],
    ['turned \u202eround\u202c', 'turned round'],
    ['', ''],
  ])('of %j is %j, and whole', (text, drawn) => {
    expect(drawable(text)).toEqual({ text: drawn, isWhole: true });
  });

  test.each(['مرحبا', 'Ten ways до дома', '漢字', 'half שלום'])(
    'says that letters of %s are missing',
    (text) => {
      expect(drawable(text).isWhole).toBe(false);
    },
  );
});

test('letters are as wide as they are drawn', () => {
  expect(widthOf('')).toBe(0);
  expect(widthOf('il')).toBeLessThan(widthOf('mm') / 2);
  expect(widthOf('mm')).toBeCloseTo(2 * widthOf('m'));
  // Nine letters of the wordmark, whose outline is 990/256 em wide at nearly the same tracking.
  expect(widthOf('Larkfield')).toBeGreaterThan(3.8);
  expect(widthOf('Larkfield')).toBeLessThan(4.1);
});
