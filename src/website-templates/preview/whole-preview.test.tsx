import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bakery } from './template.fixture';
import { WholePreview } from './whole-preview';

const PAGES = bakery.pages ?? [];

// jsdom has no layout to scroll.
beforeEach(() => {
  window.scrollTo = jest.fn();
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

test('leads back to the design, and puts each page into the history', async () => {
  const user = userEvent.setup();
  render(
    <WholePreview
      template={bakery}
      includedPages={PAGES}
      siteName="Larkfield"
    />,
  );
  expect(
    screen.getByRole('link', { name: 'Village Bakery, a Larkfield design' }),
  ).toHaveAttribute('href', '/websites/village-bakery');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Crumb & Daughter, a sample website',
  );
  const before = history.length;
  await user.click(screen.getByRole('button', { name: 'See the loaves' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Shop');
  expect(location.hash).toBe('#page-shop');
  expect(history.length).toBe(before + 1);
});
