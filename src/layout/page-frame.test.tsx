import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { PageFrame } from './page-frame';
import { testCompany, testFooter, testHeader } from './site.fixture';

const data: Queries.PageFrameQuery & Queries.NewsletterEndpointQuery = {
  siteSettings: {
    ...testCompany,
    origin: 'https://www.example.com',
    newsletterEndpoint: null,
  },
  navigation: { ...testHeader, footer: testFooter },
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(data);
});

const frame = (pathname: string, page: ReactNode) => (
  <PageFrame location={{ pathname, hash: '' }}>{page}</PageFrame>
);

test.each(['/hub', '/hub/'])('marks the link to the page %s', (path) => {
  render(frame(path, 'Tools'));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(
    'Hub',
  );
});

test('stays when a page fails, which shows the error until another page comes', () => {
  // React reports what the error boundary catches.
  const report = jest.spyOn(console, 'error').mockImplementation();
  const Broken = () => {
    throw new Error('The panel fell off');
  };
  const { rerender } = render(frame('/', <Broken />));
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('alert')).toHaveTextContent('The panel fell off');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();

  rerender(frame('/', 'Welcome'));
  expect(main.getByRole('alert')).toBeVisible();
  rerender(frame('/hub', 'Tools'));
  expect(screen.getByRole('main')).toHaveTextContent('Tools');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  report.mockRestore();
});
