import { z } from 'zod';
import { templatePath } from '../../routes';
import { pageTitle, templateTitle } from '../../text/page-title';
import {
  field,
  fieldRules,
  flag,
  keywords,
  listOf,
  markupText,
  nonEmptyText,
  object,
  objectType,
  optionalPicture,
  prose,
  text,
  texts,
} from '../builders';
import { altText, darkColour, faqItem, intro, slug } from '../fields';
import { restaurant } from './restaurant';

const galleryItem = objectType('GalleryItem', {
  title: text('The line under the picture.', 'Pricing'),
  capture: text(
    'The page of the sample site that it shows and leads to, by its address there: “pricing” of #pricing, or “pricing-phone” for the page on a phone, which phones leave out. Without one, choose an image.',
    'pricing',
  ).optional(),
  image: optionalPicture(
    'A photograph instead of a page, as a restaurant has.',
    '../images/restaurant/dining-room.jpg',
  ),
  imageAlt: altText,
}).refine(
  ({ capture, image }) => (capture === undefined) !== !image,
  'either a capture or an image',
);

/** A website template, one file each in data/templates. */
export const websiteTemplate = z.strictObject({
  slug: field(
    slug(templatePath),
    'The end of its own address, after /websites/.',
    'saas-landing',
  ),
  name: text(
    'Whose website it is, on its card; the title of its page adds “website design”.',
    'SaaS',
  ).register(fieldRules, {
    unique: 'title',
    publishedAs: (name, brand) => pageTitle(templateTitle(name), brand),
  }),
  title: text('The headline of its page.', 'Software at a glance'),
  suits: text('For whom it is, on its card.', 'For software firms'),
  description: prose(
    'What it is for, on its page and in search engines, best with 70 to 160 characters.',
    'A website for software firms: what it does, what it costs and a trial to start, on pages that load at once on any phone.',
  ).register(fieldRules, { unique: 'description' }),
  keywords: keywords('SaaS website', 'software landing page'),
  // The specification's names for these two.
  heroFrom: field(
    darkColour,
    'Where the colour of its hero begins; the main colour of its sample site.',
  ),
  heroTo: field(darkColour, 'Where it ends.', 'sky-800'),
  badges: field(
    z.array(nonEmptyText).length(3, 'three badges'),
    'Three short labels at the top.',
    ['Fast', 'Clear pricing', 'Free trial'],
  ),
  features: field(
    z.array(markupText(nonEmptyText)).length(4, 'four features'),
    'Four features, listed on its page; the price tiers add one each of the first three.',
    ['Pricing tables', 'Sign-up forms', 'Changelog', 'Help pages'],
  ),
  pages: texts(
    'page',
    'The pages that it includes. Without any, those of Pages › Pages of designs.',
    'Home',
    'Pricing',
  ).optional(),
  overview: field(intro, 'The words over the sample site.'),
  gallery: field(
    z.array(galleryItem).length(6, 'six pictures'),
    'Six pictures: pages of the sample site, or photographs of a restaurant.',
    Array.from({ length: 6 }, () => ({
      title: 'Pricing',
      capture: 'pricing',
      imageAlt: 'Three plans in rows, each with its price',
    })),
  ),
  faq: listOf(faqItem, 'question', 'Questions about the template.'),
  showsClinics: flag('Shows Shared › Clinics beside the questions.'),
  restaurant: field(
    restaurant.optional(),
    'What only a restaurant has: menu, reservations, opening hours.',
  ),
  sample: object('Sample', 'Its sample site.', {
    folder: text(
      'Its folder in static/samples, which a developer makes.',
      'saas-landing',
    ).register(fieldRules, { refersTo: 'sample site' }),
    firm: text('The invented firm whose website it is.', 'Rotawren'),
  }),
});
