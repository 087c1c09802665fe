import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from '@emotion/react';
import { pagePropsOf, renderHead } from '../../tools/jest/page';
import { renderWithTheme } from '../../tools/jest/render';
import NotFoundPage, { Head } from '../pages/404';
import { theme } from '../styles/theme';

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
          preview: { firm: 'Rotawren' },
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

describe('the not-found page', () => {
  test.each(['/nowhere', '/blog/nothing', '/websitesque', '/a/websites/b'])(
    'at %s links home and logs the path once',
    (path) => {
      const { rerender } = showAt(path);
      rerender(<NotFoundPage {...propsAt(path)} />);
      expect(title()).toBe('Oops! Page not found');
      expect(screen.getByText('404')).toBeVisible();
      expect(
        screen.getByRole('link', { name: 'Return to Home' }),
      ).toHaveAttribute('href', '/');
      expect(report.mock.calls).toEqual([['404: no page at', path]]);
    },
  );

  test.each(['/websites', '/websites/', '/websites/foo', '/websites/a/b'])(
    'at %s lists the templates',
    (path) => {
      showAt(path);
      expect(title()).toBe('Template not found');
      expect(
        screen.getByText('Please browse our available templates below.'),
      ).toBeVisible();
      expect(
        screen
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Back to Website Design', '/website-design'],
        ['View SaaS Landing', '/websites/saas-landing'],
      ]);
      expect(report).not.toHaveBeenCalled();
    },
  );

  test('has the same HTML for all paths', () => {
    const html = renderToString(
      <ThemeProvider theme={theme}>
        <NotFoundPage {...propsAt('/websites/foo')} />
      </ThemeProvider>,
    );
    expect(html).toContain('Oops! Page not found');
  });

  test.each([
    ['/websitesque', 'Page not found | Larkfield'],
    ['/websites/foo', 'Template not found | Larkfield'],
  ])('at %s has the title "%s" and is not indexed', (path, text) => {
    renderHead(Head, data, path);
    expect(document.title).toBe(text);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  });
});
