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
    { name: 'Hub', href: '/hub', dropdown: null },
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
  return within(screen.getByRole('banner'));
}

describe('SiteHeader', () => {
  test.each([
    ['Larkfield', '/'],
    ['Hub', '/hub'],
    ['Sign in', 'https://app.example.com/sign-in'],
    ['Get started', '/book-demo'],
  ])('the link "%s" leads to %s', (name, href) => {
    expect(setUp().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test.each([
    ['/hub', 'Hub'],
    ['/reviews', 'Reviews'],
  ])('on %s it marks "%s" alone', async (path, name) => {
    const header = setUp(path);
    await userEvent.click(header.getByText('Products'));
    expect(header.getByRole('link', { current: 'page' })).toHaveTextContent(
      name,
    );
  });
});
