import { render, screen } from '@testing-library/react';
import { PostCard } from './post-card';
import { testPost, testSite } from './posts.fixture';

const EXTERNAL = 'https://partner.example.com/ten-ways';

function setUp(link = '') {
  const post = testPost(1, { title: 'Ten ways', slug: 'ten-ways', link });
  render(
    <PostCard
      post={post}
      site={testSite}
      tint="teal"
      priority={false}
      size="row"
    />,
  );
  return post;
}

describe('PostCard', () => {
  test('shows the post under one heading', () => {
    const post = setUp();
    // The sharing buttons have an id that other pages link to.
    expect(screen.getByRole('heading').closest('li')?.id).toBe('post-ten-ways');
    const { category, readTime, excerpt, author, imageAlt } = post;
    for (const text of [category, 'Jan 27, 2025', readTime, excerpt, author])
      expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent(post.title);
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2025-01-27');
    expect(screen.getByRole('img')).toHaveAccessibleName(imageAlt);
  });

  test.each([
    ['', '/blog/ten-ways', '', null, null],
    [EXTERNAL, EXTERNAL, ' (opens in a new tab)', '_blank', 'noopener'],
  ])('with the link "%s" leads to %s%s', (link, href, note, target, rel) => {
    setUp(link);
    for (const name of ['Ten ways', 'Read more: Ten ways']) {
      const element = screen.getByRole('link', { name: name + note });
      expect(element.getAttribute('href')).toBe(href);
      expect(element.getAttribute('target')).toBe(target);
      expect(element.getAttribute('rel')).toBe(rel);
    }
  });

  test('names the post in the text of "Read more", for search engines', () => {
    setUp();
    expect(screen.getByText('Read more').textContent).toBe(
      'Read more: Ten ways',
    );
  });
});
