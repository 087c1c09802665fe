import { z } from 'zod';
import { SOCIAL_SIZE } from '../constants';
import {
  field,
  markup,
  matching,
  object,
  picture,
  prose,
  text,
} from './builders';
import { altText, email, httpsUrl, phoneHref, videoUrl } from './fields';

const origin = matching(
  /^https:\/\/[a-z0-9.-]+$/,
  'an origin such as "https://www.larkfield.example"',
).meta({ examples: ['https://www.larkfield.example'] });

const VIDEO = 'https://www.youtube-nocookie.com/embed/larkfld-hm1';

/** data/site.json: brand, company, contact, outbound and embed addresses; other files quote them. */
export const site = z.strictObject({
  name: text('The brand’s name, in header and titles.', 'Larkfield'),
  origin: field(
    origin,
    'Where the public finds the site: https and the host, without a path. Canonical addresses start with it.',
  ),
  application: field(
    origin,
    'Where customers sign in: https and the host, without a path.',
    'https://app.larkfield.example',
  ),
  socialImage: picture(
    'The picture that social networks show of pages that have none of their own.',
    './images/social.png',
    { minSize: SOCIAL_SIZE },
  ),
  socialImageAlt: altText,
  claimsNote: prose('The footer’s small print on figures.', 'Sample figures.'),
  cookiesNote: prose(
    'What the home page’s footer says on cookies; other pages link to it.',
    'Cookies: we set none.',
  ),
  offer: markup(
    'How to try the platform, for {{site.offer}} under buttons.',
    '14 days free, no card needed.',
  ),
  newsletterEndpoint: field(
    httpsUrl.nullish(),
    'The https address that the newsletter form posts to. Left out while there is none: the form then says, beforehand and when it is used, that it sends nothing.',
    'https://mail.larkfield.example/subscribe',
  ),
  company: object('Company', 'The firm, for the footer and legal texts.', {
    legalName: text('The firm’s registered name.', 'Larkfield Automation Ltd'),
    number: text('Its number in the register of companies.', '00000042'),
    registeredIn: text('Where it is registered.', 'England and Wales'),
    vatNumber: text('Its VAT number.', 'GB 000 0000 42'),
    copyrightYear: field(
      z.int('a year').min(2000).max(2100),
      'The year beside © in the footer.',
      2025,
    ),
  }),
  contact: object(
    'Contact',
    'How to reach the firm. Other files quote these as {{site.contact.email}} and so on.',
    {
      email: field(email, 'The mailbox for everything.'),
      privacyEmail: field(email, 'The mailbox for questions of privacy.'),
      teamEmail: field(email, 'The mailbox that the terms of service name.'),
      phone: text('The telephone number as people read it.', '020 7946 0142'),
      phoneHref,
      hours: text('When both are answered.', 'Support 24/7'),
      address: text(
        'The postal address on one line, without the firm’s name.',
        '3 Larkfield Yard, London EC1 0LF, United Kingdom',
      ),
    },
  ),
  embeds: object('Embeds', 'Videos and the calendar, from other companies.', {
    homeVideo: field(
      videoUrl,
      'The video of the home page, on YouTube or Vimeo: its address as they give it.',
      VIDEO,
    ),
    demoVideo: field(videoUrl, 'The video of /demo, likewise.', VIDEO),
    bookingCalendar: field(
      httpsUrl,
      'The booking calendar on /book-demo.',
      'https://calendar.larkfield.example/widget/booking/product-demo',
    ),
    bookingScript: field(
      httpsUrl,
      'The script that belongs to the calendar.',
      'https://calendar.larkfield.example/js/form-embed.js',
    ),
  }),
});

export type SiteSettings = z.infer<typeof site>;
