import { z } from 'zod';
import { DAYS } from '../../constants';
import {
  field,
  fieldRules,
  flag,
  heading,
  listOf,
  matching,
  object,
  objects,
  objectType,
  optionalPicture,
  paragraphs,
  prose,
  text,
  texts,
  titleAndText,
} from '../builders';
import { altText, intro, phoneHref, rating, shownPrice } from '../fields';

const menuItem = objectType('MenuItem', {
  name: text('The dish.', 'Risotto'),
  // The specification's name for it.
  desc: text('What is in it.', 'Saffron, bone marrow, aged parmesan'),
  price: field(shownPrice, 'Its price, as it is shown.', '£16.50'),
  tag: text('A short label.', 'Vegetarian'),
  category: text(
    'A category of the menu, spelt as it is there.',
    'Mains',
  ).register(fieldRules, { refersTo: 'category of the menu' }),
  image: optionalPicture(
    'The picture; null for none.',
    '../images/dishes/burrata.jpg',
    { needsAlt: true },
  ),
  imageAlt: altText.optional(),
});

const restaurantStory = objectType('RestaurantStory', {
  title: heading('Our story'),
  paragraphs: paragraphs('The story.', 'It began with a borrowed oven.'),
});

const clock = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as "12:00"');

const openingHours = objectType('OpeningHours', {
  days: text('The days as people read them.', 'Tuesday to Saturday'),
  opens: field(
    clock.optional(),
    'When it opens, on the 24-hour clock. Left out on days when it is closed.',
    '12:00',
  ),
  closes: field(
    clock.optional(),
    'When it closes, on the 24-hour clock; after midnight, that of the next day.',
    '22:00',
  ),
  closed: flag('Instead of the times: closed all day.'),
  dayNames: field(
    z.array(z.enum(DAYS)),
    'The same days one by one, for search engines.',
    ['Tuesday', 'Wednesday'],
  ),
}).refine(
  ({ opens, closes, closed }) =>
    closed
      ? (opens ?? closes) === undefined
      : opens !== undefined && closes !== undefined && opens !== closes,
  'the times when it opens and closes, which differ, or “closed” instead (all day is 00:00 to 23:59)',
);

/** Extra sections of the restaurant template. */
export const restaurant = objectType('Restaurant', {
  name: text('The restaurant’s name.', 'Trattoria Fenn'),
  cuisine: text('What it cooks.', 'Italian'),
  priceRange: text('Its price level, from £ to ££££.', '££'),
  phone: text('Its telephone number as people read it.', '020 7946 0177'),
  phoneHref,
  street: text('Street and number.', '14 Fern Street'),
  city: text('The town.', 'London'),
  postcode: text('The postcode.', 'SE1 0AA'),
  openingHours: listOf(openingHours, 'row', 'A row for each time.', [
    {
      days: 'Tuesday to Saturday',
      opens: '12:00',
      closes: '22:00',
      dayNames: ['Tuesday', 'Wednesday'],
    },
  ]),
  sample: text(
    'The line over the restaurant’s sections: that they are a sample site.',
    'From the sample site of Trattoria Fenn',
  ),
  menu: object('RestaurantMenu', 'The menu.', {
    ...titleAndText('The menu', 'Short, and never the same for long.'),
    categories: texts('category', 'Buttons over the dishes.', 'All', 'Mains'),
    dishes: listOf(menuItem, 'dish', 'The dishes, each of one category.'),
  }),
  story: field(restaurantStory, 'The restaurant’s own story.'),
  gallery: field(intro, 'The words over the template’s gallery.'),
  guests: object('RestaurantGuests', 'What guests say.', {
    title: heading('What guests say'),
    note: prose('That they are invented.', 'Illustrative examples.'),
    testimonials: objects('Guest', 'guest', 'The guests.', {
      name: text('Who says it.', 'Helen P.'),
      rating,
      text: prose('What they say.', 'The best risotto this side of the river.'),
    }),
  }),
  reservation: object('RestaurantReservation', 'A form that sends nothing.', {
    ...titleAndText('Book a table', 'For up to ten guests.'),
    times: texts('time', 'The times to choose from.', '7:30 PM'),
    largestParty: field(z.int().positive(), 'The most guests.', 10),
    confirmation: text('How soon a booking is confirmed.', 'In 15 minutes.'),
    sameDay: text('How to book for the same day.', 'Please ring us.'),
    demonstration: prose('That the form sends nothing.', 'It sends nothing.'),
    done: text('Shown after it: that nothing was sent.', 'Nothing was sent.'),
  }),
  visit: field(intro, 'The words over the address and the opening hours.'),
});
