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

test('warns of headings in an article without text below them', () => {
  const heading = { kind: 'heading', text: 'How' };
  data.set('posts/article.json', 'body', [
    heading,
    { kind: 'step', number: 1, title: 'Plan', text: 'It works.' },
    heading,
    { kind: 'list', items: ['Prices'] },
    heading,
  ]);
  expect(data.messages()).toEqual(
    [0, 4].map(
      (index) =>
        `warning · posts/article.json · body[${index}].text · expected a heading with text below it, found "How", and no text before the next heading`,
    ),
  );
});

test('warns of stilted phrases, but not in legal texts and keywords', () => {
  const file = 'posts/article.json';
  data.set(file, 'body[1].text', 'We SEE TO IT that adverts cost less.');
  data.set(file, 'body[2].text', 'See to its advertising: the mug stands.');
  data.set(file, 'keywords', ['local adverts']);
  data.set('legal/privacy-policy.json', 'summary', 'You need not agree.');
  const start = `warning · ${file} · body[1].text · expected plainer words, such as`;
  expect(data.messages()).toEqual([
    `${start} “we’ll sort it”, found "SEE TO IT"`,
    `${start} “ad”, found "adverts"`,
  ]);
});

test('warns of a sentence in two files, at both of its places', () => {
  const sentence = 'We ring everyone back within the same hour.';
  const product = 'products/smartcall-ai.json';
  const marked = `Yes. ${sentence.replace('ring', '[ring](/faq)')}`;
  data.set('posts/article.json', 'body[1].text', marked);
  data.set(product, 'hero.text', `${sentence} Try it.`);
  const start = `expected a sentence that is on no other page, found "${sentence}", which is also in`;
  expect(data.messages()).toEqual([
    `warning · posts/article.json · body[1].text · ${start} data/${product} (hero.text)`,
    `warning · ${product} · hero.text · ${start} data/posts/article.json (body[1].text)`,
  ]);
});

test.each([
  ['in one file', 'posts/article.json', 'body[2].text', 'same'],
  ['in a legal text', 'legal/privacy-policy.json', 'summary', 'same'],
  ['beside a picture', 'posts/five-quiet-hours.json', 'imageAlt', 'same'],
  ['with a figure', 'products/smartcall-ai.json', 'hero.text', '24th'],
])('lets a sentence be there twice: %s', (...[, file, place, word]) => {
  const sentence = `We ring everyone back within the ${word} hour.`;
  data.set('posts/article.json', 'body[1].text', sentence);
  data.set(file, place, sentence);
  expect(data.messages()).toEqual([]);
});
