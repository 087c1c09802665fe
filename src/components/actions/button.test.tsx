import { render, screen } from '@testing-library/react';
import { Button } from './button';

test.each([
  ['button', undefined],
  ['submit', 'submit'],
] as const)('Button has the type %s when it is given %s', (type, given) => {
  render(
    <Button {...(given && { type: given })} aria-pressed variant="secondary">
      Show
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Show', pressed: true });
  expect(button).toHaveAttribute('type', type);
  expect(button).not.toHaveAttribute('variant');
});
