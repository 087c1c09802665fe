/** @jest-environment node */
import { restaurantData } from './restaurant';

const facts = {
  name: 'Olivo',
  cuisine: 'Italian',
  priceRange: '££',
  phone: '020 7946 0100',
  street: '1 Mill Lane',
  city: 'London',
  postcode: 'EC1 0AA',
  openingHours: [
    {
      dayNames: ['Saturday', 'Sunday', 'Monday'],
      opens: '12:00',
      closes: '15:00',
    },
    { dayNames: ['Friday'], opens: '18:00', closes: '23:00' },
  ],
};

const ORIGIN = 'https://www.example.com';

test('says of the restaurant what its page says', () => {
  expect(restaurantData(ORIGIN, '/websites/olivo/', facts)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Olivo',
    url: 'https://www.example.com/websites/olivo',
    servesCuisine: 'Italian',
    priceRange: '££',
    telephone: '020 7946 0100',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Mill Lane',
      addressLocality: 'London',
      postalCode: 'EC1 0AA',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Saturday', 'Sunday'],
        opens: '12:00',
        closes: '15:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Friday'],
        opens: '18:00',
        closes: '23:00',
      },
    ],
    hasMenu: 'https://www.example.com/websites/olivo#menu',
    acceptsReservations: true,
  });
});

test.each([
  ['/static/room.jpg', 'https://www.example.com/static/room.jpg'],
  ['https://cdn.example.net/room.jpg', 'https://cdn.example.net/room.jpg'],
])('names the picture %s by its whole address', (picture, image) => {
  expect(restaurantData(ORIGIN, '/r', facts, picture)).toMatchObject({ image });
});
