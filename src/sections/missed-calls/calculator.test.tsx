import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
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
  result: 'Lost each month',
  estimate: 'An estimate, not a promise.',
  note: 'Trust your own.',
  withoutScripts: 'Allow JavaScript.',
};

const element = <MissedCallCalculator {...calculator} />;

const field = (name: string) => screen.getByRole('textbox', { name });
const status = () => screen.getByRole('status');
const settles = (text: string) =>
  waitFor(() => expect(status()).toHaveTextContent(text));

beforeEach(() => sessionStorage.clear());

async function type(name: string, figure: string) {
  await userEvent.clear(field(name));
  if (figure) await userEvent.type(field(name), figure);
}

describe('MissedCallCalculator', () => {
  test('updates the result, in the same live region', async () => {
    render(element);
    const before = status();
    await type('Missed calls', '20');
    await type('Value', '£99.50');
    expect(status()).toBe(before);
    await settles('£1,552');
    const ids = screen.getAllByRole('textbox').map(({ id }) => id);
    expect(status()).toHaveAttribute('for', ids.join(' '));
  });

  test('shows a error instead of an amount, until it is corrected', async () => {
    render(element);
    await type('Lost callers', '101');
    expect(field('Lost callers')).toBeInvalid();
    expect(field('Lost callers')).toHaveAccessibleDescription(
      'Enter a number, 0 to 100.',
    );
    expect(field('Buyers')).not.toHaveAttribute('aria-invalid');
    await settles('No estimate yet');
    expect(status()).not.toHaveTextContent('£');
    await type('Lost callers', '60');
    expect(field('Lost callers')).not.toHaveAttribute('aria-invalid');
    await settles('£2,574');
  });

  test('has the defaults in the HTML, and keeps what is typed before hydration', async () => {
    const report = jest.spyOn(console, 'error');
    const page = document.createElement('div');
    page.innerHTML = renderToString(element);
    document.body.append(page);
    expect(status()).toHaveTextContent('Lost each month £2,574');
    for (const text of [calculator.estimate, calculator.note ?? ''])
      expect(screen.getByText(text)).toBeVisible();
    fireEvent.input(field('Missed calls'), { target: { value: '30' } });
    render(element, { container: page, hydrate: true });
    await settles('£5,148');
    expect(report).not.toHaveBeenCalled();
  });
});
