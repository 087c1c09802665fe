import { render, screen, within } from '@testing-library/react';
import { pagePropsOf } from '../../seo/page.fixture';
import ArticlePage from '../../templates/article-page';
import { testPost, testSite } from '../listing/posts.fixture';
import { PromoBlock, RelatedPosts, ShareLine } from './article-footer';

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

const EXTERNAL = 'https://partner.example.com/ten-ways';

test('RelatedPosts shows posts in order, external ones in a new tab', () => {
  const posts = [testPost(3), testPost(1, { link: EXTERNAL })];
  render(<RelatedPosts posts={posts} />);
  expect(
    screen.getByRole('region', { name: 'Related articles' }),
  ).toBeVisible();
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent),
  ).toEqual([
    'Social MediaPost 3Jan 27, 2025, 6 min read, by\u00a0Ann Lee',
    'Social MediaPost 1 (opens in a new tab)Jan 27, 2025, 6 min read, by\u00a0Ann Lee',
  ]);
  const [article, external] = screen.getAllByRole('link');
  expect(article).toHaveAttribute('href', '/blog/post-3');
  expect(article).not.toHaveAttribute('target');
  expect(external).toHaveAttribute('href', EXTERNAL);
  expect(external).toHaveAttribute('target', '_blank');
  expect(external).toHaveAttribute('rel', 'noopener');
});

test('an article leads back to the blog, and to related posts', () => {
  const data: Queries.ArticleQuery = {
    post: {
      ...testPost(1),
      authorRole: null,
      metadata: null,
      body: [],
      bodyPictures: [],
      promo: null,
    },
    related: { nodes: [testPost(2), testPost(3)] },
    siteSettings: { name: 'Larkfield', ...testSite },
    blogPage: {
      tints: [],
      promo: { title: 'For you?', text: 'Ask us.', actions: [], note: null },
    },
  };
  render(<ArticlePage {...pagePropsOf(data, '/blog/post-1')} />);
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute(
    'href',
    '/blog',
  );
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Post 2',
    'Post 3',
  ]);
});

test('RelatedPosts is empty without posts', () => {
  const { container } = render(<RelatedPosts posts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
