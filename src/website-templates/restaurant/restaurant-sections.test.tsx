import { render, screen, within } from '@testing-library/react';
import { testRestaurant } from './restaurant.fixture';
import { RestaurantSections } from './restaurant-sections';

const { guests, sample, story } = testRestaurant;

const show = (restaurant: typeof testRestaurant) =>
  render(
    <RestaurantSections
      template={{
        gallery: [],
        restaurant,
        sample: { folder: 'olivo' },
      }}
    />,
  );

test('RestaurantSections groups the sections under the name of the restaurant', () => {
  show(testRestaurant);
  const group = screen.getByRole('group', { name: sample });
  expect(group).toHaveTextContent(
    /OlivoItalian · LondonFrom the sample site of OlivoMenu/,
  );
  for (const title of [story.title, guests.title, 'Gallery', 'Book a Table'])
    expect(within(group).getByRole('region', { name: title })).toBeVisible();
});

test('testimonials have their ratings and say that the guests are invented', () => {
  show(testRestaurant);
  const region = screen.getByRole('region', { name: guests.title });
  expect(within(region).getByRole('listitem')).toHaveTextContent(
    'Best risotto in town.Ann Lee',
  );
  expect(within(region).getByRole('img')).toHaveAccessibleName('4 out of 5');
  expect(region).toHaveTextContent(
    /^What guests say.*These guests are invented\..*Best risotto/,
  );
});
