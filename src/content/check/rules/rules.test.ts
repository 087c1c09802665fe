/** @jest-environment node */
import path from 'node:path';
import { jsonSchemaOf } from '../../converters/json-schema';
import { ExampleData, pngOf, rows } from '../../example-data.fixture';
import { valueAt } from '../json-values';

let data: ExampleData;

beforeEach(() => {
  data = new ExampleData();
  data.write('images/small.jpg', pngOf(639, 630));
  data.write('images/damaged.jpg', pngOf(1200, 630).subarray(0, -4));
});

afterEach(() => {
  data.remove();
});

const LINK = 'closing.actions[0].href';
const LEADS =
  'expected an address that leads to a page of this site, or a full https://, mailto: or tel: one';
const NO_PICTURE =
  'expected the path of a picture below data/, relative to this file';

// A field, its new value and the message; none if it is valid.
test.each(
  rows(`
    posts/five-quiet-hours.json     | category            | "CRM"
    posts/five-quiet-hours.json     | category            | "Crm"                      | expected a category of data/pages/blog.json (CRM, Social Media), found "Crm"; did you mean "CRM"?
    products/smartcall-ai.json  | card.link           | "/faq"                     | expected the product's own page, "/smartcall-ai", found "/faq"
    products/smartcall-ai.json  | slug                | "faq"                      | expected a slug that no other page has, found "faq"
    legal/privacy-policy.json     | slug                | "page-data"                | expected a slug that no other page has, found "page-data"
    pages/home.json    | products.products[0] | "fax"                     | expected the slug of a file in data/products, named once, found "fax"
    pages/website-design.json | portfolio.templates[1] | "saas-landing"   | expected the slug of a file in data/templates, named once, found "saas-landing"
    posts/five-quiet-hours.json     | image               | "../posts/five-quiet-hours.jpg" | ${NO_PICTURE}, found "../posts/five-quiet-hours.jpg", which is not there; did you mean "../images/posts/five-quiet-hours.jpg"?
    posts/five-quiet-hours.json     | image               | "../images/Social.png"     | ${NO_PICTURE}, found "../images/Social.png", which is not there; did you mean "../images/social.png"?
    posts/five-quiet-hours.json     | image               | "../images/small.jpg"      | expected a picture of at least 1200 × 630 px, found "../images/small.jpg", which has 639 × 630
    templates/saas-landing.json | gallery[1].image    | "../images/small.jpg"      | expected a picture of at least 640 × 480 px, found "../images/small.jpg", which has 639 × 630
    templates/saas-landing.json | gallery[1].image    | "../images/damaged.jpg"    | expected a whole JPEG, PNG, WebP or AVIF picture, found "../images/damaged.jpg", which is damaged or something else
    templates/saas-landing.json | gallery[1].image    | null
    pages/home.json    | ${LINK}             | "/blog/article#plan"
    pages/home.json    | ${LINK}             | "/websites/saas-landing#gallery"
    pages/home.json    | ${LINK}             | "/privacy-policy#information-we-collect"
    pages/home.json    | ${LINK}             | "/faq#pricing-plans"
    pages/home.json    | ${LINK}             | "/#demo"
    pages/home.json    | ${LINK}             | "/rss.xml"
    pages/home.json    | ${LINK}             | "tel:+442079460142"
    pages/home.json    | ${LINK}             | "/FAQ"                     | ${LEADS}, found "/FAQ"; did you mean "/faq"?
    pages/home.json    | ${LINK}             | "/blgo#articles"           | ${LEADS}, found "/blgo#articles"; did you mean "/blog#articles"?
    pages/home.json    | ${LINK}             | "/blog/five-quiet-hours"   | ${LEADS}, found "/blog/five-quiet-hours"
    pages/home.json    | ${LINK}             | "/blog#top"                | expected the name of a place on /blog after the "#" (articles), found "/blog#top"
    pages/home.json    | ${LINK}             | "/websites/saas-landing#menu" | expected the name of a place on /websites/saas-landing after the "#" (overview, pages, gallery, pricing, faq), found "/websites/saas-landing#menu"
    pages/home.json    | ${LINK}             | "/about#story"             | expected an address without a "#": /about has no places that links lead to, found "/about#story"
    posts/article.json | body[1].text        | "[A](mailto:a@b.example), (/b) [/c]."
    posts/article.json | body[1].text        | "**See [it](faq)**."       | ${LEADS}, found "faq"; did you mean "/faq"?
    posts/article.json | body[1].text        | "[A](http://a.example)"    | ${LEADS}, found "http://a.example"; did you mean "https://a.example"?
    redirects.json     | [0].from            | "/blog/five-quiet-hours"
    redirects.json     | [0].from            | "/faq"                     | expected a path that is no page of this site, found "/faq"
    redirects.json     | [0].to              | "/old-page"                | expected a page, not another redirect (that makes a chain or a loop), found "/old-page"
    redirects.json     | [0].to              | "/blgo"                    | expected the path of a page of this site, found "/blgo"; did you mean "/blog"?
    posts/article.json | readTime            | "3 min read"
    posts/five-quiet-hours.json     | readTime            | "90 min read"
  `),
)('%s | %s | %s', (file = '', place = '', value = '', message = '') => {
  data.set(file, place, JSON.parse(value));
  // A page with another slug breaks links in other files, too.
  const messages = data
    .messages()
    .filter((line) => place !== 'slug' || line.startsWith(`${file} · slug`));
  expect(messages).toEqual(message ? [`${file} · ${place} · ${message}`] : []);
});

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

