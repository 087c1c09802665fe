import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { renderWithTheme } from '../../tools/jest/render';
import { PageFrame } from './page-frame';
import { testCompany, testNewsletter } from './test-site';

// Of no use here, and not made for jsdom.
jest.mock('../http/client', () => ({ httpClient: {} }));

const data: Queries.PageFrameQuery & Queries.NewsletterEndpointQuery = {
  siteSettings: { ...testCompany, newsletterEndpoint: null },
  navigation: {
    header: [
      { name: 'Home', href: '/', dropdown: null },
      { name: 'Blog', href: '/blog', dropdown: null },
    ],
    signIn: { name: 'Sign in', href: 'https://app.example.com' },
    getStarted: { name: 'Get started', href: '/book-demo' },
    footer: {
      tagline: 'One platform.',
      groups: [
        { title: 'Explore', links: [{ name: 'Tools', href: '/#tools' }] },
      ],
      newsletter: testNewsletter,
    },
  },
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(data);
});

function Broken(): never {
  throw new Error('The panel fell off');
}

describe('PageFrame', () => {
  test('puts the page into the only main, between the only header and the only footer', () => {
    renderWithTheme(
      <PageFrame pathname="/blog">
        <h1>Blog</h1>
      </PageFrame>,
    );
    const header = screen.getByRole('banner');
    const main = screen.getByRole('main');
    const footer = screen.getByRole('contentinfo');
    expect(within(main).getByRole('heading', { level: 1 })).toBeVisible();
    expect(header.compareDocumentPosition(main)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(main.compareDocumentPosition(footer)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('offers first of all to skip to main', async () => {
    renderWithTheme(<PageFrame pathname="/">Welcome</PageFrame>);
    await userEvent.setup().tab();
    const skipLink = screen.getByRole('link', { name: 'Skip to main content' });
    expect(skipLink).toHaveFocus();
    const main = screen.getByRole('main');
    expect(skipLink).toHaveAttribute('href', `#${main.id}`);
    // So that the focus can move there, and not only the view.
    expect(main).toHaveAttribute('tabindex', '-1');
  });

  test.each(['/blog', '/blog/'])('knows %s as the page of "Blog"', (path) => {
    renderWithTheme(<PageFrame pathname={path}>Articles</PageFrame>);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Blog',
    );
    expect(screen.getByRole('link', { name: 'Tools' })).toHaveAttribute(
      'href',
      '/#tools',
    );
  });

  test('points at places on the home page without its path there', () => {
    renderWithTheme(<PageFrame pathname="/">Welcome</PageFrame>);
    expect(screen.getByRole('link', { name: 'Tools' })).toHaveAttribute(
      'href',
      '#tools',
    );
  });

  test('says what is missing when the content is', () => {
    jest.mocked(useStaticQuery).mockReturnValue({ ...data, navigation: null });
    expect(() =>
      renderWithTheme(<PageFrame pathname="/">Welcome</PageFrame>),
    ).toThrow('The content of data/navigation.json is missing');
  });
});

describe('a page that fails', () => {
  let report: jest.SpyInstance;
  beforeEach(() => {
    report = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => {
    // React reports what the error boundary catches.
    expect(report).toHaveBeenCalled();
    report.mockRestore();
  });

  test('leaves the frame standing around the error screen', () => {
    renderWithTheme(
      <PageFrame pathname="/">
        <Broken />
      </PageFrame>,
    );
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    expect(main.getByText('The panel fell off')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  test('is forgotten on another page, and only there', () => {
    const { rerender } = renderWithTheme(
      <PageFrame pathname="/">
        <Broken />
      </PageFrame>,
    );
    rerender(<PageFrame pathname="/">Blog</PageFrame>);
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(
      <PageFrame pathname="/blog">
        <h1>Articles</h1>
      </PageFrame>,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Articles',
    );
  });
});
