import { testPicture } from '../../components/media/picture.fixture';

/** Even posts are about CRM, odd ones about social media. */
export function testPosts(count: number): Queries.PostCardFieldsFragment[] {
  return Array.from({ length: count }, (_, index) => testPost(index + 1));
}

export function testPost(
  number: number,
  changes: Partial<Queries.PostCardFieldsFragment> = {},
): Queries.PostCardFieldsFragment {
  return {
    title: `Post ${number}`,
    excerpt: 'What we learned.',
    author: 'Ann Lee',
    category: number % 2 === 0 ? 'CRM' : 'Social Media',
    slug: `post-${number}`,
    link: '',
    readTime: '6 min read',
    day: '2025-01-27',
    shortDate: 'Jan 27, 2025',
    imageAlt: `Picture ${number}`,
    image: testPicture(),
    ...changes,
  };
}

export const testSite: Queries.PostSharingFieldsFragment = {
  origin: 'https://www.larkfield.example',
};
