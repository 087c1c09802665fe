/** @jest-environment node */
import { testRestaurant } from '../website-templates/restaurant/restaurant.fixture';
import {
  articleData,
  faqPageData,
  restaurantData,
  serviceData,
} from './structured-data';

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

test('describes questions and answers in the words that a page shows', () => {
  const items = [
    { question: 'A <b>?', answer: 'For **14 days**, [see](/t).\n\nThen pay.' },
  ];
  expect(faqPageData(items).mainEntity).toMatchObject([
    {
      '@type': 'Question',
      name: 'A <b>?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'For 14 days, see. Then pay.',
      },
    },
  ]);
});

test('describes an article as search engines want it, with a picture on another host', () => {
  const picture = 'https://cdn.example.com/desk.jpg';
  const article = {
    title: 'Ten ways to win leads',
    description: 'Let software do the asking.',
    author: 'Ann Lee',
    authorRole: 'editor',
    category: 'AI & Automation',
    keywords: ['leads', 'automation'],
    day: '2025-01-27',
    path: '/blog/ten-ways',
    pictures: [picture, '/static/chart.webp'],
    words: 1200,
  };
  const site = { name: 'Larkfield', origin: ORIGIN };
  expect(articleData(site, article)).toMatchObject({
    image: [picture, `${ORIGIN}/static/chart.webp`],
    datePublished: '2025-01-27T00:00:00Z',
    dateModified: '2025-01-27T00:00:00Z',
    author: { url: `${ORIGIN}/about` },
  });
});

const restaurant = {
  ...testRestaurant,
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
