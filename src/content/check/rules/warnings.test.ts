/** @jest-environment node */
import { ExampleData, forEachTest } from '../../example-data.fixture';

const data = forEachTest(new ExampleData());

test.each<[string, string, number, string?]>([
  ['pages/home.json', 'seo.title', 60],
  ['pages/home.json', 'seo.title', 61, 'at most 60'],
  ['products/smartcall-ai.json', 'seo.description', 69, '70 to 160'],
  ['products/smartcall-ai.json', 'seo.description', 160],
  ['posts/article.json', 'title', 61, 'at most 60'],
  ['posts/article.json', 'excerpt', 161, '70 to 160'],
  ['posts/five-quiet-hours.json', 'title', 61],
  ['templates/saas-landing.json', 'name', 46, 'at most 45'],
])('%s · %s of %i characters', (...[file, place, length, range]) => {
  data.set(file, place, 'a'.repeat(length));
  const warning = `warning · ${file} · ${place} · expected ${range} characters, which is what search engines show, found ${length} characters`;
  expect(data.messages()).toEqual(range ? [warning] : []);
});

test('warns of wrong read times, and of alternative texts that are file names', () => {
  data.set('posts/article.json', 'readTime', '4 min read');
  data.set('posts/article.json', 'imageAlt', 'hills.JPG');
  const start = 'warning · posts/article.json';
  expect(data.messages()).toEqual([
    `${start} · readTime · expected about 1 min, for 13 words at 200 a minute, found "4 min read"; did you mean "1 min read"?`,
    `${start} · imageAlt · expected what the picture shows, in words, found "hills.JPG", the name of a file`,
  ]);
});
