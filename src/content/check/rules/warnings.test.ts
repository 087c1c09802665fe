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

const MARKUP = '**strong words**, *emphasis*, [links](/faq)';
const PLAIN = 'without markup';

test.each<[string, string, string?, string?]>([
  ['body[1].text', 'It is ~~really~~ short.', MARKUP, '"~~really~~"'],
  ['body[1].text', 'Press `Send`.', MARKUP, '"`Send`"'],
  ['body[1].text', 'A <b>bold</b> word', MARKUP, '"<b>"'],
  ['body[1].text', 'Fish &amp; chips', MARKUP, '"&amp;"'],
  ['body[1].text', '# Heading', MARKUP, '"# Heading"'],
  ['body[1].text', 'See ![a van](/faq)', MARKUP, '"![a van](/faq)"'],
  ['body[1].text', 'An *odd*ly word', MARKUP, '"*odd*"'],
  ['body[1].text', 'An _odd_ word', MARKUP, '"_odd_"'],
  ['body[1].text', 'A **strong word', MARKUP, '"**" without a second one'],
  ['body[1].text', 'See [it](/faq', MARKUP, '"[it](/faq"'],
  ['body[1].text', 'See [it] (/faq)', MARKUP, '"[it] (/faq)"'],
  ['body[1].text', 'First\nsecond', MARKUP, 'a line break'],
  ['body[1].text', '- one\n- two', MARKUP, '"- one"'],
  ['body[1].text', 'A \\*star', MARKUP, String.raw`"\\*"`],
  ['title', 'How **we** plan', PLAIN, '"**we**"'],
  ['title', 'How *we* plan', PLAIN, '"*we*"'],
  ['title', 'How [we](https://a.example) plan', PLAIN, '"[we]('],
  ['imageAlt', 'A van.\n\nA house.', PLAIN, 'a line break'],
  ['body[1].text', 'First **one** *two*.\n\nSecond [one](/faq).'],
  [
    'body[1].text',
    'Marks & Spencer, 2 * 3 * 4, dial **21*7#, a_b_c, 3 < 4 > 2, 5* #1',
  ],
  ['body[1].text', 'R&D; see [us](https://a.example/a_b_c?d=*e*&f;)'],
])('%s · %s', (...[field, text, expected = '', found = '']) => {
  data.set('posts/article.json', field, text);
  expect(data.messages()).toEqual(
    expected ? [expect.stringContaining(expected)] : [],
  );
  expect(data.messages().join()).toContain(found);
});

test('says of a post that it appears on a day to come', () => {
  data.set('posts/article.json', 'date', '2100-01-02');
  expect(data.messages()).toEqual([
    expect.stringMatching(
      /^warning · posts\/article\.json · date · expected a day that has come .* found "2100-01-02"$/,
    ),
  ]);
});

test('warns of file names as alternative texts', () => {
  data.set('posts/article.json', 'imageAlt', 'IMG_2041.jpg');
  expect(data.messages()).toEqual([
    'warning · posts/article.json · imageAlt · expected what the picture shows, instead of the name of its file, found "IMG_2041.jpg"',
  ]);
});

test('warns of a picture that nothing shows any more', () => {
  data.write('images/posts/old.jpg', '');
  expect(data.messages()).toEqual([
    'warning · images/posts/old.jpg · expected a page that shows this picture, found none: delete it, unless one will',
  ]);
});
