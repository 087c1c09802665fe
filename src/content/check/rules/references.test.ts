/** @jest-environment node */
import { DataCopy } from '../../test-support';

const POST = 'posts/complete-guide-crm-automation.json';
const RESTAURANT = 'templates/restaurant-cafe.json';

let data: DataCopy;

beforeEach(() => {
  data = new DataCopy();
});

afterEach(() => {
  data.remove();
});

const mistakes: [string, (data: DataCopy) => void, string[]][] = [
  [
    'a second post with an id',
    (copy) => copy.duplicate(POST, 'posts/z.json', { slug: 'z' }),
    [`data/posts/z.json · id · its own id (data/${POST} has this one) · 5`],
  ],
  [
    'a second post with a slug',
    (copy) => copy.duplicate(POST, 'posts/z.json', { id: 9001 }),
    [
      `data/posts/z.json · slug · its own slug (data/${POST} has this one) · "complete-guide-crm-automation"`,
    ],
  ],
  [
    'a second template with a slug',
    (copy) =>
      copy.duplicate('templates/saas-landing.json', 'templates/z.json', {}),
    [
      'data/templates/z.json · slug · its own slug (data/templates/saas-landing.json has this one) · "saas-landing"',
    ],
  ],
  [
    'a second product with a slug',
    (copy) => copy.duplicate('products/crm.json', 'products/z.json', {}),
    [
      'data/products/z.json · slug · its own slug (data/products/crm.json has this one) · "crm"',
    ],
  ],
  [
    'a product with the slug of a legal text',
    (copy) =>
      copy.duplicate('products/crm.json', 'products/z.json', {
        slug: 'privacy-policy',
        'card.link': '/privacy-policy',
      }),
    [
      'data/products/z.json · slug · its own slug (data/legal/privacy-policy.json has this one) · "privacy-policy"',
    ],
  ],
  [
    'a product with the slug of a fixed route',
    (copy) =>
      copy.duplicate('products/crm.json', 'products/z.json', {
        slug: 'blog',
        'card.link': '/blog',
      }),
    ['data/products/z.json · slug · a slug that no other page has · "blog"'],
  ],
  [
    'a legal text with a name that Gatsby needs',
    (copy) =>
      copy.duplicate('legal/privacy-policy.json', 'legal/z.json', {
        slug: 'page-data',
      }),
    ['data/legal/z.json · slug · a slug that no other page has · "page-data"'],
  ],
  [
    'a category with the name that stands for all',
    (copy) => copy.set('pages/blog.json', 'categories.0', 'All'),
    [
      'data/pages/blog.json · categories[0] · a category other than "All", which stands for all of them · "All"',
    ],
  ],
  [
    'a legal text with the slug of a fixed route',
    (copy) =>
      copy.duplicate('legal/privacy-policy.json', 'legal/z.json', {
        slug: 'book-demo',
      }),
    ['data/legal/z.json · slug · a slug that no other page has · "book-demo"'],
  ],
  [
    'a category that blog.json does not have',
    (copy) => copy.set(POST, 'category', 'Crm'),
    [
      `data/${POST} · category · a category of data/pages/blog.json (Website Design, Customer Service, Web Development, Social Media, AI & Automation, CRM) · "Crm"`,
    ],
  ],
  [
    'a product card that leads to another product',
    (copy) => copy.set('products/crm.json', 'card.link', '/reviews'),
    [
      'data/products/crm.json · card.link · the product\'s own page, "/crm" · "/reviews"',
    ],
  ],
  [
    'an unknown product on the home page',
    (copy) => copy.set('pages/home.json', 'products.products.1', 'fax'),
    [
      'data/pages/home.json · products.products[1] · the slug of a file in data/products, named once · "fax"',
    ],
  ],
  [
    'a product named twice on the home page',
    (copy) =>
      copy.set('pages/home.json', 'products.products', [
        'crm',
        'webchat',
        'crm',
      ]),
    [
      'data/pages/home.json · products.products[2] · the slug of a file in data/products, named once · "crm"',
    ],
  ],
  [
    'an unknown template in the portfolio',
    (copy) =>
      copy.set('pages/website-design.json', 'portfolio.templates.0', 'crm'),
    [
      'data/pages/website-design.json · portfolio.templates[0] · the slug of a file in data/templates, named once · "crm"',
    ],
  ],
  [
    'a template named twice in the portfolio',
    (copy) =>
      copy.set('pages/website-design.json', 'portfolio.templates', [
        'saas-landing',
        'saas-landing',
      ]),
    [
      'data/pages/website-design.json · portfolio.templates[1] · the slug of a file in data/templates, named once · "saas-landing"',
    ],
  ],
  [
    'a dish of an unknown category',
    (copy) =>
      copy.set(RESTAURANT, 'restaurant.menu.dishes.2.category', 'Pasta'),
    [
      `data/${RESTAURANT} · restaurant.menu.dishes[2].category · one of the menu's categories (All, Starters, Mains, Desserts, Coffee) · "Pasta"`,
    ],
  ],
];

test.each(mistakes)('%s is named', (_title, make, lines) => {
  make(data);
  expect(data.mistakes()).toEqual(lines);
});

test('a preview draws only pages that the template includes', () => {
  const file = 'templates/saas-landing.json';
  data.set(file, 'preview.pages.0.name', 'Start');
  data.set(file, 'preview.pages.1.blocks.0', {
    ...{ kind: 'hero', title: 'A', text: 'B', button: 'C', leadsTo: 'pricing' },
  });
  const expected =
    'a page that the template includes (Home, Features, Pricing, FAQ, Contact)';
  expect(
    data.problems().map(({ path, expected: was, suggestion }) => {
      return [path, was, suggestion];
    }),
  ).toEqual([
    ['preview.pages[0].name', expected, null],
    ['preview.pages[1].blocks[0].leadsTo', expected, '"Pricing"'],
  ]);
});

test('a new post, product, template and legal text are right', () => {
  data.duplicate(POST, 'posts/z.json', { id: 9001, slug: 'z' });
  data.duplicate('products/crm.json', 'products/z.json', {
    slug: 'z',
    'card.link': '/z',
  });
  data.duplicate('templates/saas-landing.json', 'templates/z.json', {
    slug: 'z',
  });
  data.duplicate('legal/privacy-policy.json', 'legal/zz.json', { slug: 'zz' });
  data.set('pages/home.json', 'closing.actions.0.href', '/z');
  expect(data.problems()).toEqual([]);
});

test('a product and an article may share a slug: their addresses differ', () => {
  data.duplicate(POST, 'posts/z.json', { id: 9001, slug: 'crm' });
  expect(data.problems()).toEqual([]);
});

test('a new category is known once blog.json has it', () => {
  data.set(POST, 'category', 'Payments');
  data.set('pages/blog.json', 'categories.6', 'Payments');
  expect(data.problems()).toEqual([]);
});
