/** @jest-environment node */
import fs from 'node:fs';
import { ExampleData } from '../../content.fixture';
import { jsonSchemaOf } from '../../converters/json-schema';
import { forEachTest, pngOf, rows } from '../../test-folder.fixture';

const data = forEachTest(new ExampleData());

beforeEach(() => {
  data.write('images/small.jpg', pngOf(639, 630));
  data.write('images/damaged.jpg', pngOf(1200, 630).subarray(0, -4));
});

/** Without the warnings of pictures that the changes leave unused. */
const messages = () =>
  data.messages().filter((line) => !line.startsWith('warning · images/'));

const LINK = 'closing.actions[0].href';
const LEADS =
  'expected an address that leads to a page of this site, or a full https://, mailto: or tel: one';
const OWN =
  'expected a page of this site by its path alone, without the domain';
const HIDES = 'expected a path that is no page and no file of this site';
const NO_PICTURE =
  'expected the path of a picture below data/, relative to this file';

// A field, its new value and the expected message; empty if the value is valid.
test.each(
  rows(`
    posts/five-quiet-hours.json     | category            | "CRM"
    posts/five-quiet-hours.json     | category            | "Crm"                      | expected a known category (CRM, Social Media), found "Crm"; did you mean "CRM"?
    products/smartcall-ai.json  | card.link           | "/faq"                     | expected a known page of the product (/smartcall-ai), found "/faq"
    products/smartcall-ai.json  | slug                | "faq"                      | expected its own slug (the site has this one), found "faq"
    legal/privacy-policy.json     | slug                | "page-data"                | expected its own slug (the site has this one), found "page-data"
${['blog', 'cdn-cgi', 'home', 'icons', 'social', 'static', 'websites'].map((slug) => `legal/privacy-policy.json | slug | "${slug}" | expected its own slug (the site has this one), found "${slug}"`).join('\n')}
    products/smartcall-ai.json | slug | "tools" | expected a slug that is no name of a place on the home page, where its card has it (main, smartcall, sales, tools, cookies, demo), found "tools"
    posts/article.json | slug | "tools"
    posts/article.json | slug | "page-data"
    templates/saas-landing.json | slug | "preview"
    pages/home.json    | products.products[0] | "fax"                     | expected a known product (smartcall-ai), found "fax"
    posts/five-quiet-hours.json     | image               | "../posts/five-quiet-hours.jpg" | ${NO_PICTURE}, found "../posts/five-quiet-hours.jpg", which is not there; did you mean "../images/posts/five-quiet-hours.jpg"?
    posts/five-quiet-hours.json     | image               | "../images/Social.png"     | ${NO_PICTURE}, found "../images/Social.png", which is not there; did you mean "../images/social.png"?
    posts/five-quiet-hours.json     | image               | "../images/small.jpg"      | expected a picture of at least 1200 × 630 px, found "../images/small.jpg", which has 639 × 630
    pages/website-design.json | themedPicture.light   | "../images/small.jpg"      | expected a picture of at least 640 × 480 px, found "../images/small.jpg", which has 639 × 630
    pages/website-design.json | themedPicture.light   | "../images/damaged.jpg"    | expected a whole JPEG, PNG, WebP or AVIF picture, found "../images/damaged.jpg", which is damaged or something else
    templates/saas-landing.json | gallery[1].image    | null
    pages/home.json    | ${LINK}             | "/blog/article#plan"
    pages/home.json    | ${LINK}             | "/websites/saas-landing#gallery"
    pages/home.json    | ${LINK}             | "/privacy-policy#information-we-collect"
    pages/home.json    | ${LINK}             | "/faq#pricing-plans"
    pages/home.json    | ${LINK}             | "/#demo"
    pages/home.json    | ${LINK}             | "/#smartcall"
    pages/home.json    | ${LINK}             | "/#crm"                    | expected the name of a place on / after the "#" (sales, tools, cookies, demo, smartcall), found "/#crm"
    pages/home.json    | ${LINK}             | "/rss.xml"
    pages/home.json    | ${LINK}             | "/blog?category=CRM"
    pages/home.json    | ${LINK}             | "/blog?category=Social%20Media&page=2#articles"
    pages/home.json    | ${LINK}             | "/blog?q=follow%20up"
    pages/home.json    | ${LINK}             | "/book-demo?utm_source=newsletter"
    pages/home.json    | ${LINK}             | "/blog?sort=new"           | expected an address without "sort=", which /blog doesn’t read, found "/blog?sort=new"
    pages/home.json    | ${LINK}             | "/faq?category=CRM"        | expected an address without "category=", which /faq doesn’t read, found "/faq?category=CRM"
    pages/home.json    | ${LINK}             | "/blgo?category=CRM"       | ${LEADS}, found "/blgo?category=CRM"; did you mean "/blog?category=CRM"?
    pages/home.json    | ${LINK}             | "https://www.larkfield.example/faq" | ${OWN}, found "https://www.larkfield.example/faq"; did you mean "/faq"?
    pages/home.json    | ${LINK}             | "https://app.larkfield.example/faq"
    posts/article.json | body[1].text        | "[A](https://larkfield.example/faqs?a=b#c)" | ${OWN}, found "https://larkfield.example/faqs?a=b#c"; did you mean "/faqs?a=b#c"?
    pages/home.json    | ${LINK}             | "tel:+442079460142"
    pages/home.json    | ${LINK}             | "/FAQ"                     | ${LEADS}, found "/FAQ"; did you mean "/faq"?
    pages/home.json    | ${LINK}             | "/blgo#articles"           | ${LEADS}, found "/blgo#articles"; did you mean "/blog#articles"?
    pages/home.json    | ${LINK}             | "/blog/five-quiet-hours"   | ${LEADS}, found "/blog/five-quiet-hours"
    pages/home.json    | ${LINK}             | "/blog#top"                | expected the name of a place on /blog after the "#" (articles), found "/blog#top"
    pages/home.json    | ${LINK}             | "/websites/saas-landing#menu" | expected the name of a place on /websites/saas-landing after the "#" (overview, pages, gallery, pricing, faq), found "/websites/saas-landing#menu"
    pages/home.json    | ${LINK}             | "/about#story"             | expected the name of a place on /about after the "#" (there is none), found "/about#story"
    posts/article.json | body[1].text        | "[A](mailto:a@b.example), (/b) [/c]."
    posts/article.json | body[1].text        | "**See [it](faq)**."       | ${LEADS}, found "faq"; did you mean "/faq"?
    posts/article.json | body[1].text        | "[A](http://a.example)"    | ${LEADS}, found "http://a.example"
    redirects.json     | [0].from            | "/blog/five-quiet-hours"
    redirects.json     | [0].from            | "/2019/05/my-post/"
    redirects.json     | [0].from            | "/caf%C3%A9/Menü.php"
    redirects.json     | [0].from            | "/faq"                     | ${HIDES}, found "/faq"
    redirects.json     | [0].from            | "/faq/"                    | ${HIDES}, found "/faq/"
    redirects.json     | [0].from            | "/robots.txt"              | ${HIDES}, found "/robots.txt"
    redirects.json     | [0].from            | "/sitemap-0.xml"           | ${HIDES}, found "/sitemap-0.xml"
    redirects.json     | [0].from            | "/static/a/b.webp"         | ${HIDES}, found "/static/a/b.webp"
    redirects.json     | [0].from            | "/blog/posts.json"         | ${HIDES}, found "/blog/posts.json"
    redirects.json     | [0].from            | "/websites/bakery/about-us.html"
    redirects.json     | [0].to              | "https://shop.example/new?a=b"
    redirects.json     | [0].to              | "/blog?category=CRM"
    redirects.json     | [0].to              | "/old-page"                | ${LEADS}, found "/old-page"
    redirects.json     | [0].to              | "/blgo"                    | ${LEADS}, found "/blgo"; did you mean "/blog"?
    posts/article.json | readTime            | "3 min read"
    posts/five-quiet-hours.json     | readTime            | "90 min read"
  `),
)('%s | %s | %s', (file = '', field = '', value = '', message = '') => {
  data.set(file, field, JSON.parse(value));
  // A new slug also breaks links in other files.
  const found = messages().filter(
    (line) => field !== 'slug' || line.startsWith(`${file} · slug`),
  );
  expect(found).toEqual(message ? [`${file} · ${field} · ${message}`] : []);
});

