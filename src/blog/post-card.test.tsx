import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { PostCard } from './post-card';

const post: Queries.PostCardFieldsFragment = {
  title: 'Ten ways to win leads',
  excerpt: 'Let software do the asking.',
  author: 'Ann Lee',
  category: 'AI & Automation',
  slug: 'ten-ways',
  link: '',
  readTime: '8 min read',
  day: '2025-01-27',
  shortDate: 'Jan 27, 2025',
  imageAlt: 'A desk at dawn',
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

const LINK = 'https://partner.example.com/ten-ways';

function setUp(changes: Partial<typeof post> = {}, first = false) {
  renderWithTheme(
    <ul>
      <PostCard post={{ ...post, ...changes }} first={first} />
    </ul>,
  );
  return within(screen.getByRole('listitem'));
}

describe('PostCard', () => {
  test.each([
    'AI & Automation',
    'Jan 27, 2025',
    '8 min read',
    'Let software do the asking.',
    'Ann Lee',
  ])('shows "%s"', (text) => {
    setUp();
    expect(screen.getByRole('listitem')).toHaveTextContent(text);
  });

  test('has one heading, the title, and a date that machines read', () => {
    const card = setUp();
    expect(card.getByRole('heading')).toHaveTextContent(
      'Ten ways to win leads',
    );
    expect(card.getByRole('time')).toHaveAttribute('datetime', '2025-01-27');
  });

  test.each([
    [true, 'eager'],
    [false, 'lazy'],
  ])('shows its picture; first in view: %s → %s', (first, loading) => {
    const card = setUp({}, first);
    const image = card.getByRole('img', { name: 'A desk at dawn' });
    expect(image).toHaveAttribute('loading', loading);
  });

  test.each(['Ten ways to win leads', 'Read more: Ten ways to win leads'])(
    'of an article: "%s" leads to it on this site',
    (name) => {
      const link = setUp().getByRole('link', { name });
      expect(link).toHaveAttribute('href', '/blog/ten-ways');
      expect(link).not.toHaveAttribute('target');
    },
  );

  test.each(['Ten ways to win leads', 'Read more: Ten ways to win leads'])(
    'of a post elsewhere: "%s" opens it in a new tab without a hold on this one',
    (name) => {
      const link = setUp({ link: LINK }).getByRole('link', { name });
      expect(link).toHaveAttribute('href', LINK);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    },
  );

  test('shows "Read more" whatever screen readers are told', () => {
    expect(setUp().getByText('Read more')).toBeVisible();
  });
});
