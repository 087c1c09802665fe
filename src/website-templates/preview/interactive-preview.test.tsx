import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { InteractivePreview } from './interactive-preview';
import { bakery } from './template.fixture';

const PAGES = bakery.pages ?? [];

async function openTab(name: string) {
  const user = userEvent.setup();
  const { container } = renderWithTheme(
    <InteractivePreview template={bakery} includedPages={PAGES} />,
  );
  if (name !== 'Home') await user.click(tab(name));
  return { user, container };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (name: string) => screen.getByRole('button', { name });
const pageOf = (name: string) =>
  screen.getByRole('group', { name: `${name} page of Crumb & Daughter` });

describe('InteractivePreview', () => {
  test('has a tab for every included page and shows the first', async () => {
    await openTab('Home');
    expect(
      screen.getAllByRole('tab').map(({ textContent }) => textContent),
    ).toEqual(PAGES);
    expect(pageOf('Home')).toHaveTextContent('Crumb & Daughter');
  });

  test('changes the device and stays on the page', async () => {
    const { user, container } = await openTab('Shop');
    await user.click(press('Phone'));
    const group = screen.getByRole('group', { name: 'Device' });
    expect(within(group).getByRole('button', { pressed: true })).toBe(
      press('Phone'),
    );
    expect(container.querySelector('[data-device="phone"]')).toContainElement(
      pageOf('Shop'),
    );
  });

  test('moves the focus to the page that a hero’s button opens', async () => {
    const { user } = await openTab('Home');
    await user.click(press('See the loaves'));
    expect(tab('Shop')).toHaveAttribute('aria-selected', 'true');
    expect(pageOf('Shop')).toHaveFocus();
    await user.click(tab('Team'));
    expect(pageOf('Team')).not.toHaveFocus();
  });

  test('has no landmarks and one main heading on each page', async () => {
    const { user, container } = await openTab('Home');
    for (const name of PAGES) {
      await user.click(tab(name));
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

describe('the blocks', () => {
  test.each([
    ['Home', '36 hours of slow rising', 'li'],
    ['Home', 'I moved house to be nearer.', 'blockquote'],
    ['Home', 'A regular', 'figcaption'],
    ['Shop', 'Total£4.60', 'dl > div'],
    ['Shop', 'Lemon wreath', 'li'],
    ['Team', 'Buns£45', 'li'],
    ['Team', 'Dr Ada CrumbBaker', 'li:has([data-initials="AC"])'],
    ['Team', 'MixWaitBake', 'ol'],
    ['Visit', 'Is there parking?', 'summary'],
    ['Visit', 'Behind the church.', 'details > p'],
    ['Visit', '2 Mill Lane, Ullwick', 'p'],
    ['Visit', 'Knock.', 'p'],
  ])('the page %s shows “%s” in %s', async (page, text, selector) => {
    const { container } = await openTab(page);
    expect(
      [...container.querySelectorAll(selector)].map(
        ({ textContent }) => textContent,
      ),
    ).toContain(text);
  });

  test('products are counted in a basket that every page shows', async () => {
    const { user } = await openTab('Shop');
    await user.click(press('Add to basket Seeded rye'));
    await user.click(press('Add to basket White tin'));
    await user.click(tab('Team'));
    expect(screen.getByText('Basket (2)')).toHaveAttribute('role', 'status');
  });

  test('a plan is not ordered, and says so', async () => {
    const { user } = await openTab('Team');
    await user.click(press('Subscribe Two loaves'));
    expect(screen.getByText(/nothing was ordered/)).toHaveAttribute(
      'role',
      'status',
    );
  });

  test('one appointment can be chosen, and taken back', async () => {
    const { user } = await openTab('Visit');
    const status = () => screen.queryByText(/^We will have it ready/);
    await user.click(press('Friday, 8am'));
    await user.click(press('Saturday, 8am'));
    expect(press('Friday, 8am')).toHaveAttribute('aria-pressed', 'false');
    expect(press('Saturday, 8am')).toHaveAttribute('aria-pressed', 'true');
    expect(status()).toHaveTextContent('ready on Saturday, 8am.');
    expect(status()).toHaveAttribute('role', 'status');
    await user.click(press('Saturday, 8am'));
    expect(status()).not.toBeInTheDocument();
  });

  test('a form is not sent, says so and keeps what was typed', async () => {
    const { user } = await openTab('Visit');
    const name = screen.getByLabelText('Your name');
    await user.type(name, 'Ada');
    await user.click(press('Send question'));
    expect(screen.getByText(/nothing was sent/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(name).toHaveValue('Ada');
    expect(name.closest('form')).toHaveAttribute('method', 'dialog');
  });
});
