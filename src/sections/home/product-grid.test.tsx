import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ProductGrid } from './product-grid';

// The anchors are those of the footer (SPEC.md section 2, "Header and footer").
test.each([
  ['smartcall-ai', 'smartcall'],
  ['reviews', 'reviews'],
])('the card of %s has the anchor #%s', (slug, id) => {
  const card = {
    title: 'The product',
    outcomeHeadline: 'It pays off',
    description: 'What it does.',
    metric: '47 a month',
    colour: 'sky',
    icon: 'star',
    link: `/${slug}`,
    status: 'Premium',
  };
  renderWithTheme(<ProductGrid products={[{ slug, card, moment: null }]} />);
  const item = screen.getByRole('listitem');
  expect(item).toHaveAttribute('id', id);
  expect(item).toHaveTextContent(
    'PremiumThe productIt pays offWhat it does.47 a month',
  );
  expect(screen.getByRole('link', { name: 'See The product' })).toHaveAttribute(
    'href',
    `/${slug}`,
  );
});
