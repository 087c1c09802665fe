/** @jest-environment node */
import { exampleOf } from './content.fixture';
import {
  fillPlaceholders,
  packagesForPlaceholders,
  plansForPlaceholders,
  tiersForPlaceholders,
  withBraces,
} from './placeholders';

const placeholders = {
  site: {
    name: 'Larkfield',
    contact: { email: 'hello@larkfield.example' },
    company: { copyrightYear: 2025 },
    newsletterEndpoint: null,
    // Placeholders in quoted texts are not resolved again.
    quoted: '{{site.name}} $& $1',
  },
  plans: { from: '$99' },
  packages: packagesForPlaceholders(exampleOf('WebsitePackages')),
  tiers: tiersForPlaceholders(exampleOf('Tiers')),
};

test.each([
  ['{{site.name}}', 'Larkfield'],
  ['a {{ site.name }} b {{site.name}}', 'a Larkfield b Larkfield'],
  ['mailto:{{site.contact.email}}', 'mailto:hello@larkfield.example'],
  ['{{{site.name}}}', '{Larkfield}'],
  ['{{plans.from}}', '$99'],
  ['{{packages.starter.price}}', '£2,499'],
  ['{{tiers.growth.price}}', '£2,999'],
  ['{{site.quoted}}', '{{site.name}} $& $1'],
  ['{name}, {a: {b} }', '{name}, {a: {b} }'],
  ['\\{{site.name}}', '\\{{site.name}}'],
])('fills "%s": "%s"', (source, value) => {
  expect(fillPlaceholders(source, placeholders)).toEqual({
    value,
    unknown: [],
  });
});

test.each([
  ...['site.nome', 'site', 'name', 'Site.name', '', 'site.contact'],
  ...['site.contact.email.length', 'site.company.copyrightYear'],
  ...['site.newsletterEndpoint', 'site.constructor.name', 'site.toString'],
])('reports "{{%s}}", which names no text', (name) => {
  const placeholder = `{{${name}}}`;
  expect(fillPlaceholders(placeholder, placeholders)).toEqual({
    value: placeholder,
    unknown: [{ path: [], placeholder, name }],
  });
});

test.each([
  ...['{{site.name', '{{site.name}', '{site.name}}', 'site.name}}', '{{'],
  ...['{site.name}', '{ {site.name}}', 'Hi {{first_name!', 'Hi first}}!'],
  ...['\\{{a}} {{b', '\\{{{site.name}'],
])('reports "%s", which is half a placeholder', (source) => {
  expect(fillPlaceholders(source, placeholders).unknown).toHaveLength(1);
});

test.each([
  ['Hi \\{{contact.first_name}}, sorry.', 'Hi {{contact.first_name}}, sorry.'],
  ['\\{{site.name}} is {{site.name}}', '{{site.name}} is Larkfield'],
  ['two braces: \\{{ and \\}}', 'two braces: {{ and }}'],
])('shows the braces of "%s"', (source, shown) => {
  const { value, unknown } = fillPlaceholders(source, placeholders);
  expect(unknown).toEqual([]);
  expect(withBraces(value)).toBe(shown);
});

test('fills texts at any depth in a copy, and says where unknown placeholders are', () => {
  const source = {
    list: ['{{site.a}} {{site.name}}', { text: '{{site.name}}!' }],
    other: [7, null, false],
  };
  const before = structuredClone(source);
  expect(fillPlaceholders(source, placeholders)).toEqual({
    value: {
      list: ['{{site.a}} Larkfield', { text: 'Larkfield!' }],
      other: [7, null, false],
    },
    unknown: [{ path: ['list', 0], placeholder: '{{site.a}}', name: 'site.a' }],
  });
  expect(source).toEqual(before);
});

test('quotes plans by the keys of their rows', () => {
  const plans = exampleOf('Plans');
  const [column] = plans.table.columns;
  const [row] = plans.table.rows;
  const fill = (source: string) =>
    fillPlaceholders(source, {
      ...placeholders,
      plans: plansForPlaceholders(plans),
    }).value;
  expect(
    fill(`{{plans.${row?.key}.0}} at {{plans.price.0}}, {{plans.name.0}}`),
  ).toBe(`${row?.values[0]} at ${column?.price}, ${column?.name}`);
  expect(fill('{{plans.from}}')).toBe(`${column?.price}/month`);
  expect(fill('{{plans.cals.0}}')).toBe('{{plans.cals.0}}');
});

test('quotes nothing of a plans.json with mistakes', () => {
  expect(plansForPlaceholders({ table: { rows: [7] } })).toBeUndefined();
});
