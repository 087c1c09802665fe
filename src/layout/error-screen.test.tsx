import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { ErrorScreen } from './error-screen';

describe('ErrorScreen', () => {
  test.each([
    [
      'status and status text of a response',
      { status: 503, statusText: 'Service Unavailable', message: 'No' },
      '503 Service Unavailable',
    ],
    ['the message of an error', new Error('Out of paper'), 'Out of paper'],
    ['the message of anything with one', { message: 'Torn' }, 'Torn'],
    [
      'the message where there is a status alone',
      { status: 500, message: 'Ink' },
      'Ink',
    ],
    ['a thrown string', 'Jammed', 'Jammed'],
    ['a thrown null', null, 'null'],
    ['something that says nothing', {}, 'Unknown error'],
  ])('shows %s', (_what, error, text) => {
    renderWithTheme(<ErrorScreen error={error} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    expect(screen.getByText(text)).toBeVisible();
  });

  test('is announced and leads home by a fresh load', () => {
    renderWithTheme(<ErrorScreen error={new Error('Out of paper')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Out of paper');
    expect(
      screen.getByRole('link', { name: 'Return to Home' }),
    ).toHaveAttribute('href', '/');
  });
});
