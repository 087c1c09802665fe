import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../tools/jest/render';
import { SiteHeader } from './site-header';

const navigation: Queries.HeaderFieldsFragment = {
  header: [
    { name: 'Home', href: '/', dropdown: null },
    {
      name: 'Products',
      href: null,
      dropdown: [{ name: 'Reviews', href: '/reviews' }],
    },
    {
      name: 'Services',
      href: null,
      dropdown: [{ name: 'Website Design', href: '/website-design' }],
    },
    { name: 'Hub', href: '/hub', dropdown: null },
    { name: 'Blog', href: '/blog', dropdown: null },
  ],
  signIn: { name: 'Sign in', href: 'https://app.example.com/sign-in' },
  getStarted: { name: 'Get started', href: '/book-demo' },
};

function setUp(currentPath = '/hub') {
  renderWithTheme(
    <SiteHeader
      siteName="Larkfield"
      navigation={navigation}
      currentPath={currentPath}
    />,
  );
  return userEvent.setup();
}

const toggle = () => screen.getByRole('button', { name: 'Menu' });

// jsdom cannot go to other pages.
const stayHere = (event: Event) => event.preventDefault();
beforeEach(() => document.addEventListener('click', stayHere));
afterEach(() => document.removeEventListener('click', stayHere));

describe('SiteHeader', () => {
  test.each([
    ['Larkfield', '/'],
    ['Home', '/'],
    ['Hub', '/hub'],
    ['Blog', '/blog'],
    ['Sign in', 'https://app.example.com/sign-in'],
    ['Get started', '/book-demo'],
  ])('the link "%s" leads to %s', (name, href) => {
    setUp();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('the menu is a landmark of its own', () => {
    setUp();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test.each(['Products', 'Services'])(
    'shows "%s" as a button, closed at first',
    (name) => {
      setUp();
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('marks the current page alone', () => {
    setUp('/blog');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Blog',
    );
  });

  test('the toggle opens and closes the menu that it names', async () => {
    const user = setUp();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect(toggle()).toHaveAttribute('aria-controls', menu.id);
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(menu).toHaveAttribute('data-open', 'true');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveAttribute('data-open', 'false');
  });

  test.each([
    ['another page', 'Blog'],
    ['the current page', 'Hub'],
    ['the home page, by the brand', 'Larkfield'],
    ['the application', 'Sign in'],
    ['the booking page', 'Get started'],
  ])('the menu closes on the link to %s', async (_page, name) => {
    const user = setUp();
    await user.click(toggle());
    await user.click(screen.getByRole('link', { name }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu closes on a link of a group, and stays open for the group’s button', async () => {
    const user = setUp();
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Products' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Reviews' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Products' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('only one group is open at a time', async () => {
    const user = setUp();
    await user.click(screen.getByRole('button', { name: 'Products' }));
    await user.click(screen.getByRole('button', { name: 'Services' }));
    expect(screen.getByRole('link', { name: 'Website Design' })).toBeVisible();
    expect(
      screen.queryByRole('link', { name: 'Reviews' }),
    ).not.toBeInTheDocument();
  });
});
