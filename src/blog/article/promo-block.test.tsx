import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { PromoBlock } from './promo-block';

test('PromoBlock makes its offer under a heading of its own, with a button', () => {
  renderWithTheme(
    <PromoBlock
      promo={{
        title: 'Would this work for you?',
        text: 'Bring the question.',
        actions: [{ label: 'Book a Demo', href: '/book-demo' }],
      }}
    />,
  );
  const promo = within(
    screen.getByRole('region', { name: 'Would this work for you?' }),
  );
  expect(promo.getByText('Bring the question.')).toBeVisible();
  expect(promo.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
    'href',
    '/book-demo',
  );
});
