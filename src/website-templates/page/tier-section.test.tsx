import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { TierSection } from './tier-section';

function setUp() {
  renderWithTheme(
    <TierSection
      intro={{ title: 'Pricing', text: 'Three ways to start.' }}
      tiers={[
        { name: 'Starter', price: '£1,499', features: ['Up to 5 pages'] },
        { name: 'Growth', price: '£2,999', features: ['SEO setup'] },
      ]}
      note="Prices exclude VAT."
      action={{ label: 'Start Your Project', href: '/book-demo' }}
    />,
  );
  return within(screen.getByRole('region', { name: 'Pricing' }));
}

describe('TierSection', () => {
  test('is the place that the page’s navigation points at', () => {
    setUp();
    expect(screen.getByRole('region', { name: 'Pricing' })).toHaveAttribute(
      'id',
      'pricing',
    );
  });

  test.each([
    ['Starter', '£1,499', 'Up to 5 pages'],
    ['Growth', '£2,999', 'SEO setup'],
  ])('shows %s with its price, contents and button', (name, price, feature) => {
    const heading = setUp().getByRole('heading', { level: 3, name });
    const card = heading.closest('li');
    expect(card).toHaveTextContent(price);
    expect(card).toHaveTextContent(feature);
    expect(card?.querySelector('a')).toHaveAttribute('href', '/book-demo');
  });

  test('says what the prices leave out', () => {
    expect(setUp().getByText('Prices exclude VAT.')).toBeVisible();
  });
});
