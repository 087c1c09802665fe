import { ThemeProvider } from '@emotion/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderWithTheme } from '../../../tools/jest/render';
import { theme } from '../../styles/theme';
import { MissedCallCalculator } from './calculator';

const calculator: Queries.MissedCallCalculatorFieldsFragment = {
  title: 'What do missed calls cost you?',
  text: 'Put in your own figures.',
  fields: {
    missedCalls: { label: 'Missed calls', value: 15 },
    lostShare: { label: 'Lost callers', value: 60 },
    buyingShare: { label: 'Buyers', value: 30 },
    jobValue: { label: 'Value', value: 220 },
  },
  formula: 'Calls times value.',
  result: 'Lost each month',
  estimate: 'An estimate, not a promise.',
  withoutScripts: 'Allow JavaScript.',
};

const calculatorPart = <MissedCallCalculator calculator={calculator} />;

const setUp = () => renderWithTheme(calculatorPart);

const field = (name: string) => screen.getByRole('spinbutton', { name });
const status = () => screen.getByRole('status');

/** The sum as shown, with plain spaces. */
function sum(): string {
  const line = screen.getByText(/=/).textContent;
  return line.replaceAll('\u00a0', ' ');
}

async function type(name: string, figure: string) {
  await userEvent.clear(field(name));
  if (figure) await userEvent.type(field(name), figure);
}

describe('MissedCallCalculator', () => {
  test('starts with the defaults and what they come to', () => {
    setUp();
    expect(field('Missed calls')).toHaveValue(15);
    expect(field('Lost callers')).toHaveValue(60);
    expect(field('Buyers')).toHaveValue(30);
    expect(field('Value')).toHaveValue(220);
    expect(status()).toHaveTextContent('Lost each month £2,574');
    expect(sum()).toBe('15 × 52 ÷ 12 × 60% × 30% × £220 = £2,574');
    expect(screen.getByText('Calls times value.')).toBeVisible();
    expect(screen.getByText('An estimate, not a promise.')).toBeVisible();
  });

  test('follows the visitor’s figures, in the result and in the sum', async () => {
    setUp();
    await type('Missed calls', '20');
    await type('Value', '99.5');
    expect(status()).toHaveTextContent('£1,552');
    expect(sum()).toBe('20 × 52 ÷ 12 × 60% × 30% × £99.50 = £1,552');
  });

  test('announces in an element that was there before', async () => {
    setUp();
    const before = status();
    await type('Buyers', '50');
    expect(status()).toBe(before);
    expect(before.tagName).toBe('OUTPUT');
  });

  test('ties the result to the four fields', () => {
    setUp();
    const ids = screen.getAllByRole('spinbutton').map(({ id }) => id);
    expect(status()).toHaveAttribute('for', ids.join(' '));
  });

  test.each(['', '-1', '101'])(
    'says what is wrong with %j beside the field, and gives no amount',
    async (figure) => {
      setUp();
      await type('Lost callers', figure);
      expect(field('Lost callers')).toBeInvalid();
      expect(field('Lost callers')).toHaveAccessibleDescription(
        'Enter a number, 0 to 100.',
      );
      expect(field('Buyers')).not.toHaveAttribute('aria-invalid');
      expect(status()).toHaveTextContent('No estimate yet');
      expect(status()).not.toHaveTextContent('£');
      expect(sum()).toBe('15 × 52 ÷ 12 × ? × 30% × £220 = ?');
    },
  );

  test('takes the mistake back once the figure is right', async () => {
    setUp();
    await type('Value', '-5');
    await type('Value', '100');
    expect(field('Value')).not.toHaveAttribute('aria-invalid');
    expect(status()).toHaveTextContent('£1,170');
  });

  test('takes over what was typed before React did', () => {
    const report = jest.spyOn(console, 'error');
    const themed = (
      <ThemeProvider theme={theme}>{calculatorPart}</ThemeProvider>
    );
    const page = document.createElement('div');
    page.innerHTML = renderToString(themed);
    document.body.append(page);
    fireEvent.input(field('Missed calls'), { target: { value: '30' } });
    render(themed, { container: page, hydrate: true });
    expect(status()).toHaveTextContent('£5,148');
    expect(report).not.toHaveBeenCalled();
  });
});
