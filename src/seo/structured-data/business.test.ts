/** @jest-environment node */
import { restaurantData, serviceData } from './business';

const ORIGIN = 'https://www.example.com';

test('gives a service prices that machines can read, and where on the page they are', () => {
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
  expect(data.offers).toMatchObject([
    { name: 'Starter', price: '2499', url },
    { name: 'Hour', price: '16.50', url },
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

test.each([
  ['/static/room.jpg', `${ORIGIN}/static/room.jpg`],
  ['https://cdn.example.net/room.jpg', 'https://cdn.example.net/room.jpg'],
])(
  'describes a restaurant, with the whole address of %s and days in the order of the week',
  (picture, image) => {
    expect(restaurantData(ORIGIN, '/r', restaurant, picture)).toMatchObject({
      image,
      hasMenu: `${ORIGIN}/r#menu`,
      openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Sunday'] }],
    });
  },
);
