/** @jest-environment node */
import { relatedPosts } from './related-posts';

/** A post as "slug category day of January 2025", newer ones with higher days. */
const post = (words: string) => {
  const [slug = '', category = '', day = ''] = words.split(' ');
  return { slug, category, date: `2025-01-${day.padStart(2, '0')}` };
};

describe('relatedPosts', () => {
  test.each([
    [
      'of the category, newest first, then the newest of all',
      ['mine CRM 2', 'old CRM 1', 'new CRM 3', 'newest Web 5', 'newer Ads 4'],
      ['new', 'old', 'newest'],
    ],
    [
      'of the category before anything newer',
      ['mine CRM 9', 'a CRM 2', 'b CRM 4', 'c CRM 3', 'd CRM 1', 'e Web 10'],
      ['b', 'c', 'a'],
    ],
    ['what there is', ['mine CRM 1', 'b Web 2'], ['b']],
    ['nothing where there is nothing else', ['mine CRM 1'], []],
    [
      'posts of one day by their slugs',
      ['c CRM 1', 'a CRM 1', 'mine CRM 1', 'b CRM 1'],
      ['a', 'b', 'c'],
    ],
  ])('chooses %s', (_what, words, expected) => {
    const posts = words.map(post);
    expect(relatedPosts(posts).get('mine')).toEqual(expected);
    // Whatever their order, which stays as it was.
    expect(posts).toEqual(words.map(post));
    expect(relatedPosts(posts.toReversed()).get('mine')).toEqual(expected);
  });

  describe('in a category of many', () => {
    const posts = Array.from({ length: 9 }, (_, index) =>
      post(`p${index} CRM ${9 - index}`),
    );

    test.each([
      ['p0', ['p1', 'p2', 'p3']],
      ['p1', ['p0', 'p2', 'p3']],
      ['p4', ['p3', 'p5', 'p6']],
      ['p8', ['p5', 'p6', 'p7']],
    ])('chooses for %s those next to it: %s', (slug, expected) => {
      expect(relatedPosts(posts).get(slug)).toEqual(expected);
    });

    test('links lead from the newest to every other', () => {
      const related = relatedPosts(posts);
      const reached = new Set(['p0']);
      for (const slug of reached)
        for (const next of related.get(slug) ?? []) reached.add(next);
      expect(reached.size).toBe(posts.length);
    });

    test('a post that is changed touches five articles at most, a new one its neighbour', () => {
      const before = [...relatedPosts(posts)];
      for (const { slug } of posts)
        expect(
          before.filter(([, others]) => others.includes(slug)).length,
        ).toBeLessThanOrEqual(5);
      const after = relatedPosts([post('new CRM 10'), ...posts]);
      const changed = before.filter(
        ([slug, others]) => others.join() !== after.get(slug)?.join(),
      );
      expect(changed.map(([slug]) => slug)).toEqual(['p0']);
    });
  });

  test('reads each of 5,000 posts of one category a few times, not 5,000 times', () => {
    let reads = 0;
    const posts = Array.from({ length: 5000 }, (_, index) => ({
      ...post(`a CRM ${(index % 28) + 1}`),
      get slug() {
        reads++;
        return `post-${index}`;
      },
    }));
    relatedPosts(posts);
    // Sorting compares the slugs of one day: n log n, about a million at the very most.
    expect(reads).toBeLessThan(1_000_000);
  });
});
