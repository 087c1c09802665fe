import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { Byline } from './byline';

const post = {
  author: 'Ann Lee',
  day: '2025-01-27',
  shortDate: 'Jan 27, 2025',
  readTime: '8 min read',
};

beforeEach(() => {
  renderWithTheme(<Byline post={post} />);
});

describe('Byline', () => {
  test('says who wrote the article and when', () => {
    expect(screen.getByRole('paragraph')).toHaveTextContent(
      'Written by Ann LeeJan 27, 2025 · 8 min read',
    );
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2025-01-27');
  });

  test('leads on to the other articles', () => {
    expect(screen.getByRole('link', { name: 'More articles' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });
});
