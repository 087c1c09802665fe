/** @jest-environment node */
import { organizationData, webSiteData } from './organization';

const ORIGIN = 'https://www.example.com';

const site = {
  name: 'Larkfield',
  origin: ORIGIN,
  company: { legalName: 'Larkfield Ltd', vatNumber: 'GB 1' },
  contact: {
    email: 'hello@example.com',
    phoneHref: 'tel:+442079460100',
    address: '1 Mill Lane, London',
  },
};

test('says of the company what the site says of it', () => {
  expect(organizationData(site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${ORIGIN}/#organization`,
    name: 'Larkfield',
    legalName: 'Larkfield Ltd',
    url: `${ORIGIN}/`,
    email: 'hello@example.com',
    telephone: '+442079460100',
    address: '1 Mill Lane, London',
    vatID: 'GB 1',
  });
});

test('says of the website who publishes it', () => {
  expect(webSiteData(site, 'Calls answered.')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${ORIGIN}/#website`,
    name: 'Larkfield',
    description: 'Calls answered.',
    url: `${ORIGIN}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': `${ORIGIN}/#organization` },
  });
});
