/** @jest-environment node */
import { site } from './site';
import { complaints, only, repositoryContent } from './test-support';

const value = only(repositoryContent().SiteSettings);

test.each([['https://www.larkfield.example'], ['https://a-b.example']])(
  '"%s" is an origin',
  (origin) => {
    expect(complaints(site, { ...value, origin })).toEqual([]);
  },
);

test.each([
  'https://www.larkfield.example/',
  'https://www.larkfield.example/app',
  'http://www.larkfield.example',
  'www.larkfield.example',
  'https://www larkfield.example',
  'https://',
])('"%s" is no origin', (origin) => {
  const expected = 'an origin such as "https://www.larkfield.example"';
  expect(complaints(site, { ...value, origin })).toEqual([
    `origin: ${expected}`,
  ]);
  expect(complaints(site, { ...value, application: origin })).toEqual([
    `application: ${expected}`,
  ]);
});

test('the newsletter’s endpoint may be null or an https address, and is not left out', () => {
  const newsletterEndpoint = 'https://mail.larkfield.example/subscribe';
  expect(complaints(site, { ...value, newsletterEndpoint })).toEqual([]);
  expect(complaints(site, { ...value, newsletterEndpoint: null })).toEqual([]);
  expect(complaints(site, { ...value, newsletterEndpoint: '' })).toEqual([
    'newsletterEndpoint: an address that starts with https://',
  ]);
  expect(complaints(site, { ...value, newsletterEndpoint: undefined })).toEqual(
    ['newsletterEndpoint: text'],
  );
});

test.each([
  ['email', 'hello', 'an e-mail address'],
  ['privacyEmail', 'mailto:a@b.example', 'an e-mail address'],
  ['phoneHref', '020 7946 0142', 'a number such as "tel:+442079460123"'],
  ['fax', '020 7946 0142', 'no field of this name'],
])('contact.%s: %j is refused', (field, wrong, expected) => {
  const contact = { ...value.contact, [field]: wrong };
  expect(complaints(site, { ...value, contact })).toEqual([
    `contact.${field}: ${expected}`,
  ]);
});

test.each([[1999], [2101], [2025.5], ['2025']])(
  'copyright year %j is refused',
  (copyrightYear) => {
    const company = { ...value.company, copyrightYear };
    expect(complaints(site, { ...value, company })).toHaveLength(1);
  },
);

test.each(['homeVideo', 'demoVideo', 'bookingCalendar', 'bookingScript'])(
  'what is embedded as %s comes over https',
  (field) => {
    const embeds = { ...value.embeds, [field]: 'http://a.example' };
    expect(complaints(site, { ...value, embeds })).toEqual([
      `embeds.${field}: an address that starts with https://`,
    ]);
  },
);
