import { z } from 'zod';
import { field } from './described';
import { altText, picture, price, text } from './fields';
import { graphqlName, namedObject } from '../generated/graphql-names';

/** Menu item (SPEC.md section 3), and what its picture shows, for those who cannot see it. */
const menuItem = z
  .strictObject({
    name: field(text, 'The dish.', 'Risotto'),
    desc: field(text, 'What is in it.', 'Saffron, bone marrow, aged parmesan'),
    price: field(price, 'Its price in pounds.', '£16.50'),
    tag: field(text, 'A short label.', 'Vegetarian'),
    category: field(
      text,
      'One of the menu’s categories, letter for letter; the checker looks.',
      'Mains',
    ),
    image: field(
      picture.nullable(),
      'The picture, at least 640 × 480 px, by its path from this file; null for none. The checker looks for the file and its size.',
      '../images/dishes/risotto.jpg',
    ),
    imageAlt: field(
      altText.optional(),
      'What the picture shows, in words; a dish with a picture needs it.',
      'A shallow bowl of yellow rice with two leaves of parsley',
    ),
  })
  .refine(({ image, imageAlt }) => image === null || imageAlt !== undefined, {
    path: ['imageAlt'],
    message: 'text that says what the picture shows',
  })
  .register(graphqlName, { name: 'MenuItem' });

/** The menu of a restaurant: its categories and dishes. */
export const restaurantMenu = namedObject('RestaurantMenu', {
  title: field(text, 'The heading over the menu.', 'The menu'),
  text: field(
    text,
    'The sentence under the heading.',
    'Short, and never the same for long.',
  ),
  categories: field(
    z.array(text).min(1, 'at least one category'),
    'The buttons over the dishes.',
    ['All', 'Starters', 'Mains'],
  ),
  dishes: field(
    z.array(menuItem).min(1, 'at least one dish'),
    'The dishes, in order. Each names one of the categories; the checker looks.',
  ),
});
