import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteHeader } from './site-header';
import { testHeader } from './site.fixture';

function setUp(currentPath: string) {
  render(
    <SiteHeader
      siteName="Larkfield"
      navigation={testHeader}
      currentPath={currentPath}
    />,
  );
  return within(screen.getByRole('banner'));
}

test.each([
  ['Larkfield', '/'],
  ['Hub', '/hub'],
  ['Sign in', 'https://app.example.com/sign-in'],
  ['Get started', '/book-demo'],
])('the link "%s" leads to %s', (name, href) => {
  expect(setUp('/').getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  ['/hub', 'Hub'],
  ['/reviews', 'Reviews'],
])('on %s only "%s" is marked as current', async (path, name) => {
  const header = setUp(path);
  await userEvent.click(header.getByText('Products'));
  expect(header.getByRole('link', { current: 'page' })).toHaveTextContent(name);
});
