import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ProductGrid } from './product-grid';

function product(slug: string, title: string, status = 'Active') {
  const made: Queries.ProductCardFieldsFragment = {
    slug,
    card: {
      title,
      outcomeHeadline: `${title} pays off`,
      description: `What ${title} does.`,
      metric: '47 a month',
      colour: 'sky',
      icon: 'star',
      link: `/${slug}`,
      status,
    },
  };
  return made;
}

const products = [
  product('smartcall-ai', 'SmartCall AI', 'Premium'),
  product('reviews', 'Reviews'),
];

describe('ProductGrid', () => {
  // The footer points at these places (SPEC.md section 2, "Header and footer").
  test.each([
    ['SmartCall AI', 'smartcall'],
    ['Reviews', 'reviews'],
  ])('%s is the place #%s', (name, id) => {
    renderWithTheme(<ProductGrid products={products} />);
    const heading = screen.getByRole('heading', { level: 3, name });
    expect(heading.closest('li')).toHaveAttribute('id', id);
  });

  test('shows what a product does and leads to its page', () => {
    renderWithTheme(<ProductGrid products={products} />);
    const [first] = screen.getAllByRole('listitem');
    if (!first) throw new Error('There is no card');
    const card = within(first);
    expect(card.getByText('SmartCall AI pays off')).toBeVisible();
    expect(card.getByText('What SmartCall AI does.')).toBeVisible();
    expect(card.getByText('47 a month')).toBeVisible();
    expect(card.getByText('Premium')).toBeVisible();
    expect(
      card.getByRole('link', { name: 'See SmartCall AI' }),
    ).toHaveAttribute('href', '/smartcall-ai');
  });
});
