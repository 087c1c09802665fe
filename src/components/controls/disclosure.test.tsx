import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

beforeEach(() => {
  render(
    <Disclosure title="Can I cancel?" group="pricing" id="cancel">
      At any time.
    </Disclosure>,
  );
});

describe('Disclosure', () => {
  test('is a native details of its group', () => {
    // Browsers close the other details of the same name.
    expect(screen.getByRole('group')).toHaveAttribute('name', 'pricing');
  });

  test('is closed at first, opens on a click and closes on another', async () => {
    const user = userEvent.setup();
    const answer = screen.getByText('At any time.');
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('Can I cancel?'));
    expect(answer).toBeVisible();
    await user.click(screen.getByText('Can I cancel?'));
    expect(answer).not.toBeVisible();
  });

  test('has its anchor inside, so that browsers open it for a link', () => {
    const anchor = document.getElementById('cancel');
    expect(anchor?.parentElement).toBe(screen.getByRole('group'));
  });
});
