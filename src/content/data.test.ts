/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from './check/read';
import { only, REPOSITORY_DATA, repositoryContent } from './test-support';

// The repository's own data against SPEC.md. Sibling files: data.blog, data.comparison, data.prices, data.texts.

const content = repositoryContent();

test.each(listFiles(REPOSITORY_DATA).filter((file) => file.endsWith('.json')))(
  '%s is formatted as editing tools write it',
  (file) => {
    const source = fs.readFileSync(path.join(REPOSITORY_DATA, file), 'utf8');
    const value: unknown = JSON.parse(source);
    expect(source).toBe(`${JSON.stringify(value, null, 2)}\n`);
  },
);

test('brand and company', () => {
  expect(only(content.SiteSettings)).toMatchObject({
    name: 'Larkfield',
    origin: 'https://www.larkfield.example',
    application: 'https://app.larkfield.example',
    newsletterEndpoint: null,
    company: { copyrightYear: 2025 },
    contact: {
      email: 'hello@larkfield.example',
      phone: expect.stringMatching(/^020 7946 0\d{3}$/) as string,
      address: expect.stringContaining('London') as string,
    },
  });
});

test('nothing is redirected', () => {
  expect(only(content.Redirect)).toEqual([]);
});

test('the header is that of SPEC.md section 2', () => {
  const { header, getStarted, signIn } = only(content.Navigation);
  expect(
    header.map(({ name, href, dropdown }) => [
      name,
      href ?? dropdown?.map((link) => link.href),
    ]),
  ).toEqual([
    ['Home', '/'],
    [
      'Products',
      [
        ...['/smartcall-ai', '/reviews', '/messaging', '/automation'],
        ...['/webchat', '/payments', '/crm'],
      ],
    ],
    ['Services', ['/website-design', '/ai-lead-gen']],
    ['Hub', '/hub'],
    ['Blog', '/blog'],
  ]);
  expect(getStarted).toEqual({ name: 'Get started', href: '/book-demo' });
  expect(signIn.name).toBe('Sign in');
  expect(signIn.href).toMatch(/^https:\/\/app\.larkfield\.example/);
});

test('the footer has the nine places of the home page and the legal texts', () => {
  const { footer } = only(content.Navigation);
  const addresses = footer.groups.flatMap(({ links }) =>
    links.map(({ href }) => href),
  );
  for (const address of [
    ...['/#smartcall', '/#reviews', '/#messaging', '/#crm', '/#automation'],
    ...['/#payments', '/#sales', '/#tools', '/#cookies'],
    ...['/privacy-policy', '/terms-of-service'],
  ])
    expect(addresses).toContain(address);
});

test('seven products; six of them on the home page, in SPEC.md’s order', () => {
  expect(content.Product.map(({ value }) => value.slug)).toEqual([
    ...['automation', 'crm', 'messaging', 'payments', 'reviews'],
    ...['smartcall-ai', 'webchat'],
  ]);
  expect(only(content.HomePage).products.products).toEqual([
    ...['reviews', 'messaging', 'smartcall-ai', 'payments', 'crm'],
    'automation',
  ]);
});

test('each product has its own kind of panel and its own colour', () => {
  const products = content.Product.map(({ value }) => value);
  expect(new Set(products.map(({ panel }) => panel.kind)).size).toBe(7);
  expect(new Set(products.map(({ card }) => card.colour)).size).toBe(7);
});

test('the hub has four tiles, eight tools and three quick actions', () => {
  const { stats, tools, quickActions } = only(content.HubPage);
  expect(stats).toHaveLength(4);
  expect(tools.items).toHaveLength(8);
  expect(new Set(tools.items.map(({ status }) => status))).toEqual(
    new Set(['Active', 'Premium']),
  );
  expect(quickActions.items.map(({ title }) => title)).toEqual([
    'Launch Lead Gen Campaign',
    'Setup SmartCall AI',
    'View Analytics',
  ]);
});

test('no file name and slug differ', () => {
  const entries = [
    ...content.Post,
    ...content.Product,
    ...content.WebsiteTemplate,
    ...content.LegalDocument,
  ];
  for (const { file, value } of entries)
    expect(path.basename(file, '.json')).toBe(value.slug);
});
