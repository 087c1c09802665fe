import { screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderWithTheme } from '../../tools/jest/render';
import { SiteFooter } from './site-footer';
import { testCompany, testFooter } from './site.fixture';

function setUp(currentPath: string) {
  const settings: Queries.NewsletterEndpointQuery = {
    siteSettings: { newsletterEndpoint: null },
  };
  jest.mocked(useStaticQuery).mockReturnValue(settings);
  renderWithTheme(
    <SiteFooter
      site={testCompany}
      navigation={{ footer: testFooter }}
      currentPath={currentPath}
    />,
  );
  return within(screen.getByRole('contentinfo'));
}

describe('SiteFooter', () => {
  test.each([
    ['/', 'Tools', '#tools'],
    ['/about', 'Tools', '/#tools'],
    ['/', 'Home', '/'],
    ['/', 'Terms', '/terms'],
  ])('on %s the link "%s" leads to %s', (path, name, href) => {
    const group = within(
      setUp(path).getByRole('navigation', { name: 'Explore' }),
    );
    expect(group.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('tells whose site it is', () => {
    const footer = setUp('/about');
    expect(footer.getByText(/^©/)).toHaveTextContent(
      '© 2025 Larkfield. Larkfield Automation Ltd is registered in England and Wales, ' +
        'company number 00000042, VAT number GB 000 0000 42. Registered office: 3 Larkfield Yard, London.',
    );
    expect(footer.getByText('Figures are illustrative.')).toBeVisible();
  });
});
