import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Listing } from './listing';
import { testPost, testPosts, testSite } from './posts.fixture';

/** Even posts are about CRM, odd ones about social media; another author wrote the last. */
const posts = [...testPosts(12), testPost(13, { author: 'Zoe Quinn' })];

const fetchMock = jest.fn(() =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(posts) }),
);
const scrollIntoView = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
  Object.assign(Element.prototype, { scrollIntoView });
  window.history.replaceState(null, '', '/blog');
});

function setUp() {
  render(
    <Listing
      posts={posts.slice(0, 6)}
      total={posts.length}
      categories={['Social Media', 'CRM', 'Web Development']}
      tints={[{ category: 'CRM', tint: 'teal' }]}
      site={testSite}
      newsletter={<input aria-label="Email" />}
    >
      {(controls) => controls}
    </Listing>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const titles = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
/** Waits, because articles are rendered later than the result line. */
const expectTitles = (expected: string[]) =>
  // The default limit of a second is too short for a busy machine.
  waitFor(() => expect(titles()).toEqual(expected), { timeout: 10_000 });
const expectPosts = (...numbers: number[]) =>
  expectTitles(numbers.map((number) => `Post ${number}`));
const pressed = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

describe('Listing', () => {
  test('features the newest post unless a filter is active, and keeps the newsletter form', async () => {
    const user = setUp();
    const email = screen.getByLabelText('Email');
    await user.type(email, 'ann');
    // Its picture is as wide as a phone's window.
    const lead = () => document.querySelectorAll('img[sizes$="100vw"]');
    const above = () =>
      [...document.querySelectorAll('ul:has(h3) > li')].findIndex((item) =>
        item.contains(email),
      );
    expect(lead()).toHaveLength(1);
    expect(above()).toBe(6);
    await user.click(button('CRM'));
    await expectPosts(2, 4, 6, 8, 10, 12);
    expect(lead()).toHaveLength(0);
    expect(above()).toBe(6);
    expect(email).toHaveValue('ann');
    await user.click(button('All'));
    await expectPosts(1, 2, 3, 4, 5, 6);
    await user.click(button('Page 2'));
    await expectPosts(7, 8, 9, 10, 11, 12);
    expect(lead()).toHaveLength(0);
  });

  test('goes back to page 1 with another category or search', async () => {
    const user = setUp();
    await user.click(button('Page 2'));
    await user.click(button('Social Media'));
    await expectPosts(1, 3, 5, 7, 9, 11);
    await user.click(button('Page 2'));
    await user.type(field(), 'p');
    await expectPosts(1, 3, 5, 7, 9, 11);
  });

  test('ignores a search of spaces alone', async () => {
    const user = setUp();
    await user.click(button('Page 2'));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    const entries = window.history.length;
    await user.type(field(), '   ');
    await expectPosts(7, 8, 9, 10, 11, 12);
    expect(window.location.search).toBe('?page=2');
    expect(window.history.length).toBe(entries);
  });

  test('"Clear filters" shows everything again when nothing is found', async () => {
    const user = setUp();
    await user.click(button('Web Development'));
    await expectTitles(['No articles found']);
    const hint = 'No articles available in "Web Development" category';
    expect(screen.getByText(hint)).toBeVisible();
    await user.type(field(), 'xylophone');
    await user.click(button('Clear filters'));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(pressed()).toEqual(['All']);
    expect(window.location.search).toBe('');
    await expectPosts(1, 2, 3, 4, 5, 6);
  });

  test('keeps its state in the address, with one history entry for a search', async () => {
    const user = setUp();
    await user.click(button('CRM'));
    await user.type(field(), 'post 1');
    await waitFor(() =>
      expect(window.location.search).toBe('?category=CRM&q=post+1'),
    );
    const entries = window.history.length;
    await user.type(field(), '2');
    await expectPosts(12);
    expect(window.history.length).toBe(entries);
    act(() => {
      window.history.replaceState(null, '', '/blog?page=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(field()).toHaveValue('');
    await expectPosts(7, 8, 9, 10, 11, 12);
  });

  test('filters even if the browser refuses to write the address', async () => {
    const spies = (['pushState', 'replaceState'] as const).map((method) =>
      jest.spyOn(window.history, method).mockImplementation(() => {
        throw new DOMException('too often', 'SecurityError');
      }),
    );
    const user = setUp();
    await user.type(field(), 'zoe');
    expect(field()).toHaveValue('zoe');
    await expectPosts(13);
    for (const spy of spies) spy.mockRestore();
  });
});
