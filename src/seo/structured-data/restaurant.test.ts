/** @jest-environment node */
import { restaurantData } from './restaurant';

const ORIGIN = 'https://www.example.com';

const restaurant = {
  name: 'Olivo',
  cuisine: 'Italian',
  priceRange: '££',
  phoneHref: 'tel:+442079460100',
  street: '1 Mill Lane',
  city: 'London',
  postcode: 'EC1 0AA',
  openingHours: [
    {
      dayNames: ['Sunday', 'Monday'],
      opens: '12:00',
      closes: '15:00',
    },
    { dayNames: ['Tuesday'], opens: null, closes: null },
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
      addressCountry: 'GB',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Sunday'],
        opens: '12:00',
        closes: '15:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday'],
        opens: '00:00',
        closes: '00:00',
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
