/** @jest-environment node */
import { ThemeProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { exampleOf } from '../../content/example-data.fixture';
import { theme } from '../../styles/theme';
import { MissedCallCalculator } from './calculator';

const { calculator } = exampleOf('Product', 'calculator');

test('the page’s HTML shows the defaults and what they come to', () => {
  if (!calculator) throw new Error('The example has no calculator');
  const { fields } = calculator;
  fields.missedCalls.value = 15;
  fields.lostShare.value = 60;
  fields.buyingShare.value = 30;
  fields.jobValue.value = 220;
  const html = renderToString(
    <ThemeProvider theme={theme}>
      <MissedCallCalculator calculator={calculator} />
    </ThemeProvider>,
  ).replaceAll('\u00a0', ' ');
  for (const figure of [15, 60, 30, 220])
    expect(html).toContain(`value="${figure}"`);
  expect(html).toContain('15 × 52 ÷ 12 × 60% × 30% × £220 = £2,574');
  expect(html).toMatch(/<output role="status"[^]*£2,574[^]*<\/output>/);
  expect(html).toContain(calculator.formula);
  expect(html).toContain(calculator.estimate);
});
