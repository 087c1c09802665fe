/** @jest-environment node */
import type { z } from 'zod';
import {
  colourFamily,
  darkColour,
  email,
  href,
  httpsUrl,
  internalPath,
  isoDay,
  picture,
  price,
  slug,
  text,
} from './fields';
import { icon } from './icons';
import { complaints } from '../example-data.fixture';

const cases: [string, z.ZodType, { good: string[]; bad: string[] }][] = [
  ['text', text, { good: ['a', ' a '], bad: ['', ' ', '\n\t', '\u00a0'] }],
  [
    'slug',
    slug,
    {
      good: ['a', 'crm', 'smartcall-ai', '24-7'],
      bad: ['', 'CRM', 'a--b', '-a', 'a-', 'a b', 'a_b', 'a/b', 'café'],
    },
  ],
  [
    'isoDay',
    isoDay,
    {
      good: ['2025-01-27', '2024-02-29', '2000-02-29', '2025-12-31'],
      bad: [
        ...['2025-02-30', '2025-02-29', '1900-02-29', '2025-04-31'],
        ...['2025-13-01', '2025-00-10', '2025-01-00', '2025-1-27'],
        ...['1999-12-31', '2101-01-01', '0025-01-27'],
        ...['27/01/2025', '2025-01-27T00:00:00Z', ' 2025-01-27', 'today', ''],
      ],
    },
  ],
  [
    'httpsUrl',
    httpsUrl,
    {
      good: [
        'https://larkfield.example',
        'https://larkfield.example/a?b=c&d#e',
        'https://larkfield.example:8443/',
      ],
      bad: [
        ...['http://larkfield.example', 'HTTPS://larkfield.example', ''],
        ...['https://', 'https://lark field.example', 'https://a.example/b c'],
        ...['https://a.example\n', ' https://a.example', '//a.example', '/faq'],
        ...['ftp://a.example', 'javascript:alert(1)', 'larkfield.example'],
      ],
    },
  ],
  [
    'internalPath',
    internalPath,
    {
      good: [
        '/',
        '/faq',
        '/blog/a-post',
        '/#demo',
        '/faq#pricing',
        '/404.html',
      ],
      bad: [
        ...['//evil.example', '/\\evil.example', 'faq', '#demo', ''],
        ...['/faq?a=b', '/a b', '/#', '/#a b', 'https://a.example', '/<b>'],
      ],
    },
  ],
  [
    'href',
    href,
    {
      good: [
        ...['/', '/faq', '/#demo', 'https://a.example/b'],
        ...['mailto:hello@larkfield.example', 'tel:+442079460142'],
      ],
      bad: [
        ...['', '#', '#demo', 'faq', '//evil.example', 'http://a.example'],
        ...['javascript:alert(1)', 'data:text/html,a', 'hello@a.example'],
        ...['mailto:', 'mailto:hello', 'mailto:a b@c.example', 'mailto:@b'],
        ...['tel:020 7946 0142', 'tel:02079460142', 'tel:+44', 'tel:'],
      ],
    },
  ],
  [
    'picture',
    picture,
    {
      good: [
        ...['./a.jpg', '../images/posts/a.jpeg', './a.b.png'],
        ...['../../a.webp', './a.avif'],
      ],
      bad: [
        ...['a.jpg', '/images/a.jpg', 'https://a.example/a.jpg', './.jpg'],
        ...['./a.gif', './a.svg', './a.JPG', './a', './a.jpg.txt', ''],
      ],
    },
  ],
  [
    'price',
    price,
    {
      good: ['£0', '£999', '£2,499', '£16.50', '£1,234,567.00'],
      bad: [
        ...['2,499', '£2499', '£2,49', '£16.5', '£16.505', '£,499', '£'],
        ...['$99', '£ 99', '£99 ', '2,499 pounds', 'free', ''],
      ],
    },
  ],
  [
    'email',
    email,
    {
      good: ['hello@larkfield.example'],
      bad: ['hello', 'hello@', '@a.example', 'a b@c.example', ''],
    },
  ],
  [
    'colourFamily',
    colourFamily,
    { good: ['ink', 'sky'], bad: ['sky-600', 'Sky', 'purple', ''] },
  ],
  [
    'darkColour',
    darkColour,
    {
      good: ['emerald-700', 'coral-950'],
      bad: ['emerald', 'emerald-750', 'green-700', 'emerald-600', ''],
    },
  ],
  [
    'icon',
    icon,
    { good: ['phone', 'bar-chart'], bad: ['Phone', 'unicorn', ''] },
  ],
];

describe.each(cases)('%s', (_name, schema, { good, bad }) => {
  test.each(good)('takes %j', (value) => {
    expect(complaints(schema, value)).toEqual([]);
  });

  test.each(bad)('refuses %j', (value) => {
    expect(complaints(schema, value)).toHaveLength(1);
  });

  test.each([[7], [null], [undefined], [true], [['a']], [{}]])(
    'refuses %j, which is no text',
    (value) => {
      expect(complaints(schema, value)).toHaveLength(1);
    },
  );
});

test('an unknown icon or colour family is answered with all there are', () => {
  expect(complaints(icon, 'unicorn')[0]).toMatch(/^: one of "award", .*"zap"$/);
  expect(complaints(colourFamily, 'purple')[0]).toMatch(
    /^: one of "ink", .*"emerald"$/,
  );
});
