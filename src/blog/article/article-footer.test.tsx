import { render, screen, within } from '@testing-library/react';
import { testPost, testSite } from '../listing/posts.fixture';
import { ShareLine } from './article-footer';

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
  expect(list.getAllByRole('button')).toHaveLength(4);
});
