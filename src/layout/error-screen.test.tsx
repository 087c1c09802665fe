import { render, screen } from '@testing-library/react';
import { ErrorScreen } from './error-screen';

// SPEC.md section 8.
test.each([
  [
    { status: 503, statusText: 'Service Unavailable', message: 'No' },
    '503 Service Unavailable',
  ],
  [new Error('Out of paper'), 'Out of paper'],
  [{ status: 500, message: 'Ink' }, 'Ink'],
  ['Jammed', 'Jammed'],
  [null, 'null'],
  [{}, 'Unknown error'],
])('of %j it announces "%s", and leads home by a fresh load', (error, text) => {
  render(<ErrorScreen error={error} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Unexpected Application Error!${text}Return to Home`,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});
