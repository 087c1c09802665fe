import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { PostCard } from './post-card';
import { testPost, testSite } from './posts.fixture';

const post = testPost(1, {
  title: 'Ten ways to win leads',
  excerpt: 'Let software do the asking.',
  category: 'AI & Automation',
  slug: 'ten-ways',
  readTime: '8 min read',
  imageAlt: 'A desk at dawn',
});

const LINK = 'https://partner.example.com/ten-ways';

function setUp(changes: Partial<typeof post> = {}, first = false) {
  renderWithTheme(
    <ul>
      <PostCard post={{ ...post, ...changes }} site={testSite} first={first} />
    </ul>,
  );
  const [card] = screen.getAllByRole('listitem');
  if (!card) throw new Error('no card');
  return within(card);
}

describe('PostCard', () => {
  test.each([
    'AI & Automation',
    'Jan 27, 2025',
    '8 min read',
    'Let software do the asking.',
    'Ann Lee',
  ])('shows "%s"', (text) => {
    expect(setUp().getByText(text, { exact: false })).toBeVisible();
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

  test('says in the link itself what there is to read, for search engines', () => {
    expect(setUp().getByRole('link', { name: /^Read more/ })).toHaveTextContent(
      'Read more: Ten ways to win leads',
    );
  });

  test.each([
    ['', 'https://www.larkfield.example/blog/ten-ways'],
    [LINK, LINK],
  ])('with the link "%s" shares %s', async (link, address) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const card = setUp({ link });
    await userEvent.click(
      card.getByRole('button', { name: 'Share on Facebook' }),
    );
    const [opened] = open.mock.calls[0] ?? [];
    expect(new URL(String(opened)).searchParams.get('u')).toBe(address);
    open.mockRestore();
  });
});