test('refuses a second redirect from the same path', () => {
  data.set('redirects.json', '[1]', { from: '/old-page/', to: '/faq' });
  expect(messages()).toEqual([
    'redirects.json · [1].from · expected a path that is redirected only once, found "/old-page/"',
  ]);
});

test('refuses tints of unknown categories', () => {
  data.set('pages/blog.json', 'tints', [{ category: 'Crm', tint: 'teal' }]);
  expect(messages()).toEqual([
    'pages/blog.json · tints[0].category · expected a known category (CRM, Social Media), found "Crm"; did you mean "CRM"?',
  ]);
});

test('refuses links to drafts', () => {
  data.set('pages/home.json', LINK, '/blog/article');
  expect(messages()).toEqual([]);
  data.set('posts/article.json', 'draft', true);
  expect(messages()).toHaveLength(1);
});

test('refuses categories of dishes that the menu does not have, pictures without words, and folders without a sample site', () => {
  const file = 'templates/saas-landing.json';
  const { properties } = jsonSchemaOf('WebsiteTemplate');
  data.set(file, 'restaurant', properties?.['restaurant']?.examples?.[0]);
  data.set(file, 'restaurant.menu.dishes[0].image', null);
  expect(messages()).toEqual([]);
  data.set(file, 'restaurant.menu.dishes[0].category', 'main');
  data.set(file, 'restaurant.menu.dishes[0].image', '../images/social.png');
  data.set(file, 'sample.folder', 'saas-landin');
  expect(messages().toSorted()).toEqual([
    `${file} · restaurant.menu.dishes[0].category · expected a known category of the menu (All, Mains), found "main"; did you mean "Mains"?`,
    `${file} · restaurant.menu.dishes[0].imageAlt · expected text that says what the picture shows, found nothing`,
    expect.stringMatching(
      /sample\.folder · expected a known sample site \(.*\), found "saas-landin"; did you mean "saas-landing"\?$/,
    ),
  ]);
});

test('refuses captures that are not there', () => {
  const file = 'templates/saas-landing.json';
  data.set(file, 'gallery[1].capture', 'pricing-phone');
  expect(messages()).toEqual([]);
  data.set(file, 'gallery[0].capture', 'pricng');
  expect(messages()).toEqual([
    expect.stringMatching(
      /gallery\[0\]\.capture · expected a page that has captures \(.*\), or .*, found "pricng"; did you mean "pricing"\?$/,
    ),
  ]);
});

test('refuses a sample site without the policy', () => {
  const { readFileSync } = fs;
  jest.spyOn(fs, 'readFileSync').mockImplementation((file, options) => {
    const isSample = file === 'static/samples/saas-landing/index.html';
    return isSample ? '<title>Rotawren</title>' : readFileSync(file, options);
  });
  expect(messages()).toEqual([
    expect.stringMatching(
      /sample\.folder · .*default-src 'self'.*"saas-landing"/,
    ),
  ]);
});
