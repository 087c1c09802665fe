import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from '@emotion/react';
import { pagePropsOf, renderHead } from '../../../tools/jest/page';
import { renderWithTheme } from '../../../tools/jest/render';
import NotFoundPage, { Head } from '../../pages/404';
import { theme } from '../../styles/theme';

type Data = Queries.NotFoundQuery;

const data: Data = {
  siteSettings: { name: 'Larkfield' },
  notFoundPage: {
    seo: {
      title: 'Page not found | Larkfield',
      description: 'Nothing here.',
      keywords: ['404'],
    },
    code: '404',
    title: 'Oops! Page not found',
    text: 'The address may have a slip in it.',
    action: { label: 'Return to Home', href: '/' },
    template: {
      title: 'Template not found',
      text: 'Please browse our available templates below.',
      action: { label: 'Back to Website Design', href: '/website-design' },
      available: 'Available templates',
    },
  },
  websiteDesignPage: {
    portfolio: {
      templates: [
        {
          slug: 'saas-landing',
          name: 'SaaS Landing',
          description: 'For software.',
          heroFrom: 'plum-800',
          heroTo: 'coral-700',
          badges: ['Fast', 'Friendly', 'Found'],
          picture: null,
        },
      ],
    },
  },
};

const propsAt = (pathname: string) => pagePropsOf(data, pathname, '/404.html');

const showAt = (pathname: string) =>
  renderWithTheme(<NotFoundPage {...propsAt(pathname)} />);

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

const report = jest.spyOn(console, 'error');
beforeEach(() => report.mockReset());

// None of these is at or below /websites.
const unknown = ['/nowhere', '/blog/nothing', '/websitesque', '/a/websites/b'];

const templatePaths = [
  '/websites',
  '/websites/',
  '/websites/foo',
  '/websites/a/b',
];

describe('the not-found page', () => {
  test.each(unknown)('at %s says so, leads home and logs the path', (path) => {
    showAt(path);
    expect(title()).toBe('Oops! Page not found');
    expect(screen.getByText('404')).toBeVisible();
    expect(
      screen.getByText('The address may have a slip in it.'),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Return to Home' }),
    ).toHaveAttribute('href', '/');
    expect(report.mock.calls).toEqual([['404: no page at', path]]);
  });

  test('logs each unknown path once', () => {
    const { rerender } = showAt('/one');
    rerender(<NotFoundPage {...propsAt('/one')} />);
    rerender(<NotFoundPage {...propsAt('/two')} />);
    expect(report.mock.calls.map(([, path]: unknown[]) => path)).toEqual([
      '/one',
      '/two',
    ]);
  });

  test.each(templatePaths)('at %s offers the templates there are', (path) => {
    showAt(path);
    expect(title()).toBe('Template not found');
    expect(
      screen.getByText('Please browse our available templates below.'),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Back to Website Design' }),
    ).toHaveAttribute('href', '/website-design');
    expect(
      screen.getByRole('heading', { level: 3, name: 'SaaS Landing' }),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'View SaaS Landing' }),
    ).toHaveAttribute('href', '/websites/saas-landing');
    expect(report).not.toHaveBeenCalled();
  });

  test('is built as one HTML for all paths', () => {
    const [html, other] = ['/404', '/websites/foo'].map((path) =>
      renderToString(
        <ThemeProvider theme={theme}>
          <NotFoundPage {...propsAt(path)} />
        </ThemeProvider>,
      ),
    );
    expect(html).toContain('Oops! Page not found');
    expect(other).toContain('Oops! Page not found');
  });
});

describe('its Head', () => {
  test.each([
    ['/nowhere', 'Page not found | Larkfield'],
    ['/websitesque', 'Page not found | Larkfield'],
    ['/websites', 'Template not found | Larkfield'],
    ['/websites/foo', 'Template not found | Larkfield'],
  ])('at %s has the title "%s" and keeps search engines away', (path, text) => {
    renderHead(Head, data, path);
    expect(document.title).toBe(text);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  });
});
