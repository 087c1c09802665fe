import { render, screen, within } from '@testing-library/react';
import { testPost, testSite } from '../listing/posts.fixture';
import { PromoBlock, ShareLine } from './article-footer';

test('ShareLine explains its disabled button, beside the buttons that share', () => {
  render(<ShareLine post={testPost(1)} site={testSite} />);
  expect(screen.getByText('Share this article:')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Share' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(
    'To share this article, use the buttons beside this one',
  );
  const list = within(screen.getByRole('list', { name: 'Share: Post 1' }));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
});

test('PromoBlock shows links and bold words, and its small print', () => {
  const promo = {
    title: 'Ready?',
    text: 'Read [our questions](/faq) **first**.',
    actions: [{ label: 'Book a Demo', href: '/book-demo' }],
    note: 'Free for [14 days](/book-demo).',
  };
  render(<PromoBlock promo={promo} />);
  expect(screen.getByRole('link', { name: 'our questions' })).toHaveAttribute(
    'href',
    '/faq',
  );
  expect(screen.getByText('first').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: '14 days' })).toBeVisible();
});
