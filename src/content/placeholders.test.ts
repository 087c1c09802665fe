/** @jest-environment node */
import { fillPlaceholders } from './placeholders';

const site = {
  name: 'Larkfield',
  contact: { email: 'hello@larkfield.example' },
  company: { copyrightYear: 2025, parts: ['a'] },
  newsletterEndpoint: null,
};

test.each([
  ['{{site.name}}', 'Larkfield'],
  ['{{ site.name }}', 'Larkfield'],
  ['a {{site.name}} b {{site.name}}', 'a Larkfield b Larkfield'],
  ['mailto:{{site.contact.email}}', 'mailto:hello@larkfield.example'],
  ['{{{site.name}}}', '{Larkfield}'],
  ['{site.name}', '{site.name}'],
  ['{{site.name', '{{site.name'],
  ['no placeholder', 'no placeholder'],
  ['', ''],
])('"%s" becomes "%s"', (source, value) => {
  expect(fillPlaceholders(source, site)).toEqual({ value, unknown: [] });
});

test.each([
  '{{site.nome}}',
  '{{site}}',
  '{{name}}',
  '{{site.contact}}',
  '{{site.contact.email.length}}',
  '{{site.company.copyrightYear}}',
  '{{site.company.parts.0}}',
  '{{site.newsletterEndpoint}}',
  '{{site.constructor.name}}',
  '{{site.toString}}',
  '{{}}',
  '{{ Site.name }}',
])('"%s" names no text and is reported as it stands', (placeholder) => {
  expect(fillPlaceholders(placeholder, site)).toEqual({
    value: placeholder,
    unknown: [{ path: [], placeholder, name: inner(placeholder) }],
  });
});

test('fills texts at any depth and leaves the rest alone', () => {
  const source = {
    title: '{{site.name}}',
    list: ['a', { text: '{{site.name}}!' }],
    number: 7,
    nothing: null,
    flag: false,
  };
  expect(fillPlaceholders(source, site)).toEqual({
    value: {
      title: 'Larkfield',
      list: ['a', { text: 'Larkfield!' }],
      number: 7,
      nothing: null,
      flag: false,
    },
    unknown: [],
  });
});

test('says where the unknown ones stand, and changes no source', () => {
  const source = { list: ['{{site.a}} {{site.name}} {{site.b}}'] };
  expect(fillPlaceholders(source, site)).toEqual({
    value: { list: ['{{site.a}} Larkfield {{site.b}}'] },
    unknown: [
      { path: ['list', 0], placeholder: '{{site.a}}', name: 'site.a' },
      { path: ['list', 0], placeholder: '{{site.b}}', name: 'site.b' },
    ],
  });
  expect(source).toEqual({ list: ['{{site.a}} {{site.name}} {{site.b}}'] });
});

test('what a placeholder stands for is not read again', () => {
  expect(
    fillPlaceholders('{{site.a}}', { a: '{{site.b}} $& $1', b: 'c' }).value,
  ).toBe('{{site.b}} $& $1');
});

test.each([[undefined], [null], [[]], ['text']])(
  'with the site %j every placeholder is unknown',
  (broken) => {
    expect(fillPlaceholders('{{site.name}}', broken).unknown).toHaveLength(1);
  },
);

function inner(placeholder: string): string {
  return placeholder.replace(/^\{\{\s*|\s*\}\}$/g, '');
}
