import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { InteractivePreview } from './interactive-preview';
import { queriedBakery as bakery } from './template.fixture';

const PAGES = ['Home', 'Shop', 'Team', 'Visit', 'News', 'Contact'];

async function openTab(name: string) {
  const user = userEvent.setup();
  const { container } = renderWithTheme(
    <InteractivePreview template={bakery} includedPages={PAGES} />,
  );
  if (name !== 'Home') await user.click(screen.getByRole('tab', { name }));
  return { user, container };
}

const pageOf = (name: string) =>
  screen.getByRole('group', { name: `${name} page of Crumb & Daughter` });

const heading = (level: number, name: string) =>
  screen.getByRole('heading', { level, name });

const press = (name: string) => screen.getByRole('button', { name });

describe('the small website', () => {
  test('has a tab for every included page, and shows the first', async () => {
    await openTab('Home');
    expect(
      screen.getAllByRole('tab').map(({ textContent }) => textContent),
    ).toEqual(PAGES);
    expect(pageOf('Home')).toHaveTextContent('Crumb & Daughter');
    expect(heading(3, 'Warm since five')).toBeVisible();
  });

  test.each([
    ['Phone', 'phone'],
    ['Tablet', 'tablet'],
    ['Desktop', 'desktop'],
  ])('stands on a %s when that is chosen', async (label, device) => {
    const { user, container } = await openTab('Shop');
    const group = screen.getByRole('group', { name: 'Device' });
    await user.click(within(group).getByRole('button', { name: label }));
    expect(press(label)).toHaveAttribute('aria-pressed', 'true');
    expect(
      within(group).getAllByRole('button', { pressed: true }),
    ).toHaveLength(1);
    expect(
      container.querySelector(`[data-device="${device}"]`),
    ).toContainElement(pageOf('Shop'));
  });

  test('the opening’s button leads to its page and takes the focus there', async () => {
    const { user } = await openTab('Home');
    await user.click(press('See the loaves'));
    expect(screen.getByRole('tab', { name: 'Shop' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(pageOf('Shop')).toHaveFocus();
  });

  test('is no page of its own to a screen reader', async () => {
    const { user, container } = await openTab('Home');
    for (const name of PAGES) {
      await user.click(screen.getByRole('tab', { name }));
      expect(
        container.querySelectorAll(
          'h1, h2, header, nav, main, footer, aside, section, iframe, [aria-expanded], [role="region"], form[aria-label]',
        ),
      ).toHaveLength(0);
      expect(
        within(pageOf(name)).getAllByRole('heading', { level: 3 }),
      ).toHaveLength(1);
    }
  });
});

describe('its blocks', () => {
  test('stats and quote', async () => {
    await openTab('Home');
    expect(screen.getByText('36 hours').closest('li')).toHaveTextContent(
      '36 hours of slow rising',
    );
    expect(screen.getByText('I moved house to be nearer.').tagName).toBe(
      'BLOCKQUOTE',
    );
    expect(screen.getByText('A regular')).toBeVisible();
  });

  test('products go into the basket, which is counted on every page', async () => {
    const { user } = await openTab('Shop');
    const basket = () => screen.getByText(/^Basket \(/);
    expect(basket()).toHaveAttribute('role', 'status');
    expect(basket()).toHaveTextContent('Basket (0)');
    await user.click(press('Add to basket Seeded rye'));
    await user.click(press('Add to basket White tin'));
    expect(basket()).toHaveTextContent('Basket (2)');
    await user.click(screen.getByRole('tab', { name: 'Team' }));
    expect(basket()).toHaveTextContent('Basket (2)');
  });

  test('rows with their total', async () => {
    await openTab('Shop');
    expect(heading(4, 'Your order')).toBeVisible();
    expect(
      screen.getAllByRole('term').map(({ textContent }) => textContent),
    ).toEqual(['Seeded rye', 'Total']);
  });

  test('works', async () => {
    await openTab('Shop');
    expect(heading(4, 'Celebration cakes')).toBeVisible();
    expect(heading(5, 'Lemon wreath').closest('li')).toBeVisible();
  });

  test('people with their initials', async () => {
    const { container } = await openTab('Team');
    expect(heading(5, 'Ada Crumb')).toBeVisible();
    expect(container.querySelector('[data-initials="AC"]')).toBeVisible();
  });

  test('cards with a price, and steps in an ordered list', async () => {
    await openTab('Team');
    expect(heading(5, 'Buns').closest('li')).toHaveTextContent('£45');
    expect(heading(5, 'Wait').closest('ol')?.children).toHaveLength(3);
  });

  test('plans say that nothing was ordered', async () => {
    const { user } = await openTab('Team');
    await user.click(press('Subscribe Two loaves'));
    expect(screen.getByText(/nothing was ordered/)).toHaveAttribute(
      'role',
      'status',
    );
  });

  test('one appointment can be chosen, and is said', async () => {
    const { user } = await openTab('Visit');
    await user.click(press('Friday, 8am'));
    await user.click(press('Saturday, 8am'));
    expect(press('Friday, 8am')).toHaveAttribute('aria-pressed', 'false');
    expect(press('Saturday, 8am')).toHaveAttribute('aria-pressed', 'true');
    expect(
      screen.getByText('We will have it ready on Saturday, 8am.'),
    ).toHaveAttribute('role', 'status');
  });

  test('a form is not sent, and says so', async () => {
    const { user } = await openTab('Visit');
    await user.type(screen.getByLabelText('Your name'), 'Ada');
    await user.click(press('Send question'));
    expect(
      screen.getByText('This is a sample page: nothing was sent.'),
    ).toHaveAttribute('role', 'status');
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Your name').closest('form')).toHaveAttribute(
      'method',
      'dialog',
    );
  });

  test('questions, a place and a text', async () => {
    await openTab('Visit');
    expect(screen.getByText('Is there parking?').tagName).toBe('SUMMARY');
    expect(screen.getByText('Behind the church.')).toBeInTheDocument();
    expect(screen.getByText('2 Mill Lane, Ullwick')).toBeVisible();
    expect(heading(4, 'Early or late')).toBeVisible();
    expect(screen.getByText('Knock.')).toBeVisible();
  });
});
