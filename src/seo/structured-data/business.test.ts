/** @jest-environment node */
import { serviceData } from './business';

const ORIGIN = 'https://www.example.com';

test('describes the prices of a service and their place on the page', () => {
  const data = serviceData(
    { name: 'Larkfield', origin: ORIGIN },
    {
      name: 'Website Design',
      description: 'Drawn only for you.',
      path: '/website-design',
      anchor: 'packages',
      offers: [
        { name: 'Starter', price: '£2,499', description: 'For a small firm.' },
        { name: 'Hour', price: '£16.50', description: 'By the hour.' },
        { name: 'Shop', price: 'from £450', description: 'It varies.' },
      ],
    },
  );
  const url = `${ORIGIN}/website-design#packages`;
  const offer = { '@type': 'Offer', priceCurrency: 'GBP', url };
  expect(data.offers).toMatchObject([
    { ...offer, name: 'Starter', price: 2499 },
    { ...offer, name: 'Hour', price: 16.5 },
    { '@type': 'Offer', name: 'Shop', url },
  ]);
  expect(data.offers).toHaveProperty('2.name');
  expect(data.offers).not.toHaveProperty('2.price');
});
