import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { Disclosure } from './disclosure';

describe('Disclosure', () => {
  test('is a native details of its group, closed at first', () => {
    renderWithTheme(
      <Disclosure title="Can I cancel?" group="pricing">
        At any time.
      </Disclosure>,
    );
    const details = screen.getByRole('group');
    // The browser lets one of a name be open at a time.
    expect(details).toHaveAttribute('name', 'pricing');
    expect(details).not.toHaveAttribute('open');
    expect(screen.getByText('Can I cancel?').closest('summary')).toBeVisible();
    expect(screen.getByText('At any time.')).not.toBeVisible();
  });

  test('opens on a press and closes on another', async () => {
    const user = userEvent.setup();
    renderWithTheme(
      <Disclosure title="Can I cancel?" group="pricing">
        At any time.
      </Disclosure>,
    );
    await user.click(screen.getByText('Can I cancel?'));
    expect(screen.getByText('At any time.')).toBeVisible();
    await user.click(screen.getByText('Can I cancel?'));
    expect(screen.getByText('At any time.')).not.toBeVisible();
  });

  test('has its place inside, where a browser that follows a link opens it', () => {
    renderWithTheme(
      <Disclosure title="Can I cancel?" group="pricing" id="cancel">
        At any time.
      </Disclosure>,
    );
    const place = document.getElementById('cancel');
    expect(place?.parentElement).toBe(screen.getByRole('group'));
    expect(place?.closest('summary')).toBeNull();
  });
});
