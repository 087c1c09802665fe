import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { Listing } from './listing';
import { testPost, testPosts, testSite } from './posts.fixture';

/** Thirteen posts: the even ones about CRM, the odd ones about social media; the last has an author of its own. */
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
  renderWithTheme(
    <Listing
      posts={posts.slice(0, 6)}
      total={posts.length}
      categories={['Social Media', 'CRM', 'Web Development']}
      site={testSite}
    />,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const searchBox = () => screen.getByRole('searchbox', { name: 'Search' });
/** The line above the articles, which is announced; the other statuses are those of the copy buttons. */
const line = () => screen.getAllByRole('status')[0];
const titles = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);
const numbered = (...numbers: number[]) =>
  numbers.map((number) => `Post ${number}`);

describe('Listing', () => {
  test('shows six posts a page, in their order', async () => {
    const user = setUp();
    await waitFor(() => expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6)));
    await user.click(button('Next'));
    await waitFor(() =>
      expect(titles()).toEqual(numbered(7, 8, 9, 10, 11, 12)),
    );
    await user.click(button('Page 3'));
    await waitFor(() => expect(titles()).toEqual(numbered(13)));
    await user.click(button('Previous'));
    await waitFor(() =>
      expect(titles()).toEqual(numbered(7, 8, 9, 10, 11, 12)),
    );
  });

  test('turns off Previous on the first page and Next on the last', async () => {
    const user = setUp();
    expect(button('Previous')).toBeDisabled();
    expect(button('Next')).toBeEnabled();
    await user.click(button('Page 3'));
    expect(button('Previous')).toBeEnabled();
    expect(button('Next')).toBeDisabled();
    expect(button('Page 3')).toHaveAttribute('aria-current', 'page');
  });

  test('loads the first picture of a page at once and leaves the rest for later', () => {
    setUp();
    const pictures = screen.getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
      'lazy',
      'lazy',
    ]);
  });

  test('announces how many posts it shows', async () => {
    const user = setUp();
    const status = line();
    expect(status).toHaveTextContent('Showing all 13 articles');
    await user.click(button('CRM'));
    expect(status).toHaveTextContent(/^Found 6 of 13 articles$/);
    await user.type(searchBox(), 'post 1');
    expect(status).toHaveTextContent('Found 2 of 13 articles for "post 1"');
    expect(line()).toBe(status);
  });

  test('offers every category, also one without posts, and shows which is chosen', async () => {
    const user = setUp();
    const pressed = () =>
      screen
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['All']);
    await user.click(button('CRM'));
    expect(pressed()).toEqual(['CRM']);
    await waitFor(() => expect(titles()).toEqual(numbered(2, 4, 6, 8, 10, 12)));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(button('Web Development')).toBeVisible();
  });

  test('searches while a visitor types', async () => {
    const user = setUp();
    expect(searchBox()).toHaveAttribute('placeholder', 'Search articles...');
    await user.type(searchBox(), 'ZOE');
    await waitFor(() => expect(titles()).toEqual(numbered(13)));
  });

  test('ignores a blank search', async () => {
    const user = setUp();
    await user.type(searchBox(), '   ');
    await waitFor(() => expect(titles()).toHaveLength(6));
    expect(line()).toHaveTextContent('Showing all 13 articles');
  });

  test('goes back to page 1 on another category and on another search', async () => {
    const user = setUp();
    await user.click(button('Page 2'));
    await user.click(button('Social Media'));
    expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(titles()).toEqual(numbered(1, 3, 5, 7, 9, 11)));
    await user.click(button('Page 2'));
    await user.type(searchBox(), 'p');
    expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
  });

  test('says what to do where a search finds nothing', async () => {
    const user = setUp();
    await user.type(searchBox(), 'xylophone');
    await waitFor(() => expect(titles()).toEqual(['No articles found']));
    expect(
      screen.getByText('Try different keywords or browse all categories'),
    ).toBeVisible();
    expect(line()).toHaveTextContent('Found 0 of 13 articles for "xylophone"');
  });

  test('says so where a category is empty', async () => {
    const user = setUp();
    await user.click(button('Web Development'));
    await waitFor(() => expect(titles()).toEqual(['No articles found']));
    expect(
      screen.getByText('No articles available in "Web Development" category'),
    ).toBeVisible();
  });

  test('"Clear filters" brings everything back', async () => {
    const user = setUp();
    await user.click(button('Web Development'));
    await user.type(searchBox(), 'xylophone');
    await user.click(button('Clear filters'));
    expect(searchBox()).toHaveValue('');
    expect(button('All')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6)));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  test('fetches all posts on the first wish for others, and only then', async () => {
    const calls = fetchMock.mock.calls.length;
    const user = setUp();
    await user.click(button('All'));
    await user.type(searchBox(), '  ');
    expect(fetchMock).toHaveBeenCalledTimes(calls);
  });

  test('keeps what is chosen in the address, and Back brings it back', async () => {
    const user = setUp();
    await user.click(button('CRM'));
    await user.type(searchBox(), 'post 1');
    expect(window.location.search).toBe('?category=CRM&q=post+1');
    await waitFor(() => expect(titles()).toEqual(numbered(10, 12)));
    const entries = window.history.length;
    await user.type(searchBox(), '2');
    expect(window.history.length).toBe(entries);
    act(() => {
      window.history.replaceState(null, '', '/blog?page=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(searchBox()).toHaveValue('');
    await waitFor(() =>
      expect(titles()).toEqual(numbered(7, 8, 9, 10, 11, 12)),
    );
  });

  test('goes on filtering where the browser refuses to write the address', async () => {
    const refuse = () => {
      throw new DOMException('too often', 'SecurityError');
    };
    const push = jest
      .spyOn(window.history, 'pushState')
      .mockImplementation(refuse);
    const replace = jest
      .spyOn(window.history, 'replaceState')
      .mockImplementation(refuse);
    const user = setUp();
    await user.type(searchBox(), 'zoe');
    expect(searchBox()).toHaveValue('zoe');
    await waitFor(() => expect(titles()).toEqual(numbered(13)));
    push.mockRestore();
    replace.mockRestore();
  });

  test('moves the reader to the top of a new page', async () => {
    const user = setUp();
    await user.click(button('Page 3'));
    expect(
      screen.getByRole('group', { name: 'Articles, page 3' }),
    ).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalled();
  });

  test('"Clear filters" leaves the focus in the search box', async () => {
    const user = setUp();
    await user.type(searchBox(), 'xylophone');
    await user.click(button('Clear filters'));
    expect(searchBox()).toHaveFocus();
    expect(window.location.search).toBe('');
  });
});
