/** @jest-environment node */
import { DataCopy } from '../../test-support';

const ARTICLE = 'posts/custom-website-design-business-growth.json';
const HOME = 'pages/home.json';
const EXPECTED =
  'an address that leads to a page of this site, or a full https://, mailto: or tel: one';

let data: DataCopy;

beforeEach(() => {
  data = new DataCopy();
});

afterEach(() => {
  data.remove();
});

describe('an address in a field', () => {
  test.each([
    ...['/', '/faq', '/crm', '/privacy-policy', '/websites/saas-landing'],
    ...[
      '/blog/ai-transform-lead-generation',
      '/#demo',
      '/#cookies',
      '/faq#help',
    ],
    ...['/rss.xml'],
    ...['https://a.example', 'mailto:a@b.example', 'tel:+442079460142'],
  ])('%s leads somewhere', (address) => {
    data.set(HOME, 'closing.actions.0.href', address);
    expect(data.problems()).toEqual([]);
  });

  test.each([
    ...['/nowhere', '/FAQ', '/faq/', '/websites', '/websites/nowhere'],
    ...['/blog/nowhere', '/blog/complete-guide-crm-automation', '/404'],
    ...['/websites/crm', '/blog/crm'],
    ...['/rss', '/feed.xml', '/blog/rss.xml'],
  ])('%s leads nowhere', (address) => {
    data.set(HOME, 'closing.actions.0.href', address);
    expect(data.problems()).toMatchObject([
      {
        file: `data/${HOME}`,
        path: 'closing.actions[0].href',
        expected: EXPECTED,
        found: `"${address}"`,
      },
    ]);
  });
});

describe('a place on a page', () => {
  test.each([
    '/faq#how-can-i-pay',
    '/faq#pricing-plans',
    '/privacy-policy#information-we-collect',
    '/blog/ai-transform-lead-generation#first-price-a-lost-lead',
    '/websites/restaurant-cafe#menu',
    '/website-design#portfolio',
    '/smartcall-ai#missed-calls',
    '/about#main',
  ])('%s is there', (address) => {
    data.set(HOME, 'closing.actions.0.href', address);
    expect(data.problems()).toEqual([]);
  });

  test.each([
    ['/#nowhere', undefined],
    ['/#Demo', '"/#demo"'],
    ['/faq#how-can-i-pya', '"/faq#how-can-i-pay"'],
    ['/privacy-policy#nowhere', undefined],
    ['/blog/ai-transform-lead-generation#nowhere', undefined],
    ['/websites/saas-landing#menu', undefined],
    ['/website-design#portfolios', '"/website-design#portfolio"'],
    ['/crm#missed-calls', undefined],
    ['/about#story', undefined],
  ])('%s is not', (address, suggestion) => {
    data.set(HOME, 'closing.actions.0.href', address);
    expect(data.problems()).toMatchObject([
      {
        file: `data/${HOME}`,
        path: 'closing.actions[0].href',
        expected: expect.stringContaining('#') as string,
        suggestion: suggestion ?? null,
      },
    ]);
  });
});

describe('an address inside a text', () => {
  test.each([
    'See [the questions](/faq) or [a demo](/#demo).',
    'Write [to us](mailto:a@b.example) or look [there](https://a.example/b).',
    'Not a link: [/nowhere] (/nowhere) /nowhere <a href="/nowhere">a</a>',
  ])('%s is right', (text) => {
    data.set(ARTICLE, 'body.0.text', text);
    expect(data.problems()).toEqual([]);
  });

  test.each([
    ['/nowhere', 'See [this](/nowhere).'],
    ['/nowhere', '**Now** see [this](/nowhere).'],
    ['/nowhere', '**Now see [this](/nowhere)**.'],
    ['faq', 'See [this](faq).'],
    ['#demo', 'See [this](#demo).'],
    ['http://a.example', 'See [this](http://a.example).'],
    ['javascript:alert', 'See [this](javascript:alert).'],
    ['//a.example', 'See [this](//a.example).'],
  ])('%s is named in "%s"', (address, text) => {
    data.set(ARTICLE, 'body.0.text', text);
    expect(data.problems()).toMatchObject([
      {
        file: `data/${ARTICLE}`,
        path: 'body[0].text',
        expected: EXPECTED,
        found: `"${address}"`,
      },
    ]);
  });

  test('each of several wrong ones is named', () => {
    data.set(ARTICLE, 'body.0.text', 'See [a](/a), [b](/faq) and [c](/c).');
    expect(data.problems().map(({ found }) => found)).toEqual(['"/a"', '"/c"']);
  });
});

describe('a draft', () => {
  const draft = (isDraft: boolean) => {
    data.duplicate(ARTICLE, 'posts/a-draft.json', {
      id: 9001,
      slug: 'a-draft',
      draft: isDraft,
    });
    data.set(HOME, 'closing.actions.0.href', '/blog/a-draft');
  };

  test('is no page that others may link to', () => {
    draft(true);
    expect(data.problems()).toMatchObject([
      {
        file: `data/${HOME}`,
        path: 'closing.actions[0].href',
        expected: EXPECTED,
        found: '"/blog/a-draft"',
      },
    ]);
  });

  test('is a page once it is none', () => {
    draft(false);
    expect(data.problems()).toEqual([]);
  });

  test('may link to published pages', () => {
    data.duplicate(ARTICLE, 'posts/a-draft.json', {
      ...{ id: 9001, slug: 'a-draft', draft: true },
      'body.0.text': 'See [this](/faq).',
    });
    expect(data.problems()).toEqual([]);
  });
});

test('when a page goes, every link to it is named', () => {
  data.delete('legal/terms-of-service.json');
  const problems = data.problems();
  expect(problems.length).toBeGreaterThan(1);
  for (const { expected, found } of problems)
    expect([expected, found]).toEqual([EXPECTED, '"/terms-of-service"']);
});
