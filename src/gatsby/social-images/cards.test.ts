/** @jest-environment node */
import { testArticle, testSitePages } from '../test-site-pages';
import { OWN_PICTURES, socialCards } from './cards';

const data = testSitePages();
const cards = socialCards(data);

test('every page has a card', () => {
  expect([...cards.keys()]).toEqual([
    ...['/', '/about', '/blog/ten-ways', '/crm', '/privacy', '/websites/shop'],
  ]);
});

test('a title that names a thing and says something of it is shown as both, without the site’s name', () => {
  expect(cards.get('/about')).toMatchObject({
    label: 'About us',
    headline: 'People',
  });
  expect(cards.get('/')).toMatchObject({ headline: 'Home' });
});

test('an article says what it is, and by whom', () => {
  expect(cards.get('/blog/ten-ways')).toMatchObject({
    label: 'Social Media',
    headline: 'Ten ways',
    note: 'Ann · 1 Jan 2025',
  });
});

test('a website template shows its picture, or its colours until there is one', () => {
  expect(cards.get('/websites/shop')?.look.kind).toBe('website');
  const nodes = data.allPage.nodes.map((page) =>
    page.__typename === 'WebsiteTemplate' ? { ...page, picture: null } : page,
  );
  const without = socialCards({ ...data, allPage: { nodes } });
  expect(without.get('/websites/shop')?.look).toEqual({
    kind: 'day',
    family: 'teal',
  });
});

test('of ten thousand articles the newest have pictures of their own, the others their category’s', () => {
  const nodes = Array.from({ length: 10_000 }, (_, index) =>
    testArticle(`post-${index}`, `Post ${index}`, '2025-01-01'),
  );
  const looks = [...socialCards({ ...data, allPage: { nodes } }).values()].map(
    (card) => JSON.stringify(card),
  );
  expect(looks).toHaveLength(nodes.length);
  expect(new Set(looks).size).toBe(OWN_PICTURES + 1);
});
