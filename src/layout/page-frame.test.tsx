import type { ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderWithTheme } from '../../tools/jest/render';
import { PageFrame } from './page-frame';
import { testCompany, testFooter } from './site.fixture';

const data: Queries.PageFrameQuery & Queries.NewsletterEndpointQuery = {
  siteSettings: { ...testCompany, newsletterEndpoint: null },
  navigation: {
    header: [
      { name: 'Home', href: '/', dropdown: null },
      { name: 'Blog', href: '/blog', dropdown: null },
    ],
    signIn: { name: 'Sign in', href: 'https://app.example.com' },
    getStarted: { name: 'Get started', href: '/book-demo' },
    footer: testFooter,
  },
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(data);
});

const frame = (pathname: string, page: ReactNode) => (
  <PageFrame pathname={pathname}>{page}</PageFrame>
);

test.each(['/blog', '/blog/'])('the frame knows %s as "Blog"', (path) => {
  renderWithTheme(frame(path, 'Articles'));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(
    'Blog',
  );
});

test('the frame says what is missing when the content is', () => {
  jest.mocked(useStaticQuery).mockReturnValue({ ...data, navigation: null });
  expect(() => renderWithTheme(frame('/', 'Welcome'))).toThrow(
    'The content of data/navigation.json is missing',
  );
});

test('a page that fails leaves the frame standing, until another page comes', () => {
  // React reports what the error boundary catches.
  const report = jest.spyOn(console, 'error').mockImplementation();
  const Broken = () => {
    throw new Error('The panel fell off');
  };
  const { rerender } = renderWithTheme(frame('/', <Broken />));
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('alert')).toHaveTextContent('The panel fell off');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();

  rerender(frame('/', 'Welcome'));
  expect(main.getByRole('alert')).toBeVisible();
  rerender(frame('/blog', 'Articles'));
  expect(screen.getByRole('main')).toHaveTextContent('Articles');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});
