import { screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderWithTheme } from '../../tools/jest/render';
import { SiteFooter } from './site-footer';
import { testCompany, testNewsletter } from './test-site';

// Of no use here, and not made for jsdom.
jest.mock('../http/client', () => ({ httpClient: {} }));

// SPEC.md section 2, "Header and footer".
const anchors = [
  ['SmartCall AI', 'smartcall'],
  ['Reviews', 'reviews'],
  ['Messaging', 'messaging'],
  ['CRM', 'crm'],
  ['Automation', 'automation'],
  ['Payments', 'payments'],
  ['Sales', 'sales'],
  ['Tools', 'tools'],
  ['Cookies', 'cookies'],
] as const;

const navigation: Queries.FooterFieldsFragment = {
  footer: {
    tagline: 'One platform.',
    groups: [
      {
        title: 'Platform',
        links: anchors.map(([name, id]) => ({ name, href: `/#${id}` })),
      },
      {
        title: 'Company',
        links: [
          { name: 'Home', href: '/' },
          { name: 'Privacy Policy', href: '/privacy-policy' },
          { name: 'Terms of Service', href: '/terms-of-service' },
        ],
      },
    ],
    newsletter: testNewsletter,
  },
};

function setUp(currentPath = '/about') {
  const settings: Queries.NewsletterEndpointQuery = {
    siteSettings: { newsletterEndpoint: null },
  };
  jest.mocked(useStaticQuery).mockReturnValue(settings);
  renderWithTheme(
    <SiteFooter
      site={testCompany}
      navigation={navigation}
      currentPath={currentPath}
    />,
  );
  return within(screen.getByRole('contentinfo'));
}

describe('SiteFooter', () => {
  test.each(anchors)(
    'on the home page the link "%s" leads to #%s',
    (name, id) => {
      const home = setUp('/');
      expect(home.getByRole('link', { name })).toHaveAttribute(
        'href',
        `#${id}`,
      );
    },
  );

  test.each(anchors)('elsewhere the link "%s" leads to /#%s', (name, id) => {
    const footer = setUp('/about');
    expect(footer.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/#${id}`,
    );
  });

  test.each([
    ['Home', '/'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
  ])('the link "%s" leads to %s, also on the home page', (name, href) => {
    const footer = setUp('/');
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test.each(['Platform', 'Company'])('names its group "%s"', (name) => {
    expect(setUp().getByRole('navigation', { name })).toBeVisible();
  });

  test('tells whose site it is', () => {
    const footer = setUp();
    expect(footer.getByText(/^©/)).toHaveTextContent(
      '© 2025 Larkfield. Larkfield Automation Ltd is registered in England and Wales, ' +
        'company number 00000042, VAT number GB 000 0000 42. Registered office: 3 Larkfield Yard, London.',
    );
    expect(footer.getByText('Figures are illustrative.')).toBeVisible();
  });

  test('holds the newsletter', () => {
    const footer = setUp();
    expect(
      footer.getByRole('textbox', { name: 'Email address' }),
    ).toHaveAttribute('type', 'email');
    expect(footer.getByRole('button', { name: 'Subscribe' })).toHaveAttribute(
      'type',
      'submit',
    );
  });
});
