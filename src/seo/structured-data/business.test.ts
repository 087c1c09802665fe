/** @jest-environment node */
import { restaurantData, serviceData } from './business';

const ORIGIN = 'https://www.example.com';

test('describes the prices of a service and their place on the page', () => {
  const data = serviceData(
    { name: 'Larkfield', origin: ORIGIN },
    {
      name: 'Website Design',
      description: 'Drawn only for you.',
      path: '/website-design',
      place: 'packages',
      offers: [
        { name: 'Starter', price: '£2,499', description: 'For a small firm.' },
        { name: 'Hour', price: '£16.50', description: 'By the hour.' },
      ],
    },
  );
  const url = `${ORIGIN}/website-design#packages`;
  const offer = { '@type': 'Offer', priceCurrency: 'GBP', url };
  expect(data.offers).toMatchObject([
    { ...offer, name: 'Starter', price: 2499 },
    { ...offer, name: 'Hour', price: 16.5 },
  ]);
});

const restaurant = {
  name: 'Olivo',
  cuisine: 'Italian',
  priceRange: '££',
  phone: '020 7946 0100',
  phoneHref: 'tel:+442079460100',
  visit: { title: 'Visit', text: 'Do.' },
  street: '1 Mill Lane',
  city: 'London',
  postcode: 'EC1 0AA',
  openingHours: [
    {
      days: 'Sun–Mon',
      dayNames: ['Sunday', 'Monday'],
      opens: '12:00',
      closes: '15:00',
    },
  ],
};

test('describes a restaurant, with its days in the order of the week', () => {
  expect(restaurantData(ORIGIN, '/websites/olivo', restaurant)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Olivo',
    url: `${ORIGIN}/websites/olivo`,
    servesCuisine: 'Italian',
    priceRange: '££',
    telephone: '+442079460100',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Mill Lane',
      addressLocality: 'London',
      postalCode: 'EC1 0AA',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Sunday'],
        opens: '12:00',
        closes: '15:00',
      },
    ],
    hasMenu: `${ORIGIN}/websites/olivo#menu`,
    acceptsReservations: true,
  });
});

test.each([
  ['/static/room.jpg', `${ORIGIN}/static/room.jpg`],
  ['https://cdn.example.net/room.jpg', 'https://cdn.example.net/room.jpg'],
])('names the picture %s by its whole address', (picture, image) => {
  expect(restaurantData(ORIGIN, '/r', restaurant, picture)).toMatchObject({
    image,
  });
});
