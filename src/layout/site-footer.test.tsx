import { cleanup, render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { testCompany, testFooter } from './site.fixture';
import { SiteFooter } from './site-footer';

function setUp(currentPath: string) {
  jest
    .mocked(useStaticQuery)
    .mockReturnValue({ siteSettings: { newsletterEndpoint: null } });
  render(
    <SiteFooter
      site={testCompany}
      navigation={{ footer: testFooter }}
      currentPath={currentPath}
    />,
  );
  return within(screen.getByRole('contentinfo'));
}

test.each([
  ['/', 'Tools', '#tools'],
  ['/about', 'Tools', '/#tools'],
  ['/', 'Home', '/'],
])('on %s the link "%s" leads to %s', (path, name, href) => {
  expect(setUp(path).getByRole('link', { name })).toHaveAttribute('href', href);
});

test('says what it does about cookies on the home page alone', () => {
  const home = setUp('/');
  expect(home.getByText('We set no cookies.')).toHaveAttribute('id', 'cookies');
  cleanup();
  expect(setUp('/about').queryByText('We set no cookies.')).toBeNull();
});

test('says what UK law wants a company to say about itself', () => {
  const footer = setUp('/about');
  expect(footer.getByText(/^©/)).toHaveTextContent(
    '© 2025 Larkfield. Larkfield Automation Ltd is registered in England and Wales, ' +
      'company number 00000042, VAT number GB 000 0000 42. Registered office: 3 Larkfield Yard, London.',
  );
  expect(footer.getByText('Figures are illustrative.')).toBeVisible();
});
