import { plainPrice, sumOfPrices } from './format';

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
  ['£16.50', 16.5],
  ['£4 / £7', undefined],
  ['from £450', undefined],
  ['$99', undefined],
  ['POA', undefined],
])('"%s" is a plain price of %s', (shown, pounds) => {
  expect(plainPrice(shown)).toBe(pounds);
});
