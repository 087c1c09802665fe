import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { RelatedPosts } from './related-posts';
import { testPost } from '../listing/posts.fixture';

const LINK = 'https://partner.example.com/ten-ways';

const post = (slug: string, link = '') =>
  testPost(1, {
    title: `All about ${slug}`,
    category: 'AI & Automation',
    slug,
    link,
    readTime: '8 min read',
  });

const titles = () =>
  within(screen.getByRole('region', { name: 'Related articles' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('RelatedPosts', () => {
  test('shows the posts in their order', () => {
    renderWithTheme(<RelatedPosts posts={[post('c'), post('a'), post('b')]} />);
    expect(titles()).toEqual(['All about c', 'All about a', 'All about b']);
  });

  test('says what a post is about, when it was written and how long it is', () => {
    renderWithTheme(<RelatedPosts posts={[post('a')]} />);
    const card = screen.getByRole('listitem');
    expect(card).toHaveTextContent('AI & Automation');
    expect(card).toHaveTextContent('Jan 27, 2025 · 8 min read');
    expect(within(card).getByRole('time')).toHaveAttribute(
      'datetime',
      '2025-01-27',
    );
    expect(within(card).getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  test('leads to articles on this site', () => {
    renderWithTheme(<RelatedPosts posts={[post('a')]} />);
    const link = screen.getByRole('link', { name: 'All about a' });
    expect(link).toHaveAttribute('href', '/blog/a');
    expect(link).not.toHaveAttribute('target');
  });

  test('opens posts elsewhere in a new tab, says so, and gives that no hold on this one', () => {
    renderWithTheme(<RelatedPosts posts={[post('a', LINK)]} />);
    const link = screen.getByRole('link', {
      name: 'All about a (opens in a new tab)',
    });
    expect(link).toHaveAttribute('href', LINK);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('is not there where there are no other posts', () => {
    renderWithTheme(<RelatedPosts posts={[]} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
