/** @jest-environment node */
import { serviceData } from './service';

const ORIGIN = 'https://www.example.com';

test('says what a page offers, with prices that machines can read', () => {
  const service = {
    name: 'Website Design',
    description: 'Drawn only for you.',
    pathname: '/website-design/',
    place: 'packages',
    offers: [
      { name: 'Starter', price: '£2,499', description: 'For a small firm.' },
      { name: 'Hour', price: '£16.50', description: 'By the hour.' },
    ],
  };
  expect(serviceData({ name: 'Larkfield', origin: ORIGIN }, service)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Website Design',
    description: 'Drawn only for you.',
    url: `${ORIGIN}/website-design`,
    provider: {
      '@type': 'Organization',
      name: 'Larkfield',
      url: `${ORIGIN}/`,
    },
    offers: [
      {
        '@type': 'Offer',
        name: 'Starter',
        description: 'For a small firm.',
        price: '2499',
        priceCurrency: 'GBP',
        url: `${ORIGIN}/website-design#packages`,
      },
      {
        '@type': 'Offer',
        name: 'Hour',
        description: 'By the hour.',
        price: '16.50',
        priceCurrency: 'GBP',
        url: `${ORIGIN}/website-design#packages`,
      },
    ],
  });
});
