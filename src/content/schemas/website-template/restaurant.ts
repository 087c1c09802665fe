import { z } from 'zod';
import { field, graphqlName, listOf, namedObject } from '../builders';
import { DAYS } from '../../constants';
import { altText, picture, price, text } from '../fields';
import { intro, rating } from '../common';
import { needsAlt, previewPicture } from './preview-picture';
import { lead, words } from '../texts';

/** Menu item (SPEC.md section 3), and what its picture shows, for those who cannot see it. */
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
  .refine(({ image, imageAlt }) => image === null || imageAlt !== undefined, {
    path: ['imageAlt'],
    message: 'text that says what the picture shows',
  })
  .register(graphqlName, { name: 'MenuItem' });

const restaurantMenu = namedObject('RestaurantMenu', {
  title: words('The heading over the menu.', 'The menu'),
  text: lead('Short, and never the same for long.'),
  categories: listOf(text, 'category', 'The buttons over the dishes.', [
    'All',
    'Starters',
    'Mains',
  ]),
  categoriesNote: words(
    'What stands under these buttons, which do not filter: that they are a sample.',
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
    title: words('The heading over the story.', 'Our story'),
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

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const openingHours = namedObject('OpeningHours', {
  days: words('The days as people read them.', 'Tuesday to Saturday'),
  opens: field(
    z.string().regex(TIME_OF_DAY, 'a time such as "12:00"'),
    'When the door opens, on the 24-hour clock.',
    '12:00',
  ),
  closes: field(
    z.string().regex(TIME_OF_DAY, 'a time such as "22:00"'),
    'When it closes, on the 24-hour clock.',
    '22:00',
  ),
  dayNames: field(
    z.array(z.enum(DAYS)),
    'The same days one by one, for search engines.',
    ['Tuesday', 'Wednesday'],
  ),
});

/** What only the restaurant template shows (SPEC.md sections 2, 3, 5). */
export const restaurant = namedObject('Restaurant', {
  name: words('The restaurant’s name.', 'Trattoria Fenn'),
  cuisine: words('What it cooks.', 'Italian'),
  priceRange: words('How dear it is, in signs.', '££'),
  phone: words('Its telephone number as people read it.', '020 7946 0177'),
  phoneHref: field(
    z
      .string()
      .regex(/^tel:\+\d{6,15}$/, 'a number such as "tel:+442079460123"'),
    'The same number as telephones dial it.',
    'tel:+442079460177',
  ),
  street: words('Street and number.', '14 Fern Street'),
  city: words('The town.', 'London'),
  postcode: words('The postcode.', 'SE1 0AA'),
  openingHours: listOf(
    openingHours,
    'row',
    'When it is open, a row for each time.',
  ),
  sample: words(
    'What stands over the restaurant’s sections: that they are a sample site.',
    'From the sample site of Trattoria Fenn',
  ),
  menu: field(restaurantMenu, 'The menu.'),
  story: field(restaurantStory, 'The restaurant’s own story.'),
  gallery: field(intro, 'The words over the template’s gallery.'),
  guests: field(
    namedObject('RestaurantGuests', {
      title: words('The heading over the guests’ words.', 'What guests say'),
      note: words('That they are invented.', 'Illustrative examples.'),
      testimonials: listOf(guest, 'guest', 'The guests.'),
    }),
    'What guests say.',
  ),
  reservation: field(
    namedObject('RestaurantReservation', {
      title: words('The heading over the form.', 'Book a table'),
      text: lead('For up to ten guests.'),
      times: listOf(text, 'time', 'The times to choose from.', [
        '12:00 PM',
        '7:30 PM',
      ]),
      largestParty: field(
        z.int().positive(),
        'The most guests that one can book for.',
        10,
      ),
      confirmation: words(
        'How soon a booking is confirmed.',
        'We confirm within 15 minutes.',
      ),
      sameDay: words(
        'How to book for the same day.',
        'For today, please ring us.',
      ),
      demonstration: words(
        'What stands over the form: that it sends nothing.',
        'This form is part of a sample website and sends nothing.',
      ),
      done: words(
        'What is said after a valid form is submitted: that nothing was sent.',
        'Nothing is missing, and nothing was sent.',
      ),
    }),
    'The reservation form, which sends nothing.',
  ),
  visit: field(intro, 'The words over the address and the opening hours.'),
});
