/** @jest-environment node */
import type { KindName } from '../kinds';
import { kindNames, kinds } from '../kinds';
import { complaints, exampleOf } from '../example-data.fixture';

// What schemas ask for beyond the type of a field: numbers that SPEC.md fixes, forms of text, rules over several fields.
// fields.test.ts tries single values.

const template = exampleOf('WebsiteTemplate', 'restaurant', 'pages');
for (const dish of template.restaurant?.menu.dishes ?? [])
  dish.imageAlt = 'What it shows';

const examples: Partial<Record<KindName, unknown>> = {
  Product: exampleOf('Product', 'calculator'),
  WebsiteTemplate: template,
};

/** What a schema has against its example with another value at a place such as "Demos.calls.script.0", or with nothing. */
function complaintsAt(place: string, value: unknown): string[] {
  const [kindName, ...keys] = place.split('.');
  const kind = kindName as KindName;
  const root: unknown = structuredClone(examples[kind] ?? exampleOf(kind));
  const last = keys.pop() ?? '';
  const holder = keys.reduce(
    (part, key) => Reflect.get(part, key) as object,
    root as object,
  );
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return complaints(kinds[kind].schema, root);
}

const many = (count: number, value: unknown = 'Words') =>
  Array.from({ length: count }, () => value);
const step = (number: number) => ({
  ...{ kind: 'step', number, title: 'A title', text: 'Words' },
});
const paragraph = { kind: 'paragraph', text: 'Words' };
const link = { name: 'Blog', href: '/blog' };

test.each(kindNames)('%s has an example that is right', (kind) => {
  expect(
    complaints(kinds[kind].schema, examples[kind] ?? exampleOf(kind)),
  ).toEqual([]);
});

test.each<[string, unknown[]]>([
  ['Demos.chat.prompts', [many(1), many(9)]],
  ['LegalDocument.lastUpdated', ['2024-11-03', '2024-11-04']],
  ['Navigation.header.0', [link, { name: 'More', dropdown: [link] }]],
  ['Packages.packages.0.features', [many(1), many(30)]],
  ['Post.draft', [true, false, undefined]],
  ['Post.readTime', ['1 min read', '10 min read']],
  ['Product.calculator', [undefined]],
  ['Product.calculator.fields.lostShare.value', [0, 62.5, 100]],
  ['Redirect.0.from', ['/old', '/old.html', '/']],
  ['SiteSettings.origin', ['https://a-b.example']],
  ['SiteSettings.newsletterEndpoint', [null, 'https://a.example/b']],
  ['Testimonials.testimonials.0.avatar', ['A', 'PN', 'ABC', 'ÉZ']],
  ['Testimonials.testimonials.0.rating', [1, 2, 3, 4, 5]],
  ['WebsiteTemplate.pages', [['Home'], undefined]],
  ['WebsiteTemplate.gallery.0.image', [null, '../images/a.webp']],
  ['WebsiteTemplate.restaurant', [undefined]],
  ['WebsiteTemplate.restaurant.menu.dishes.0.image', [null]],
])('%s may be each of %j', (place, values) => {
  for (const value of values) expect(complaintsAt(place, value)).toEqual([]);
});

// A place, what is expected there, and values that are refused.
test.each<[string, string, unknown[]]>([
  ['AiLeadGenPage.process.steps', 'at least one step', [[]]],
  ['AiLeadGenPage.process.steps.0.step', 'a whole number', [1.5]],
  ['BlogPage.categories', 'at least one category', [[]]],
  ['Demos.calls.callers', 'five callers', [many(4), many(6)]],
  ['Demos.calls.script', 'five lines', [many(4), many(6)]],
  ['Demos.calls.summaries', 'a summary for each of the four outcomes', [[]]],
  ['Demos.chat.replies.0.keywords', 'at least one keyword', [[]]],
  ['Faq.groups', 'at least one group', [[]]],
  ['Faq.groups.0.questions', 'at least one question', [[]]],
  ['HubPage.activity.items.0.status', 'one of "success", "info"', ['bad']],
  ['HubPage.quickActions.items', 'three quick actions', [[]]],
  ['HubPage.stats', 'four tiles', [[]]],
  ['HubPage.tools.items', 'eight tools', [[]]],
  [
    'LegalDocument.lastUpdated',
    'a day that is not before "effective", 2024-11-03',
    ['2024-11-02'],
  ],
  [
    'Navigation.header.0',
    'either "href" or "dropdown"',
    [{ name: 'Home' }, { ...link, dropdown: [link] }],
  ],
  ['Navigation.header.0.name', 'text that is not empty', [' ']],
  ['Packages.packages.0.highlighted', 'true or false', ['yes']],
  [
    'Packages.comparison.rows.0.values',
    'as many texts as there are packages, 1',
    [[], ['Included', 'Not included']],
  ],
  ['Post.id', 'a number from 1 up', [0, -1]],
  ['Post.id', 'a number up to 2147483647', [2 ** 31]],
  [
    'Post.readTime',
    'a time such as "6 min read"',
    [
      '',
      '6',
      '6 min',
      '0 min read',
      '06 min read',
      '6 mins read',
      '6.5 min read',
    ],
  ],
  [
    'Product.calculator.fields.lostShare.value',
    'a number from 0 to 100',
    [-1, 101],
  ],
  ['Product.card.status', 'one of "Active", "Premium"', ['active']],
  [
    'Redirect.0.from',
    'a path without "#": browsers keep what follows it to themselves',
    ['/old#a'],
  ],
  [
    'Redirect.0.from',
    'a path without a "/" at its end, as all addresses of this site',
    ['/old/'],
  ],
  [
    'SiteSettings.origin',
    'an origin such as "https://www.larkfield.example"',
    ['https://a.example/', 'http://a.example', 'a.example', 'https://'],
  ],
  [
    'SiteSettings.contact.phoneHref',
    'a number such as "tel:+442079460123"',
    ['020 7946 0142', 'tel:020'],
  ],
  ['Testimonials.illustrative', 'one of true', [false, undefined]],
  [
    'Testimonials.testimonials.0.avatar',
    'one to three initials such as "PN"',
    ['', 'pn', 'ABCD', 'P N', './face.jpg'],
  ],
  ['Testimonials.testimonials.0.rating', 'a rating from 1 to 5', [0, 6]],
  ['Tiers.tiers', 'three tiers', [[]]],
  ['WebsiteTemplate.badges', 'three badges', [many(2), many(4)]],
  ['WebsiteTemplate.features', 'four features', [many(3), many(5)]],
  ['WebsiteTemplate.gallery', 'six pictures', [[]]],
  ['WebsiteTemplate.pages', 'at least one page', [[]]],
  [
    'WebsiteTemplate.restaurant.openingHours.0.opens',
    'a time such as "12:00"',
    ['9:00', '24:00', '10pm'],
  ],
  [
    'WebsiteTemplate.restaurant.menu.dishes.0.imageAlt',
    'text that says what the picture shows',
    [undefined],
  ],
])('%s has to be %s, not %j', (place, expected, values) => {
  const path = place.replace(/^\w+\./, '').replace(/\.?(\d+)/g, '[$1]');
  for (const value of values)
    expect(complaintsAt(place, value)).toContain(`${path}: ${expected}`);
});

test.each([
  [0, [step(2), step(1)]],
  [1, [step(1), step(3)]],
  [1, [paragraph, step(2)]],
])('block %i of %j has a number out of order', (index, body) => {
  expect(complaintsAt('Post.body', body)).toContain(
    `body[${index}].number: steps numbered 1, 2, 3 … in this order`,
  );
});
