/** @jest-environment node */
import { ExampleData } from '../../content.fixture';
import { forEachTest } from '../../test-folder.fixture';

const data = forEachTest(new ExampleData());

test.each<[string, string, number, string?]>([
  ['pages/home.json', 'seo.title', 60],
  ['pages/home.json', 'seo.title', 61, 'at most 60'],
  ['products/smartcall-ai.json', 'seo.description', 69, '70 to 160'],
  ['products/smartcall-ai.json', 'seo.description', 160],
  ['posts/article.json', 'title', 61, 'at most 60'],
  ['posts/article.json', 'excerpt', 161, '70 to 160'],
  ['posts/five-quiet-hours.json', 'title', 61],
  ['templates/saas-landing.json', 'name', 45],
])('%s · %s of %i characters', (...[file, field, length, range]) => {
  data.set(file, field, 'a'.repeat(length));
  const warning = `warning · ${file} · ${field} · expected ${range} characters, which is what search engines show, found ${length} characters`;
  expect(data.messages()).toEqual(range ? [warning] : []);
});

test('counts the words that a page adds to its title', () => {
  data.set('templates/saas-landing.json', 'name', 'a'.repeat(46));
  expect(data.messages()).toEqual([
    expect.stringMatching(/at most 60 .* 61 characters in "a+ website desi/),
  ]);
});

test('warns of wrong read times', () => {
  data.set('posts/article.json', 'readTime', '4 min read');
  expect(data.messages()).toEqual([
    'warning · posts/article.json · readTime · expected about 1 min, for 13 words at 200 a minute, found "4 min read"; did you mean "1 min read"?',
  ]);
});

test('warns of file names as alternative texts', () => {
  data.set('posts/article.json', 'imageAlt', 'IMG_2041.jpg');
  expect(data.messages()).toEqual([
    'warning · posts/article.json · imageAlt · expected what the picture shows, instead of the name of its file, found "IMG_2041.jpg"',
  ]);
});
