import { render, screen } from '@testing-library/react';
import { pagePropsOf, renderHead } from '../../../tools/jest/page';
import NotFoundPage, { Head } from '../../pages/404';
import TemplateNotFoundPage, {
  Head as TemplateHead,
} from '../../templates/template-not-found-page';

Reflect.set(globalThis, 'TEMPLATE_NOT_FOUND_SCRIPT', '');

type Data = Queries.NotFoundQuery & Queries.TemplateNotFoundQuery;

const template = (slug: string, name: string) => ({
  slug,
  name,
  suits: 'For a firm',
  heroFrom: 'plum-800',
  heroTo: 'coral-700',
  sampleSite: { firm: 'Rotawren' },
  picture: null,
  phonePicture: null,
});

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
    suggestions: {
      title: 'Perhaps you were looking for',
      pages: [
        { label: 'Questions', href: '/faq' },
        { label: 'Advice', href: '/blog' },
      ],
    },
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
        template('saas-landing', 'SaaS Landing'),
        template('restaurant-cafe', 'Restaurant'),
      ],
    },
  },
};

const propsAt = (pathname: string) => pagePropsOf(data, pathname, '/404.html');

const showAt = (pathname: string) =>
  render(<NotFoundPage {...propsAt(pathname)} />);

const showTemplatesAt = (pathname: string) =>
  render(<TemplateNotFoundPage {...propsAt(pathname)} />);

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => `${link.textContent} → ${link.getAttribute('href')}`);

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
      expect(links()).toEqual([
        'Return to Home → /',
        'Questions/faq → /faq',
        'Advice/blog → /blog',
      ]);
      expect(report.mock.calls).toEqual([['404: no page at', path]]);
    },
  );

  test.each(['/websites', '/websites/', '/websites/foo', '/websites/a/b'])(
    'at %s lists the templates',
    (path) => {
      showTemplatesAt(path);
      expect(title()).toBe('Template not found');
      expect(
        screen.getByText('Please browse our available templates below.'),
      ).toBeVisible();
      expect(links()).toEqual([
        'Back to Website Design → /website-design',
        'SaaS Landing → /websites/saas-landing',
        'Restaurant → /websites/restaurant-cafe',
      ]);
      expect(report).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['/websitesque', 'Page not found | Larkfield', Head],
    ['/websites/foo', 'Template not found | Larkfield', TemplateHead],
  ])('at %s has the title "%s" and is not indexed', (path, text, head) => {
    renderHead(head, data, path);
    expect(document.title).toBe(text);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  });
});
