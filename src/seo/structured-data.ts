import { graphql } from 'gatsby';
import type {
  BlogPosting,
  FAQPage,
  Offer,
  Organization,
  Restaurant,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import { DAYS } from '../content/constants';
import { plainPrice } from '../content/text/format';
import { plainTextOf } from '../content/text/markup';
import { canonicalUrl } from './addresses';

// The company, its services and its pages in schema.org's terms; page-head.tsx has the breadcrumb.

interface Site {
  readonly name: string;
  readonly origin: string;
}

export const fragment = graphql`
  fragment OrganizationFields on SiteSettings {
    name
    origin
    company {
      legalName
      vatNumber
    }
    contact {
      email
      phoneHref
      address
    }
  }
  fragment RestaurantDataFields on Restaurant {
    name
    cuisine
    priceRange
    phoneHref
    street
    city
    postcode
    openingHours {
      dayNames
      opens
      closes
    }
  }
`;

export function organizationData(
  site: Queries.OrganizationFieldsFragment,
): WithContext<Organization> {
  const { company, contact } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(site.origin),
    name: site.name,
    legalName: company.legalName,
    url: canonicalUrl(site.origin, '/'),
    email: contact.email,
    telephone: telephoneOf(contact.phoneHref),
    address: contact.address,
    vatID: company.vatNumber,
  };
}

export function webSiteData(
  { name, origin }: Site,
  description: string,
): WithContext<WebSite> {
  const url = canonicalUrl(origin, '/');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    description,
    url,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(origin) },
  };
}

const organizationId = (origin: string): string =>
  `${canonicalUrl(origin, '/')}#organization`;

const telephoneOf = (phoneHref: string): string =>
  phoneHref.replace('tel:', '');

/** The company as publisher of an article or provider of a service. */
function publisher({ name, origin }: Site) {
  const url = canonicalUrl(origin, '/');
  return { '@type': 'Organization', name, url } as const;
}

interface PricedService {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The id of the element on the page that shows the prices. */
  readonly anchor: string;
  readonly offers: readonly {
    readonly name: string;
    /** The price as shown, such as "£2,499" or "from £450", which is no sum. */
    readonly price: string;
    readonly description: string;
  }[];
}

export function serviceData(
  site: Site,
  { name, description, path, anchor, offers }: PricedService,
): WithContext<Service> {
  const url = canonicalUrl(site.origin, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url,
    provider: publisher(site),
    offers: offers.map((offer): Offer => {
      const price = plainPrice(offer.price);
      return {
        '@type': 'Offer',
        name: offer.name,
        description: offer.description,
        ...(price !== undefined && { price, priceCurrency: 'GBP' }),
        url: `${url}#${anchor}`,
      };
    }),
  };
}

interface Article {
  title: string;
  description: string;
  author: string;
  authorRole: string | null;
  category: string;
  keywords: readonly string[];
  /** The day of publication as YYYY-MM-DD. */
  day: string;
  path: string;
  /** The pictures' addresses: paths on this site, or URLs of the host that serves pictures. */
  pictures: readonly string[];
  words: number;
}

export function articleData(
  site: { name: string; origin: string },
  article: Article,
): WithContext<BlogPosting> {
  const url = canonicalUrl(site.origin, article.path);
  // In summer an hour after the day has begun in London, and the same day.
  const published = `${article.day}T00:00:00Z`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: article.pictures.map((src) => new URL(src, site.origin).href),
    datePublished: published,
    // data/ has no day of a change: a corrected article keeps its date.
    dateModified: published,
    author: {
      '@type': 'Person',
      name: article.author,
      jobTitle: article.authorRole ?? undefined,
      url: canonicalUrl(site.origin, '/about'),
    },
    publisher: publisher(site),
    inLanguage: 'en-GB',
    articleSection: article.category,
    keywords: article.keywords.join(', '),
    wordCount: article.words,
  };
}

interface QuestionAndAnswer {
  readonly question: string;
  /** A text of data/, with markup. */
  readonly answer: string;
}

export function faqPageData(
  items: readonly QuestionAndAnswer[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
    })),
  };
}

/** The picture's address may be relative. */
export function restaurantData(
  origin: string,
  path: string,
  facts: Queries.RestaurantDataFieldsFragment,
  picture?: string,
): WithContext<Restaurant> {
  const url = canonicalUrl(origin, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: facts.name,
    url,
    ...(picture && { image: new URL(picture, origin).href }),
    servesCuisine: facts.cuisine,
    priceRange: facts.priceRange,
    telephone: telephoneOf(facts.phoneHref),
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.street,
      addressLocality: facts.city,
      postalCode: facts.postcode,
      addressCountry: 'GB',
    },
    openingHoursSpecification: facts.openingHours.map(
      ({ dayNames, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS.filter((day) => dayNames.includes(day)),
        // In schema.org's terms a day on which it is closed.
        opens: opens ?? '00:00',
        closes: closes ?? '00:00',
      }),
    ),
    hasMenu: `${url}#menu`,
    acceptsReservations: true,
  };
}
