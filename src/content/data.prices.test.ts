/** @jest-environment node */
import { only, repositoryContent } from './test-support';

// The figures of SPEC.md section 9, letter for letter where the site shows them so.

const content = repositoryContent();

test('the three website packages', () => {
  const { packages } = only(content.Packages);
  expect(
    packages.map(({ name, price, badge, features }) => ({
      name,
      price,
      badge,
      features: features.map((feature) => feature.toLowerCase()),
    })),
  ).toEqual([
    {
      name: 'Starter',
      price: '£2,499',
      badge: 'Most Popular',
      features: [
        ...['5 pages', 'mobile-responsive', 'basic seo', 'contact form'],
        ...['social links', '3 months support'],
      ],
    },
    {
      name: 'Professional',
      price: '£4,999',
      badge: 'Best Value',
      features: [
        ...['10 pages', 'animations', 'e-commerce', 'crm integration'],
        ...['advanced seo', 'blog', '6 months support'],
        'performance optimisation',
      ],
    },
    {
      name: 'Enterprise',
      price: '£9,999',
      badge: 'Premium',
      features: [
        ...['unlimited pages', 'custom ai integrations'],
        ...['advanced e-commerce', 'multi-language', 'custom dashboard'],
        ...['api integrations', '12 months support'],
        ...['dedicated project manager', 'training'],
      ],
    },
  ]);
});

test('only Professional is highlighted', () => {
  const { packages } = only(content.Packages);
  expect(
    packages.filter(({ highlighted }) => highlighted).map(({ name }) => name),
  ).toEqual(['Professional']);
});

test('the three tiers of the templates', () => {
  expect(only(content.Tiers).tiers).toEqual([
    {
      name: 'Starter',
      price: '£1,499',
      features: ['Up to 5 pages', 'Branded styling', 'Mobile responsive'],
    },
    {
      name: 'Growth',
      price: '£2,999',
      features: ['All Starter features', 'SEO setup', 'Integrations'],
    },
    {
      name: 'Scale',
      price: '£4,999',
      features: [
        ...['All Growth features', 'Animations/UX polish'],
        'Performance tuning',
      ],
    },
  ]);
});

describe('the restaurant', () => {
  const { restaurant } = only(
    content.WebsiteTemplate.filter(({ value }) => value.restaurant),
  );

  test('has the eight dishes at their prices', () => {
    expect(
      restaurant?.menu.dishes.map(({ name, price }) => [name, price]),
    ).toEqual([
      ['Risotto', '£16.50'],
      ['Antipasto', '£14.00'],
      ['Spaghetti alle Vongole', '£18.50'],
      ['Burrata', '£12.50'],
      ['Branzino', '£24.00'],
      ['Tiramisu', '£8.50'],
      ['Gelato', '£7.00'],
      ['Espresso', '£3.50'],
    ]);
  });

  test('has the five category buttons', () => {
    expect(restaurant?.menu.categories).toEqual([
      ...['All', 'Starters', 'Mains', 'Desserts', 'Coffee'],
    ]);
  });

  test('takes reservations at eleven times for up to ten (SPEC.md section 5)', () => {
    expect(restaurant?.reservation.times).toEqual([
      ...['12:00 PM', '12:30 PM', '1:00 PM', '1:30 PM'],
      ...['6:00 PM', '6:30 PM', '7:00 PM', '7:30 PM'],
      ...['8:00 PM', '8:30 PM', '9:00 PM'],
    ]);
    expect(restaurant?.reservation.largestParty).toBe(10);
    expect(restaurant?.reservation.confirmation).toContain('15 minutes');
    expect(restaurant?.reservation.sameDay).toMatch(/same-day.*phone/i);
  });

  test('has three guests with five stars each', () => {
    expect(restaurant?.guests.testimonials.map(({ rating }) => rating)).toEqual(
      [5, 5, 5],
    );
  });
});

test('all customers give five stars (SPEC.md section 3)', () => {
  for (const { rating } of only(content.Testimonials).testimonials)
    expect(rating).toBe(5);
});
