import { z } from 'zod';
import { ORIGIN } from './site';

// What search engines need of each type that the site uses: the required and recommended fields of Google's rich
// results where there is one for the type, schema.org's own terms elsewhere. The shapes are strict, so that a property
// which the type does not have is found; src/seo builds them with schema-dts, so the compiler knows them too.

const words = z.string().regex(/\S/);
const address = z
  .url({ protocol: /^https$/ })
  .refine((value) => value.startsWith(`${ORIGIN}/`), 'an address of this site');
const day = z.iso.date();
const inContext = { '@context': z.literal('https://schema.org') };

const publisher = z.strictObject({
  '@type': z.literal('Organization'),
  name: words,
  url: address,
});

const organization = z.strictObject({
  ...inContext,
  '@type': z.literal('Organization'),
  '@id': address,
  name: words,
  legalName: words,
  url: address,
  email: z.email(),
  telephone: z.string().regex(/^\+\d{6,15}$/),
  address: words,
  vatID: words,
  logo: address.optional(),
});

const webSite = z.strictObject({
  ...inContext,
  '@type': z.literal('WebSite'),
  '@id': address,
  name: words,
  description: words,
  url: z.literal(`${ORIGIN}/`),
  inLanguage: z.literal('en-GB'),
  publisher: z.strictObject({ '@id': address }),
});

const blogPosting = z.strictObject({
  ...inContext,
  '@type': z.literal('BlogPosting'),
  headline: words,
  description: words,
  url: address,
  mainEntityOfPage: z.strictObject({
    '@type': z.literal('WebPage'),
    '@id': address,
  }),
  image: address,
  datePublished: day,
  author: z.strictObject({ '@type': z.literal('Person'), name: words }),
  publisher,
  inLanguage: z.literal('en-GB'),
  articleSection: words,
  keywords: words,
  wordCount: z.int().positive(),
});

const breadcrumbList = z.strictObject({
  ...inContext,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: words,
        item: address,
      }),
    )
    .min(2),
});

const faqPage = z.strictObject({
  ...inContext,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: words,
        acceptedAnswer: z.strictObject({
          '@type': z.literal('Answer'),
          text: words,
        }),
      }),
    )
    .min(1),
});

const restaurant = z.strictObject({
  ...inContext,
  '@type': z.literal('Restaurant'),
  name: words,
  url: address,
  image: address.optional(),
  servesCuisine: words,
  priceRange: words,
  telephone: words,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: words,
    addressLocality: words,
    postalCode: words,
  }),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z
          .array(
            z.enum([
              'Monday',
              'Tuesday',
              'Wednesday',
              'Thursday',
              'Friday',
              'Saturday',
              'Sunday',
            ]),
          )
          .min(1),
        opens: z.string().regex(/^\d\d:\d\d$/),
        closes: z.string().regex(/^\d\d:\d\d$/),
      }),
    )
    .min(1),
  hasMenu: address,
  acceptsReservations: z.boolean(),
});

const service = z.strictObject({
  ...inContext,
  '@type': z.literal('Service'),
  name: words,
  description: words,
  url: address,
  provider: publisher,
  offers: z
    .array(
      z.strictObject({
        '@type': z.literal('Offer'),
        name: words,
        description: words,
        price: z.string().regex(/^\d+(?:\.\d\d)?$/),
        priceCurrency: z.literal('GBP'),
        url: address,
      }),
    )
    .min(1),
});

/** Any of the types that the site uses. Reviews and ratings are none of them: nobody may rate himself. */
export const structuredData = z.discriminatedUnion('@type', [
  organization,
  webSite,
  blogPosting,
  breadcrumbList,
  faqPage,
  restaurant,
  service,
]);

export type StructuredData = z.infer<typeof structuredData>;
