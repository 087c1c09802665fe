/** @jest-environment node */
import { missedCallCalculator } from './calculator';
import { complaints, repositoryContent } from './test-support';

const value = repositoryContent()
  .Product.map((product) => product.value.calculator)
  .find((calculator) => calculator !== undefined);

function withDefault(figure: unknown) {
  const fields = {
    ...value?.fields,
    lostShare: { label: 'Words', value: figure },
  };
  return { ...value, fields };
}

test.each([0, 62.5, 100])('%d per cent is a default', (figure) => {
  expect(complaints(missedCallCalculator, withDefault(figure))).toEqual([]);
});

test.each([
  [-1, 'a number from 0 to 100'],
  [101, 'a number from 0 to 100'],
  ['60', 'a number'],
  [undefined, 'a number'],
])('%j is refused', (figure, expected) => {
  expect(complaints(missedCallCalculator, withDefault(figure))).toEqual([
    `fields.lostShare.value: ${expected}`,
  ]);
});

test('a text that is missing is named', () => {
  expect(
    complaints(missedCallCalculator, { ...value, estimate: undefined }),
  ).toEqual(['estimate: text']);
});
