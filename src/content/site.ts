import { z } from 'zod';
import { email, httpsUrl, picture, text } from './fields';
import { namedObject } from './graphql-names';

/** An origin: https and a host, without a path. */
const origin = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9.-]+$/,
    'an origin such as "https://www.larkfield.example"',
  );

/** data/site.json: brand, company, contact, outbound and embed addresses; they stand here and nowhere else. */
export const site = z.strictObject({
  name: text,
  origin,
  application: origin,
  socialImage: picture,
  socialImageAlt: text,
  claimsNote: text,
  newsletterEndpoint: httpsUrl.nullable(),
  company: namedObject('Company', {
    legalName: text,
    number: text,
    registeredIn: text,
    vatNumber: text,
    copyrightYear: z.int('a year').min(2000).max(2100),
  }),
  contact: namedObject('Contact', {
    email,
    privacyEmail: email,
    teamEmail: email,
    phone: text,
    phoneHref: z
      .string()
      .regex(/^tel:\+\d{6,15}$/, 'a number such as "tel:+442079460123"'),
    address: text,
  }),
  share: namedObject('ShareAddresses', {
    x: httpsUrl,
    facebook: httpsUrl,
    linkedin: httpsUrl,
  }),
  embeds: namedObject('Embeds', {
    homeVideo: httpsUrl,
    demoVideo: httpsUrl,
    bookingCalendar: httpsUrl,
    bookingScript: httpsUrl,
  }),
});

export type Site = z.infer<typeof site>;
