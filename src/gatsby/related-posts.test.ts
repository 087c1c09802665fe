/** @jest-environment node */
import type { RelatablePost } from './related-posts';
import { relatedPosts } from './related-posts';

const post = (slug: string, category: string, date: string): RelatablePost => ({
  slug,
  category,
  date,
});

const relatedTo = (slug: string, posts: RelatablePost[]) =>
  relatedPosts(posts).get(slug);

describe('relatedPosts', () => {
  test('chooses from the category, newest first, then the newest of all', () => {
    const posts = [
      post('old-crm', 'CRM', '2024-01-01'),
      post('mine', 'CRM', '2024-06-01'),
      post('new-crm', 'CRM', '2024-12-01'),
      post('newest', 'Web', '2025-02-01'),
      post('newer', 'Social', '2025-01-01'),
    ];
    expect(relatedTo('mine', posts)).toEqual(['new-crm', 'old-crm', 'newest']);
  });

  test('prefers the category to anything newer', () => {
    const posts = [
      post('mine', 'CRM', '2024-01-01'),
      post('a', 'CRM', '2020-01-01'),
      post('b', 'CRM', '2020-01-03'),
      post('c', 'CRM', '2020-01-02'),
      post('d', 'CRM', '2019-01-01'),
      post('elsewhere', 'Web', '2025-01-01'),
    ];
    expect(relatedTo('mine', posts)).toEqual(['b', 'c', 'a']);
  });

  describe('in a category of many', () => {
    const posts = Array.from({ length: 9 }, (_, index) =>
      post(`p${index}`, 'CRM', `2025-01-0${9 - index}`),
    );

    test.each([
      ['p0', ['p1', 'p2', 'p3']],
      ['p1', ['p0', 'p2', 'p3']],
      ['p4', ['p3', 'p5', 'p6']],
      ['p7', ['p5', 'p6', 'p8']],
      ['p8', ['p5', 'p6', 'p7']],
    ])('chooses for %s those next to it: %s', (slug, expected) => {
      expect(relatedTo(slug, posts)).toEqual(expected);
    });

    test('links lead from the newest to every other', () => {
      const related = relatedPosts(posts);
      const reached = new Set(['p0']);
      for (const slug of reached)
        for (const next of related.get(slug) ?? []) reached.add(next);
      expect(reached.size).toBe(posts.length);
    });

    test('a post that is changed touches five articles at most, a new one its neighbour', () => {
      for (const { slug } of posts) {
        const naming = [...relatedPosts(posts)].filter(([, others]) =>
          others.includes(slug),
        );
        expect(naming.length).toBeLessThanOrEqual(5);
      }
      const before = relatedPosts(posts);
      const after = relatedPosts([post('new', 'CRM', '2025-02-01'), ...posts]);
      const changed = [...before].filter(
        ([slug, others]) => others.join() !== after.get(slug)?.join(),
      );
      expect(changed.map(([slug]) => slug)).toEqual(['p0']);
    });
  });

  test('names no post twice, and never the post itself', () => {
    const posts = [1, 2, 3, 4].map((day) =>
      post(`p${day}`, day < 3 ? 'CRM' : 'Web', `2025-01-0${day}`),
    );
    for (const [slug, related] of relatedPosts(posts)) {
      expect(related).not.toContain(slug);
      expect(related).toEqual([...new Set(related)]);
      expect(related).toHaveLength(3);
    }
  });

  test('gives what there is where there are fewer than three others', () => {
    const posts = [
      post('a', 'CRM', '2025-01-01'),
      post('b', 'Web', '2025-01-02'),
    ];
    expect(relatedTo('a', posts)).toEqual(['b']);
    expect(relatedTo('a', posts.slice(0, 1))).toEqual([]);
    expect(relatedPosts([])).toEqual(new Map());
  });

  test('posts of one day stand by their slugs, in whatever order they come', () => {
    const posts = ['c', 'a', 'b', 'd'].map((slug) =>
      post(slug, 'CRM', '2025-01-01'),
    );
    expect(relatedTo('d', posts)).toEqual(['a', 'b', 'c']);
    expect(relatedTo('d', posts.reverse())).toEqual(['a', 'b', 'c']);
  });

  test('leaves the order of what it was given alone', () => {
    const posts = [
      post('a', 'CRM', '2024-01-01'),
      post('b', 'CRM', '2025-01-01'),
    ];
    relatedPosts(posts);
    expect(posts.map(({ slug }) => slug)).toEqual(['a', 'b']);
  });

  test('reads each of 5,000 posts of one category a few times, not 5,000 times', () => {
    let reads = 0;
    const posts = Array.from({ length: 5000 }, (_, index) => ({
      get slug() {
        reads++;
        return `post-${index}`;
      },
      category: 'CRM',
      date: `2025-01-${String((index % 28) + 1).padStart(2, '0')}`,
    }));
    relatedPosts(posts);
    // Sorting compares the slugs of one day: n log n, about a million at the very most.
    expect(reads).toBeLessThan(1_000_000);
  });
});
