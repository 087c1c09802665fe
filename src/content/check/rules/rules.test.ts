/** @jest-environment node */
import { jsonSchemaOf } from '../../generated/json-schema';
import { Fixture, rows } from '../../fixture';

let site: Fixture;

beforeEach(() => {
  site = new Fixture();
});

const LINK = 'closing.actions[0].href';
const LEADS =
  'expected an address that leads to a page of this site, or a full https://, mailto: or tel: one';
const NO_PICTURE =
  'expected the path of a picture below data/, relative to this file';

// A field, what it is changed to and what is said of it; nothing of what is right.
test.each(
  rows(`
    posts/one.json     | category            | "CRM"
    posts/one.json     | category            | "Crm"                      | expected a category of data/pages/blog.json (CRM, Social Media), found "Crm"; did you mean "CRM"?
    products/one.json  | card.link           | "/faq"                     | expected the product's own page, "/smartcall-ai", found "/faq"
    products/one.json  | slug                | "faq"                      | expected a slug that no other page has, found "faq"
    legal/one.json     | slug                | "page-data"                | expected a slug that no other page has, found "page-data"
    pages/home.json    | products.products[0] | "fax"                     | expected the slug of a file in data/products, named once, found "fax"
    pages/home.json    | hero.panel          | "smartcal-ai"              | expected the slug of a file in data/products, found "smartcal-ai"; did you mean "smartcall-ai"?
    pages/website-design.json | portfolio.templates[1] | "saas-landing"   | expected the slug of a file in data/templates, named once, found "saas-landing"
    posts/one.json     | image               | "../posts/five-quiet-hours.jpg" | ${NO_PICTURE}, found "../posts/five-quiet-hours.jpg", which is not there; did you mean "../images/posts/five-quiet-hours.jpg"?
    posts/one.json     | image               | "../images/Social.png"     | ${NO_PICTURE}, found "../images/Social.png", which is not there; did you mean "../images/social.png"?
    posts/one.json     | image               | "../images/small.jpg"      | expected a picture of at least 1200 × 630 px, found "../images/small.jpg", which has 639 × 630
    templates/one.json | gallery[1].image    | "../images/small.jpg"      | expected a picture of at least 640 × 480 px, found "../images/small.jpg", which has 639 × 630
    templates/one.json | gallery[1].image    | "../images/damaged.jpg"    | expected a whole JPEG, PNG, WebP or AVIF picture, found "../images/damaged.jpg", which is damaged or something else
    templates/one.json | gallery[1].image    | null
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
    posts/one.json     | readTime            | "90 min read"
  `),
)('%s | %s | %s', (file = '', place = '', value = '', message = '') => {
  site.set(file, place, JSON.parse(value));
  // A page that has another address now is missed elsewhere, too.
  const said = site
    .said()
    .filter((line) => line.startsWith(`${file} · ${place}`));
  expect(said).toEqual(message ? [`${file} · ${place} · ${message}`] : []);
  if (place !== 'slug') expect(site.said()).toEqual(said);
});

test.each<[string, string, number, string?]>([
  ['pages/home.json', 'seo.title', 60],
  ['pages/home.json', 'seo.title', 61, 'at most 60'],
  ['products/one.json', 'seo.description', 69, '70 to 160'],
  ['products/one.json', 'seo.description', 160],
  ['posts/article.json', 'title', 61, 'at most 60'],
  ['posts/article.json', 'excerpt', 161, '70 to 160'],
  ['posts/one.json', 'title', 61],
  ['templates/one.json', 'name', 44, 'at most 43'],
])('%s · %s of %i characters', (...[file, place, length, range]) => {
  site.set(file, place, 'a'.repeat(length));
  const warning = `warning · ${file} · ${place} · expected ${range} characters, which is what search engines show, found ${length} characters`;
  expect(site.said()).toEqual(range ? [warning] : []);
});

test('warns of read times that are far off and of file names for descriptions', () => {
  site.set('posts/article.json', 'readTime', '4 min read');
  site.set('posts/article.json', 'imageAlt', 'hills.JPG');
  const start = 'warning · posts/article.json';
  expect(site.said()).toEqual([
    `${start} · readTime · expected about 1 min, for 10 words at 200 a minute, found "4 min read"; did you mean "1 min read"?`,
    `${start} · imageAlt · expected what the picture shows, in words, found "hills.JPG", the name of a file`,
  ]);
});

test.each<[string, string, object]>([
  ['id', 'posts/one.json', { slug: 'z' }],
  ['slug', 'posts/one.json', { id: 9 }],
  ['slug', 'templates/one.json', {}],
  ['slug', 'legal/one.json', {}],
])('the second %s of %s', (field, file, fields) => {
  const second = file.replace('one', 'two');
  site.add(file, second, fields);
  const start = `${second} · ${field} · expected its own ${field} (data/${file} has this one), found `;
  expect(site.said()).toEqual([expect.stringContaining(start)]);
});

test('no redirect starts twice', () => {
  site.set('redirects.json', '[1]', { from: '/old-page', to: '/faq' });
  expect(site.said()).toEqual([
    'redirects.json · [1].from · expected a path that is redirected only once, found "/old-page"',
  ]);
});

test('drafts are no pages that links lead to', () => {
  site.set('pages/home.json', LINK, '/blog/article');
  expect(site.said()).toEqual([]);
  site.set('posts/article.json', 'draft', true);
  expect(site.said()).toHaveLength(1);
});

test('dishes and previews name what their template has', () => {
  const file = 'templates/one.json';
  const { properties } = jsonSchemaOf('WebsiteTemplate');
  site.set(file, 'pages', ['Shop']);
  for (const field of ['restaurant', 'preview'])
    site.set(file, field, properties?.[field]?.examples?.[0]);
  site.set(file, 'restaurant.menu.dishes[0].image', null);
  expect(site.said()).toEqual([]);
  site.set(file, 'restaurant.menu.dishes[0].category', 'main');
  site.set(file, 'preview.pages[0].name', 'Start');
  site.set(file, 'preview.pages[0].blocks[0].leadsTo', 'shop');
  expect(site.said()).toEqual([
    `${file} · restaurant.menu.dishes[0].category · expected one of the menu's categories (All, Starters, Mains), found "main"; did you mean "Mains"?`,
    `${file} · preview.pages[0].name · expected a page that the template includes (Shop), found "Start"`,
    `${file} · preview.pages[0].blocks[0].leadsTo · expected a page that the template includes (Shop), found "shop"; did you mean "Shop"?`,
  ]);
});
