import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { ErrorScreen, focusTarget, PageFrame } from './page-frame';
import { testCompany, testFooter, testHeader } from './site.fixture';
import { createStyleCache, wrapRoot } from './wrap';

const data: Queries.PageFrameQuery & Queries.NewsletterEndpointQuery = {
  siteSettings: {
    ...testCompany,
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

test.each([
  ['/hub', 'Hub'],
  ['/hub/', 'Hub'],
  ['/reviews', 'Reviews'],
])('on %s only the link "%s" is marked as current', async (path, name) => {
  render(frame(path, 'Tools'));
  await userEvent.click(screen.getByText('Products'));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(name);
});

test.each([
  ['Sign in', 'https://app.example.com/sign-in'],
  ['Get started', '/book-demo'],
])('the link "%s" leads to %s', (name, href) => {
  render(frame('/', 'Welcome'));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('stays when a page fails, and shows the error until the next navigation', () => {
  // React logs errors that an error boundary catches.
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

test.each([
  [
    { status: 503, statusText: 'Service Unavailable', message: 'No' },
    '503 Service Unavailable',
  ],
  [new Error('Out of paper'), 'Out of paper'],
  [{ status: 500, message: 'Ink' }, 'Ink'],
  ['Jammed', 'Jammed'],
  [null, 'null'],
  [{}, 'Unknown error'],
])('of %j it announces "%s", and leads home by a fresh load', (error, text) => {
  render(<ErrorScreen error={error} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Unexpected Application Error!${text}Return to Home`,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});

test.each(['header', 'footer'])(
  'an error in the %s shows the error screen, not a blank page',
  (part) => {
    jest.spyOn(console, 'error').mockImplementation();
    const navigation = { ...data.navigation, [part]: undefined };
    jest.mocked(useStaticQuery).mockReturnValue({ ...data, navigation });
    render(wrapRoot(createStyleCache(), frame('/', 'Welcome')));
    expect(screen.getByRole('main')).toHaveTextContent(
      /^Unexpected Application Error!.*Return to Home$/,
    );
    jest.restoreAllMocks();
  },
);

describe('focusTarget', () => {
  beforeEach(() => {
    document.body.innerHTML = `
    <section id="prices"><a href="/faq">FAQ</a></section>
    <details id="question"><summary>How?</summary></details>
    <input id="field">`;
  });

  const find = (selector: string) =>
    document.querySelector<HTMLElement>(selector);

  test('focuses a section, which is not focusable afterwards', () => {
    focusTarget('#prices');
    expect(find('#prices')).toHaveFocus();
    find('a')?.focus();
    expect(find('#prices')).not.toHaveAttribute('tabindex');
  });

  test.each([
    ['#question', 'summary'],
    ['#field', '#field'],
  ])('focuses the control of %s', (hash, control) => {
    focusTarget(hash);
    expect(find(control)).toHaveFocus();
    expect(find(control)).not.toHaveAttribute('tabindex');
  });

  test.each(['', '#nowhere', '#prices'])(
    'leaves the focus where it is for "%s"',
    (hash) => {
      find('a')?.focus();
      focusTarget(hash);
      expect(find('a')).toHaveFocus();
    },
  );

  afterEach(() => {
    document.body.innerHTML = '';
  });
});