const OWN_TEXT = 'What a second file says of itself, '.repeat(3);
/** The fields in which a copy of a file has to differ from it. */
const OWN_FIELDS: Record<string, object> = {
  posts: { id: 9, slug: 'z', title: 'Z', excerpt: OWN_TEXT },
  templates: { slug: 'z', name: 'Z', description: OWN_TEXT },
  legal: {
    slug: 'z',
    seo: { title: 'Z', description: OWN_TEXT, keywords: ['z'] },
  },
};

test.each([
  ['id', 'posts/five-quiet-hours.json'],
  ['slug', 'posts/five-quiet-hours.json'],
  ['title', 'posts/five-quiet-hours.json'],
  ['excerpt', 'posts/five-quiet-hours.json'],
  ['slug', 'templates/saas-landing.json'],
  ['name', 'templates/saas-landing.json'],
  ['description', 'templates/saas-landing.json'],
  ['slug', 'legal/privacy-policy.json'],
  ['seo.title', 'legal/privacy-policy.json'],
  ['seo.description', 'legal/privacy-policy.json'],
])('refuses a second file with the %s of %s', (place, file) => {
  const second = file.replace('.json', 's.json');
  data.duplicate(file, second, OWN_FIELDS[path.dirname(file)] ?? {});
  expect(data.messages()).toEqual([]);
  const first: unknown = JSON.parse(data.read(file));
  data.set(second, place, valueAt(first, place.split('.')));
  const field = place.replace('seo.', '');
  const start = `${second} · ${place} · expected its own ${field} (data/${file} has this one), found `;
  expect(data.messages()).toEqual([expect.stringContaining(start)]);
});

test.each([
  [
    'templates/saas-landing.json',
    'name',
    'Shop',
    'Shop website design | Larkfield',
  ],
  ['posts/article.json', 'title', 'Our week', 'Our week | Larkfield'],
])('refuses a page with the title that %s gets', (...row) => {
  const [file, place, value, title] = row;
  data.set(file, place, value);
  data.set('pages/about.json', 'seo.title', title);
  expect(data.messages()).toEqual([
    `pages/about.json · seo.title · expected its own title (data/${file} has this one), found "${title}"`,
  ]);
});

test('refuses a second redirect from the same path', () => {
  data.set('redirects.json', '[1]', { from: '/old-page', to: '/faq' });
  expect(data.messages()).toEqual([
    'redirects.json · [1].from · expected a path that is redirected only once, found "/old-page"',
  ]);
});

test('refuses tints of unknown categories, and second ones', () => {
  const tints = ['CRM', 'Crm', 'CRM'].map((category) => ({
    category,
    tint: 'teal',
  }));
  data.set('pages/blog.json', 'tints', tints);
  expect(data.messages()).toEqual([
    'pages/blog.json · tints[1].category · expected a category of this file, named once, found "Crm"; did you mean "CRM"?',
    'pages/blog.json · tints[2].category · expected a category of this file, named once, found "CRM"',
  ]);
});

test('refuses links to drafts', () => {
  data.set('pages/home.json', LINK, '/blog/article');
  expect(data.messages()).toEqual([]);
  data.set('posts/article.json', 'draft', true);
  expect(data.messages()).toHaveLength(1);
});

test('refuses categories of dishes and pages of previews that the template does not have', () => {
  const file = 'templates/saas-landing.json';
  const { properties } = jsonSchemaOf('WebsiteTemplate');
  data.set(file, 'pages', ['Shop']);
  for (const field of ['restaurant', 'preview'])
    data.set(file, field, properties?.[field]?.examples?.[0]);
  data.set(file, 'restaurant.menu.dishes[0].image', null);
  expect(data.messages()).toEqual([]);
  data.set(file, 'restaurant.menu.dishes[0].category', 'main');
  data.set(file, 'preview.pages[0].name', 'Start');
  data.set(file, 'preview.pages[0].blocks[0].leadsTo', 'shop');
  data.set(file, 'preview.action', { label: 'Order', leadsTo: 'Cart' });
  expect(data.messages()).toEqual([
    `${file} · restaurant.menu.dishes[0].category · expected one of the menu's categories (All, Starters, Mains), found "main"; did you mean "Mains"?`,
    `${file} · preview.pages[0].name · expected a page that the template includes (Shop), found "Start"`,
    `${file} · preview.pages[0].blocks[0].leadsTo · expected a page that the template includes (Shop), found "shop"; did you mean "Shop"?`,
    `${file} · preview.action.leadsTo · expected a page that the template includes (Shop), found "Cart"`,
  ]);
});
