import { render, screen, within } from '@testing-library/react';

import userEvent, { type UserEvent } from '@testing-library/user-event';
import { pageAnchor } from './page-addresses';
import { bakery } from './template.fixture';
import { SampleSite } from './sample-site';

const PAGES = bakery.pages ?? [];

async function openSite(...pages: string[]) {
  const user = userEvent.setup();
  const { container } = render(
    <SampleSite template={bakery} includedPages={PAGES} siteName="Larkfield" />,
  );
  for (const page of pages) await user.click(await entry(user, page));
  return { user, container };
}

/** Opens the menu and returns a page's button in it. */
async function entry(user: UserEvent, page: string) {
  await user.click(screen.getByText('Menu'));
  const menu = screen.getByRole('list', { name: 'Pages of Crumb & Daughter' });
  return within(menu).getByRole('button', { name: page });
}

const press = (name: string) => screen.getByRole('button', { name });
const pageOf = (name: string) =>
  screen.getByRole('group', { name: `${name} page of Crumb & Daughter` });

// jsdom has no layout, so it can't scroll.
beforeEach(() => {
  window.scrollTo = jest.fn();
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('SampleSite', () => {
  test('leads back to the design', async () => {
    await openSite();
    expect(
      screen.getByRole('link', { name: 'Village Bakery, a Larkfield design' }),
    ).toHaveAttribute('href', '/websites/village-bakery');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Crumb & Daughter, a sample website',
    );
  });

  test('has every included page in its menu and shows the first', async () => {
    const { user } = await openSite();
    const home = await entry(user, 'Home');
    expect(
      within(home.closest('ul') ?? home)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(PAGES);
    expect(home).toHaveAttribute('aria-current', 'page');
    expect(pageOf('Home')).toHaveTextContent('Crumb & Daughter');
  });

  test('moves the focus to an opened page and adds a history entry', async () => {
    const { user } = await openSite();
    const before = history.length;
    await user.click(press('See the loaves'));
    expect(pageOf('Shop')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Shop');
    expect(location.hash).toBe(`#${pageAnchor('Shop')}`);
    expect(history.length).toBe(before + 1);
    await user.click(await entry(user, 'Team'));
    expect(pageOf('Team')).toHaveFocus();
    expect(screen.getByText('Menu').closest('details')).not.toHaveAttribute(
      'open',
    );
  });

  test('opens the page that the address names, at first and when it changes', async () => {
    location.hash = pageAnchor('Visit');
    await openSite();
    expect(pageOf('Visit')).not.toHaveFocus();
    location.hash = pageAnchor('Team');
    expect(await screen.findByRole('group', { name: /^Team/ })).toBeVisible();
  });

  test('has no landmarks within it and one main heading on each page', async () => {
    const { user } = await openSite();
    for (const name of PAGES) {
      await user.click(await entry(user, name));
      expect(
        pageOf(name).querySelectorAll(
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
  test('a plan leads to its page', async () => {
    const { user } = await openSite('Team');
    await user.click(press('Subscribe Two loaves'));
    expect(pageOf('Visit')).toHaveFocus();
  });

  test('one appointment can be chosen, and taken back', async () => {
    const { user } = await openSite('Visit');
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
    const { user } = await openSite('Visit');
    const name = screen.getByLabelText('Your name');
    const question = screen.getByLabelText('Your question');
    await user.type(name, 'Ada');
    const subject = screen.getByLabelText('About');
    await user.selectOptions(subject, 'Cakes');
    await user.type(question, 'Rye?{Enter}Or spelt?');
    await user.click(press('Send question'));
    expect(screen.getByText(/nothing was sent/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(name).toHaveValue('Ada');
    expect(subject).toHaveValue('Cakes');
    expect(question).toHaveValue('Rye?\nOr spelt?');
    expect(name.closest('form')).toHaveAttribute('method', 'dialog');
  });
});
