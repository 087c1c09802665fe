import { z } from 'zod';
import { field, graphqlName, listOf, namedObject } from '../builders';
import { DAYS } from '../../constants';
import { altText, phoneHref, picture, price, text } from '../fields';
import { intro, rating } from '../common';
import { needsAlt, previewPicture } from './preview-parts';
import { heading, lead, words } from '../shared-fields';

/** Menu item (SPEC.md section 3), with words for its picture. */
const menuItem = z
  .strictObject({
    name: words('The dish.', 'Risotto'),
    desc: words('What is in it.', 'Saffron, bone marrow, aged parmesan'),
    price: field(price, 'Its price in pounds.', '£16.50'),
    tag: words('A short label.', 'Vegetarian'),
    category: words(
      'One of the menu’s categories, letter for letter; the checker looks.',
      'Mains',
    ),
    image: field(
      picture.nullish(),
      'The picture, at least 640 × 480 px, by its path from this file; null for none. The checker looks for the file and its size.',
      '../images/dishes/risotto.jpg',
    ),
    imageAlt: field(
      altText.optional(),
      'What the picture shows, in words; a dish with a picture needs it.',
      'A shallow bowl of yellow rice with two leaves of parsley',
    ),
  })
  .refine(...needsAlt)
  .register(graphqlName, { name: 'MenuItem' });

const categories = ['All', 'Starters', 'Mains'];

const restaurantMenu = namedObject('RestaurantMenu', {
  title: heading('The menu'),
  text: lead('Short, and never the same for long.'),
  categories: listOf(text, 'category', 'Buttons over the dishes.', categories),
  categoriesNote: words(
    'That these buttons, which do not filter, are a sample.',
    'Sample: on your own site these buttons filter the menu.',
  ),
  dishes: listOf(
    menuItem,
    'dish',
    'The dishes, in order. Each names one of the categories; the checker looks.',
  ),
});

const restaurantStory = z
  .strictObject({
    title: heading('Our story'),
    paragraphs: listOf(
      text,
      'paragraph',
      'The story, paragraph by paragraph.',
      ['It began with a borrowed oven.'],
    ),
    ...previewPicture,
  })
  .refine(...needsAlt)
  .register(graphqlName, { name: 'RestaurantStory' });

/** Restaurant testimonial (SPEC.md section 3). */
const guest = namedObject('Guest', {
  name: words('Who says it.', 'Helen P.'),
  rating: field(rating, 'Stars from 1 to 5.'),
  text: words('What they say.', 'The best risotto this side of the river.'),
});

const guests = namedObject('RestaurantGuests', {
  title: heading('What guests say'),
  note: words('That they are invented.', 'Illustrative examples.'),
  testimonials: listOf(guest, 'guest', 'The guests.'),
});

const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as "12:00"');

const openingHours = namedObject('OpeningHours', {
  days: words('The days as people read them.', 'Tuesday to Saturday'),
  opens: field(timeOfDay, 'When it opens, on the 24-hour clock.', '12:00'),
  closes: field(timeOfDay, 'When it closes, on the 24-hour clock.', '22:00'),
  dayNames: field(
    z.array(z.enum(DAYS)),
    'The same days one by one, for search engines.',
    ['Tuesday', 'Wednesday'],
  ),
});

const reservation = namedObject('RestaurantReservation', {
  title: heading('Book a table'),
  text: lead('For up to ten guests.'),
  times: listOf(text, 'time', 'The times to choose from.', ['7:30 PM']),
  largestParty: field(z.int().positive(), 'The most guests of a booking.', 10),
  confirmation: words('How soon a booking is confirmed.', 'Within 15 minutes.'),
  sameDay: words('How to book for the same day.', 'For today, please ring us.'),
  demonstration: words(
    'The line over the form: that it sends nothing.',
    'This form is part of a sample website and sends nothing.',
  ),
  done: words(
    'What is said after a valid form is submitted: that nothing was sent.',
    'Nothing is missing, and nothing was sent.',
  ),
});

/** Only the restaurant template shows these (SPEC.md sections 2, 3, 5). */
export const restaurant = namedObject('Restaurant', {
  name: words('The restaurant’s name.', 'Trattoria Fenn'),
  cuisine: words('What it cooks.', 'Italian'),
  priceRange: words('How dear it is, in signs.', '££'),
  phone: words('Its telephone number as people read it.', '020 7946 0177'),
  phoneHref: field(
    phoneHref,
    'The same number as telephones dial it.',
    'tel:+442079460177',
  ),
  street: words('Street and number.', '14 Fern Street'),
  city: words('The town.', 'London'),
  postcode: words('The postcode.', 'SE1 0AA'),
  openingHours: listOf(openingHours, 'row', 'A row for each time.'),
  sample: words(
    'The line over the restaurant’s sections: that they are a sample site.',
    'From the sample site of Trattoria Fenn',
  ),
  menu: field(restaurantMenu, 'The menu.'),
  story: field(restaurantStory, 'The restaurant’s own story.'),
  gallery: field(intro, 'The words over the template’s gallery.'),
  guests: field(guests, 'What guests say.'),
  reservation: field(reservation, 'The reservation form, which sends nothing.'),
  visit: field(intro, 'The words over the address and the opening hours.'),
});
