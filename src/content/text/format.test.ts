import { correctedPrice, plainPrice, sumOfPrices } from './format';

test.each([
  [['£6,200', '£340', '£920'], '£7,460'],
  [['£0.10', '£0.20'], '£0.30'],
  [['£16.50', '£3.50'], '£20'],
  [[], '£0'],
])('the prices %j add up to %s', (prices, total) => {
  expect(sumOfPrices(prices)).toBe(total);
});

test.each([
  ['£2,499', 2499],
  ['£2499', 2499],
  ['£16.50', 16.5],
  ['£4 / £7', undefined],
  ['from £450', undefined],
  ['£95 a month', undefined],
  ['£40–£60', undefined],
  ['£12.50 for 2 people', undefined],
  ['80p', undefined],
  ['$99', undefined],
  ['POA', undefined],
  ['Free', undefined],
])('"%s" is right, and a plain price of %s', (shown, pounds) => {
  expect(correctedPrice(shown)).toBe(shown);
  expect(plainPrice(shown)).toBe(pounds);
});

test.each<(string | undefined)[]>([
  ['£8.5', '£8.50'],
  ['£8,50', '£8.50'],
  ['£ 8', '£8'],
  ['16.50', '£16.50'],
  ['2,499', '£2,499'],
  ['£4 / 7', '£4 / £7'],
  ['from £9.5 to 12', 'from £9.50 to £12'],
  ['£99 ', '£99'],
  ...['£', '£,499', '£16.505', '£1,00,0', '-', '7 each'].map((shown) => [
    shown,
    undefined,
  ]),
])('by "%s", "%s" was meant', (shown = '', meant) => {
  expect(correctedPrice(shown)).toBe(meant);
});
