import { render } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import type { ComponentProps } from 'react';
import { testSite } from './page.fixture';
import { JsonLd, PageHead } from './page-head';

const ORIGIN = testSite.siteSettings.origin;

const page = {
  path: '/about',
  title: 'About us',
  description: 'Who we are.',
  keywords: ['people', 'story'],
};

const listed = {
  ...page,
  socialImage: '/social/about.jpg',
  breadcrumb: [
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about' },
  ],
};

function setUp(props: ComponentProps<typeof PageHead>) {
  jest.mocked(useStaticQuery).mockReturnValue(testSite);
  render(<PageHead {...props} />);
}

/** An attribute of the only matching element in the head. */
function valueOf(selector: string, attribute = 'content') {
  const found = document.head.querySelectorAll(selector);
  expect(found).toHaveLength(1);
  return found[0]?.getAttribute(attribute);
}

const find = (selector: string) => document.querySelector(selector);

test('has a title, a canonical address and a breadcrumb', () => {
  setUp(listed);
  expect(document.title).toBe('About us | Larkfield');
  expect(valueOf('link[rel=canonical]', 'href')).toBe(`${ORIGIN}/about`);
  expect(find('[name=robots]')).toBeNull();
  const { itemListElement } = JSON.parse(
    find('script')?.textContent ?? '',
  ) as object & { itemListElement: unknown };
  expect(itemListElement).toMatchObject([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
    { position: 2, name: 'About', item: `${ORIGIN}/about` },
  ]);
});

const ALT = '“About us”, beside Larkfield’s lark and the rising sun';

test.each([
  ['name', 'description', 'Who we are.'],
  ['name', 'keywords', 'people, story'],
  ['property', 'og:site_name', 'Larkfield'],
  ['property', 'og:type', 'website'],
  ['property', 'og:locale', 'en_GB'],
  ['property', 'og:title', 'About us | Larkfield'],
  ['property', 'og:description', 'Who we are.'],
  ['property', 'og:url', `${ORIGIN}/about`],
  ['property', 'og:image', `${ORIGIN}/social/about.jpg`],
  ['property', 'og:image:width', '1200'],
  ['property', 'og:image:height', '630'],
  ['property', 'og:image:alt', ALT],
  ['name', 'twitter:card', 'summary_large_image'],
  ['name', 'twitter:title', 'About us | Larkfield'],
  ['name', 'twitter:description', 'Who we are.'],
  ['name', 'twitter:image', `${ORIGIN}/social/about.jpg`],
  ['name', 'twitter:image:alt', ALT],
])('has one meta with the %s %s: "%s"', (attribute, name, content) => {
  setUp(listed);
  expect(valueOf(`meta[${attribute}="${name}"]`)).toBe(content);
});

test('an unlisted page is noindex and uses the site’s image', () => {
  setUp({ ...page, noIndex: true });
  expect(valueOf('[name=robots]')).toBe('noindex');
  expect(find('link[rel=canonical]')).toBeNull();
  expect(find('script')).toBeNull();
  for (const prefix of ['[property="og', '[name="twitter']) {
    expect(valueOf(`${prefix}:image"]`)).toBe(`${ORIGIN}/static/social.png`);
    expect(valueOf(`${prefix}:image:alt"]`)).toBe('Hills at first light');
  }
});

test('the title of the home page begins with the site’s name', () => {
  setUp({ ...listed, path: '/', title: 'AI for firms' });
  expect(document.title).toBe('Larkfield | AI for firms');
});

test('an article has the type article', () => {
  setUp({ ...listed, type: 'article' });
  expect(valueOf('[property="og:type"]')).toBe('article');
});

test('structured data is JSON, and no text in it ends the script', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'A </script><b>firm</b> &lt;/script&gt; &amp; more',
  } as const;
  const { container } = render(<JsonLd data={data} />);
  const script = container.querySelector('script');
  expect(script).toHaveAttribute('type', 'application/ld+json');
  // Gatsby decodes entities in the script.
  expect(script?.innerHTML).not.toMatch(/[<&]/);
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual(data);
});
