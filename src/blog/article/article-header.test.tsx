import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ArticleHeader } from './article-header';
import { testPost } from '../listing/posts.fixture';

const post = testPost(1, {
  title: 'Ten ways to win leads',
  excerpt: 'Let software do the asking.',
  category: 'AI & Automation',
  readTime: '8 min read',
  imageAlt: 'A desk at dawn',
});

beforeEach(() => {
  renderWithTheme(<ArticleHeader post={post} />);
});

describe('ArticleHeader', () => {
  test('leads back to the listing', () => {
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });

  test('says what the article is about, when it was written, how long it is and by whom', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Ten ways to win leads',
    );
    expect(screen.getByText('AI & Automation')).toBeVisible();
    expect(screen.getByText('Let software do the asking.')).toBeVisible();
    const date = screen.getByRole('time');
    expect(date).toHaveAttribute('datetime', '2025-01-27');
    expect(date.closest('p')).toHaveTextContent(
      'Jan 27, 2025 · 8 min read · Ann Lee',
    );
  });

  test('loads its picture first, because it stands in the first view', () => {
    const picture = screen.getByRole('img', { name: 'A desk at dawn' });
    expect(picture).toHaveAttribute('loading', 'eager');
  });
});
