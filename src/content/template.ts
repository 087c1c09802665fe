import { z } from 'zod';
import { DAYS } from './days';
import { colourStep, picture, price, slug, text } from './fields';
import { namedObject } from './graphql-names';
import { faqItem, intro, rating } from './parts';
import { templatePreview } from './template-preview';

const galleryItem = namedObject('GalleryItem', {
  title: text,
  image: picture.nullable(),
  imageAlt: text,
});

/** Menu item (SPEC.md section 3). */
const menuItem = namedObject('MenuItem', {
  name: text,
  desc: text,
  price,
  tag: text,
  category: text,
  image: picture.nullable(),
});

/** Restaurant testimonial (SPEC.md section 3). */
const guest = namedObject('Guest', { name: text, rating, text });

/** From 00:00 to 23:59. */
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const openingHours = namedObject('OpeningHours', {
  days: text,
  opens: z.string().regex(TIME_OF_DAY, 'a time such as "12:00"'),
  closes: z.string().regex(TIME_OF_DAY, 'a time such as "22:00"'),
  dayNames: z.array(z.enum(DAYS)),
});

/** What only the restaurant template shows (SPEC.md sections 2, 3, 5). */
const restaurant = namedObject('Restaurant', {
  name: text,
  cuisine: text,
  priceRange: text,
  phone: text,
  phoneHref: z
    .string()
    .regex(/^tel:\+\d{6,15}$/, 'a number such as "tel:+442079460123"'),
  street: text,
  city: text,
  postcode: text,
  openingHours: z.array(openingHours).min(1, 'at least one row'),
  menu: namedObject('RestaurantMenu', {
    title: text,
    text,
    categories: z.array(text).min(1, 'at least one category'),
    dishes: z.array(menuItem).min(1, 'at least one dish'),
  }),
  story: namedObject('RestaurantStory', {
    title: text,
    paragraphs: z.array(text).min(1, 'at least one paragraph'),
  }),
  guests: namedObject('RestaurantGuests', {
    title: text,
    note: text,
    testimonials: z.array(guest).min(1, 'at least one guest'),
  }),
  reservation: namedObject('RestaurantReservation', {
    title: text,
    text,
    times: z.array(text).min(1, 'at least one time'),
    largestParty: z.int().positive(),
    confirmation: text,
    sameDay: text,
    demonstration: text,
  }),
  visit: intro,
});

/** Website template (SPEC.md section 3, "Template definition"), one file each in data/templates. */
export const websiteTemplate = z.strictObject({
  slug,
  name: text,
  title: text,
  description: text,
  keywords: z.array(text).min(1, 'at least one keyword'),
  heroFrom: colourStep,
  heroTo: colourStep,
  badges: z.array(text).length(3, 'three badges'),
  features: z.array(text).length(4, 'four features'),
  pages: z.array(text).min(1, 'at least one page').optional(),
  /** Taken by `npm run pictures:templates`; without one the card shows the template's colours. */
  picture: picture.optional(),
  overview: intro,
  gallery: z.array(galleryItem).length(6, 'six pictures'),
  faq: z.array(faqItem).min(1, 'at least one question'),
  restaurant: restaurant.optional(),
  preview: templatePreview.optional(),
});

export type WebsiteTemplate = z.infer<typeof websiteTemplate>;
