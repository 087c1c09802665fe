import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../tools/jest/render';
import { Listing } from './listing';

/** Thirteen posts: the even ones about CRM, the odd ones about social media; the last has an author of its own. */
const posts = Array.from(
  { length: 13 },
  (_, index): Queries.PostCardFieldsFragment => {
    const number = index + 1;
    return {
      title: `Post ${number}`,
      excerpt: 'What we learned.',
      author: number === 13 ? 'Zoe Quinn' : 'Ann Lee',
      category: number % 2 === 0 ? 'CRM' : 'Social Media',
      slug: `post-${number}`,
      link: '',
      readTime: '6 min read',
      day: '2025-01-27',
      shortDate: 'Jan 27, 2025',
      imageAlt: `Picture ${number}`,
      image: {
        childImageSharp: {
          gatsbyImageData: {
            layout: 'constrained',
            width: 12,
            height: 8,
            images: { fallback: { src: '/desk.jpg' } },
          },
        },
      },
    };
  },
);

function setUp() {
  renderWithTheme(
    <Listing
      posts={posts}
      categories={['Social Media', 'CRM', 'Web Development']}
    />,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const searchBox = () => screen.getByRole('searchbox', { name: 'Search' });
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.textContent);
const numbered = (...numbers: number[]) =>
  numbers.map((number) => `Post ${number}`);

describe('Listing', () => {
  test('shows six posts a page, in their order', async () => {
    const user = setUp();
    expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6));
    await user.click(button('Next'));
    expect(titles()).toEqual(numbered(7, 8, 9, 10, 11, 12));
    await user.click(button('Page 3'));
    expect(titles()).toEqual(numbered(13));
    await user.click(button('Previous'));
    expect(titles()).toEqual(numbered(7, 8, 9, 10, 11, 12));
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
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Showing all 13 articles');
    await user.click(button('CRM'));
    expect(status).toHaveTextContent(/^Found 6 of 13 articles$/);
    await user.type(searchBox(), 'post 1');
    expect(status).toHaveTextContent('Found 2 of 13 articles for "post 1"');
    expect(screen.getByRole('status')).toBe(status);
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
    expect(titles()).toEqual(numbered(2, 4, 6, 8, 10, 12));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(button('Web Development')).toBeVisible();
  });

  test('searches while a visitor types', async () => {
    const user = setUp();
    expect(searchBox()).toHaveAttribute('placeholder', 'Search articles...');
    await user.type(searchBox(), 'ZOE');
    expect(titles()).toEqual(numbered(13));
  });

  test('ignores a blank search', async () => {
    const user = setUp();
    await user.type(searchBox(), '   ');
    expect(titles()).toHaveLength(6);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Showing all 13 articles',
    );
  });

  test('goes back to page 1 on another category and on another search', async () => {
    const user = setUp();
    await user.click(button('Page 2'));
    await user.click(button('Social Media'));
    expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
    expect(titles()).toEqual(numbered(1, 3, 5, 7, 9, 11));
    await user.click(button('Page 2'));
    await user.type(searchBox(), 'p');
    expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
  });

  test('says what to do where a search finds nothing', async () => {
    const user = setUp();
    await user.type(searchBox(), 'xylophone');
    expect(titles()).toEqual(['No articles found']);
    expect(
      screen.getByText('Try different keywords or browse all categories'),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Found 0 of 13 articles for "xylophone"',
    );
  });

  test('says so where a category is empty', async () => {
    const user = setUp();
    await user.click(button('Web Development'));
    expect(titles()).toEqual(['No articles found']);
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
    expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});
