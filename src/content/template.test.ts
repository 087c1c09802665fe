/** @jest-environment node */
import { websiteTemplate } from './template';
import { complaints, only, repositoryContent } from './test-support';

const times = <Value>(count: number, value: Value) =>
  Array.from({ length: count }, () => value);

const picture = { title: 'A title', image: null, imageAlt: 'What it shows' };

const template = {
  slug: 'a-template',
  name: 'A name',
  title: 'A title',
  description: 'A description',
  keywords: ['a keyword'],
  heroFrom: 'sky-900',
  heroTo: 'teal-700',
  badges: times(3, 'A badge'),
  features: times(4, 'A feature'),
  overview: { title: 'A title', text: 'Some words' },
  gallery: times(6, picture),
  faq: [{ question: 'A question?', answer: 'An answer' }],
};

test('pages and restaurant may be left out', () => {
  expect(complaints(websiteTemplate, template)).toEqual([]);
});

test('pages may be named', () => {
  expect(complaints(websiteTemplate, { ...template, pages: ['Home'] })).toEqual(
    [],
  );
});

test('a gallery picture may be there', () => {
  const gallery = times(6, { ...picture, image: '../images/a.webp' });
  expect(complaints(websiteTemplate, { ...template, gallery })).toEqual([]);
});

test.each([
  ['badges', times(2, 'A badge'), 'badges: three badges'],
  ['badges', times(4, 'A badge'), 'badges: three badges'],
  ['features', times(3, 'A feature'), 'features: four features'],
  ['features', times(5, 'A feature'), 'features: four features'],
  ['gallery', times(5, picture), 'gallery: six pictures'],
  ['gallery', times(7, picture), 'gallery: six pictures'],
  ['pages', [], 'pages: at least one page'],
  ['pages', null, 'pages: a list'],
  ['keywords', [], 'keywords: at least one keyword'],
  ['faq', [], 'faq: at least one question'],
  [
    'heroFrom',
    'from-sky-900',
    'heroFrom: a colour of the palette such as "emerald-600"',
  ],
  ['heroTo', 'sky', 'heroTo: a colour of the palette such as "emerald-600"'],
  ['restaurant', null, 'restaurant: an object'],
  ['badge', 'A badge', 'badge: no field of this name'],
])('%s: %j is refused', (field, value, complaint) => {
  expect(complaints(websiteTemplate, { ...template, [field]: value })).toEqual([
    complaint,
  ]);
});

test('a gallery picture is a path or null, not left out', () => {
  const gallery = times(6, { title: 'A title', imageAlt: 'What it shows' });
  expect(complaints(websiteTemplate, { ...template, gallery })).toHaveLength(6);
});

describe('restaurant', () => {
  const { restaurant } = only(
    repositoryContent().WebsiteTemplate.filter(({ value }) => value.restaurant),
  );

  test.each([
    ['phoneHref', '020 7946 0714', 'a number such as "tel:+442079460123"'],
    ['openingHours', [], 'at least one row'],
    ['cuisine', '', 'text that is not empty'],
    ['stars', 5, 'no field of this name'],
  ])('%s: %j is refused', (field, value, expected) => {
    expect(
      complaints(websiteTemplate, {
        ...template,
        restaurant: { ...restaurant, [field]: value },
      }),
    ).toEqual([`restaurant.${field}: ${expected}`]);
  });

  test.each([
    ['opens', '9:00', 'a time such as "12:00"'],
    ['opens', '24:00', 'a time such as "12:00"'],
    ['closes', '10pm', 'a time such as "22:00"'],
  ])('opening hours with %s %j are refused', (field, value, expected) => {
    const [row] = restaurant?.openingHours ?? [];
    const openingHours = [{ ...row, [field]: value }];
    expect(
      complaints(websiteTemplate, {
        ...template,
        restaurant: { ...restaurant, openingHours },
      }),
    ).toEqual([`restaurant.openingHours[0].${field}: ${expected}`]);
  });

  test.each([
    ['price', '16.50', 'a price such as "£2,499"'],
    [
      'image',
      'risotto.jpg',
      'the path of a .jpg, .png, .webp or .avif picture, relative to this file',
    ],
    ['image', undefined, 'text'],
    ['tag', '', 'text that is not empty'],
  ])('a dish with %s %j is refused', (field, value, expected) => {
    const [dish] = restaurant?.menu.dishes ?? [];
    const imageAlt = 'What it shows';
    const menu = {
      ...restaurant?.menu,
      dishes: [{ ...dish, imageAlt, [field]: value }],
    };
    expect(
      complaints(websiteTemplate, {
        ...template,
        restaurant: { ...restaurant, menu },
      }),
    ).toEqual([`restaurant.menu.dishes[0].${field}: ${expected}`]);
  });

  test('a dish with a picture says what it shows, one without need not', () => {
    const [dish] = restaurant?.menu.dishes ?? [];
    const menu = (image: string | null) => ({
      ...restaurant?.menu,
      dishes: [{ ...dish, image, imageAlt: undefined }],
    });
    const problems = (image: string | null) =>
      complaints(websiteTemplate, {
        ...template,
        restaurant: { ...restaurant, menu: menu(image) },
      });
    expect(problems(null)).toEqual([]);
    expect(problems('../images/a.jpg')).toEqual([
      'restaurant.menu.dishes[0].imageAlt: text that says what the picture shows',
    ]);
  });
});
