import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { ShareLine } from './share-line';

// That a press does nothing is tested in a browser, in e2e/article.spec.ts.
test('ShareLine has a button that submits nothing', async () => {
  renderWithTheme(<ShareLine />);
  expect(screen.getByText('Share this article:')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Share' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(button).toBeEnabled();
});
