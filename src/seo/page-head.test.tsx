import type { ComponentProps } from 'react';
import { render } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { PageHead } from './page-head';

const data: Queries.PageHeadSiteQuery = {
  siteSettings: {
    name: 'Larkfield',
    origin: 'https://www.example.com',
    socialImage: { publicURL: '/static/social.png' },
    socialImageAlt: 'Hills at first light',
  },
  navigation: {
    header: [
      { name: 'Home', href: '/', dropdown: null },
      { name: 'Blog', href: '/blog', dropdown: null },
    ],
    footer: { groups: [] },
  },
};

const ALT = '“About us”, beside Larkfield’s lark and the rising sun';

function setUp(props: Partial<ComponentProps<typeof PageHead>> = {}) {
  jest.mocked(useStaticQuery).mockReturnValue(data);
  render(
    <PageHead
      pathname="/about/"
      title="About us"
      description="Who we are."
      keywords={['people', 'story']}
      {...props}
    />,
  );
}

/** What the only tag that a selector finds in the head says. */
function said(selector: string, attribute = 'content') {
  const found = document.head.querySelectorAll(selector);
  expect(found).toHaveLength(1);
  return found[0]?.getAttribute(attribute);
}

/** The names in the breadcrumbs that the head has, if there are any. */
function trailNames() {
  const script = document.querySelector('script[type="application/ld+json"]');
  return script?.textContent
    .match(/"name":"[^"]+"/g)
    ?.map((field) => field.slice(8, -1));
}

describe('PageHead', () => {
  test('gives the page its title', () => {
    setUp();
    expect(document.title).toBe('About us');
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
  });

  test('an unlisted page shows the site’s own picture', () => {
    setUp({ unlisted: true });
    for (const [attribute, prefix] of [
      ['property', 'og'],
      ['name', 'twitter'],
    ]) {
      expect(said(`[${attribute}="${prefix}:image"]`)).toBe(
        'https://www.example.com/static/social.png',
      );
      expect(said(`[${attribute}="${prefix}:image:alt"]`)).toBe(
        'Hills at first light',
      );
    }
  });

  test.each([
    ['name', 'description', 'Who we are.'],
    ['name', 'keywords', 'people, story'],
    ['property', 'og:site_name', 'Larkfield'],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', 'en_GB'],
    ['property', 'og:title', 'About us'],
    ['property', 'og:description', 'Who we are.'],
    ['property', 'og:url', 'https://www.example.com/about'],
    ['property', 'og:image', 'https://www.example.com/social/about.jpg'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', ALT],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', 'About us'],
    ['name', 'twitter:description', 'Who we are.'],
    ['name', 'twitter:image', 'https://www.example.com/social/about.jpg'],
    ['name', 'twitter:image:alt', ALT],
  ])('says once, by %s, that %s is "%s"', (attribute, name, content) => {
    setUp();
    expect(said(`meta[${attribute}="${name}"]`)).toBe(content);
  });

  test.each([
    ['/', 'https://www.example.com/'],
    ['/about', 'https://www.example.com/about'],
    ['/about/', 'https://www.example.com/about'],
  ])('%s has the canonical address %s', (pathname, address) => {
    setUp({ pathname });
    expect(said('link[rel="canonical"]', 'href')).toBe(address);
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });

  test('an unlisted page keeps search engines away and has no canonical address', () => {
    setUp({ unlisted: true });
    expect(said('meta[name="robots"]')).toBe('noindex');
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });

  test('says the way to it from the home page', () => {
    setUp({ pathname: '/blog/ten', title: 'Ten | Us', parents: ['/blog'] });
    expect(trailNames()).toEqual(['Home', 'Blog', 'Ten']);
  });

  test.each([
    ['the home page', { pathname: '/' }],
    ['an unlisted page', { unlisted: true }],
  ])('%s has no way to it', (_which, props) => {
    setUp(props);
    expect(trailNames()).toBeUndefined();
  });

  test('an article says that it is one', () => {
    setUp({ type: 'article' });
    expect(said('meta[property="og:type"]')).toBe('article');
  });
});
