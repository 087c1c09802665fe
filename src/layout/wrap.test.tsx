import { render, screen } from '@testing-library/react';
import { createStyleCache, wrapRoot } from './wrap';

function Broken(): never {
  throw new Error('The header fell off');
}

test('what breaks outside a page’s own parts shows the error screen, not a blank page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(wrapRoot(createStyleCache(), <Broken />));
  expect(screen.getByRole('alert')).toHaveTextContent('The header fell off');
  jest.restoreAllMocks();
});
