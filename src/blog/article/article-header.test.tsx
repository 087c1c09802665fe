import { render, screen } from '@testing-library/react';
import { testPost } from '../listing/posts.fixture';
import { ArticleHeader } from './article-header';

test('ArticleHeader shows the post and leads back to the listing', () => {
  const post = testPost(1, { category: 'CRM', imageAlt: 'A desk at dawn' });
  render(<ArticleHeader post={post} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    post.title,
  );
  expect(screen.getByText('CRM')).toBeVisible();
  expect(screen.getByText(post.excerpt)).toBeVisible();
  const date = screen.getByRole('time');
  expect(date).toHaveAttribute('datetime', '2025-01-27');
  expect(date.closest('p')).toHaveTextContent(
    'Jan 27, 2025 · 6 min read · Ann Lee',
  );
  // Above the fold.
  const picture = screen.getByRole('img', { name: 'A desk at dawn' });
  expect(picture).toHaveAttribute('loading', 'eager');
  const back = screen.getByRole('link', { name: 'Back to Blog' });
  expect(back).toHaveAttribute('href', '/blog');
});
