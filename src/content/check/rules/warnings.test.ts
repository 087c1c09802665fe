/** @jest-environment node */
import { checkContent } from '../check';
import { DataCopy } from '../../test-support';

const ARTICLE = 'posts/ai-transform-lead-generation.json';
const LINKED = 'posts/complete-guide-crm-automation.json';

let data: DataCopy;

beforeEach(() => {
  data = new DataCopy();
});

afterEach(() => {
  data.remove();
});

/** What there is to say, all of it warnings: they hold nothing back. */
function warnings() {
  const { ok, problems } = checkContent(data.folder);
  expect(ok).toBe(true);
  return problems.map(
    ({ severity, file, path, expected, found, suggestion }) => {
      expect(severity).toBe('warning');
      return [file, path, expected, found, suggestion ?? ''].join(' · ');
    },
  );
}

const SHOWN = 'which is what search engines show';

test.each([
  ['pages/home.json', 'seo.title', 60, undefined],
  ['pages/home.json', 'seo.title', 61, `at most 60 characters, ${SHOWN}`],
  ['pages/home.json', 'seo.description', 70, undefined],
  ['pages/home.json', 'seo.description', 160, undefined],
  ['pages/home.json', 'seo.description', 69, `70 to 160 characters, ${SHOWN}`],
  [
    'products/crm.json',
    'seo.description',
    161,
    `70 to 160 characters, ${SHOWN}`,
  ],
  [
    'legal/privacy-policy.json',
    'seo.title',
    61,
    `at most 60 characters, ${SHOWN}`,
  ],
  [ARTICLE, 'title', 61, `at most 60 characters, ${SHOWN}`],
  [ARTICLE, 'excerpt', 161, `70 to 160 characters, ${SHOWN}`],
  ['templates/saas-landing.json', 'name', 43, undefined],
  [
    'templates/saas-landing.json',
    'name',
    44,
    `at most 43 characters, ${SHOWN}`,
  ],
  [
    'templates/saas-landing.json',
    'description',
    20,
    `70 to 160 characters, ${SHOWN}`,
  ],
  // A post that stands elsewhere has no page here.
  [LINKED, 'title', 90, undefined],
])('%s · %s of %i characters', (file, field, length, expected) => {
  data.set(file, field, 'a'.repeat(length));
  expect(warnings()).toEqual(
    expected === undefined
      ? []
      : [`data/${file} · ${field} · ${expected} · ${length} characters · `],
  );
});

describe('the read time of an article of 8 minutes', () => {
  test.each([6, 7, 9, 10])('%i is near enough', (minutes) => {
    data.set(ARTICLE, 'readTime', `${minutes} min read`);
    expect(warnings()).toEqual([]);
  });

  test.each([5, 11, 80])('%i is too far off', (minutes) => {
    data.set(ARTICLE, 'readTime', `${minutes} min read`);
    expect(warnings()).toEqual([
      expect.stringMatching(
        `^data/${ARTICLE} · readTime · about 8 min, for 1\\d{3} words at 200 a minute · "${minutes} min read" · "8 min read"$`,
      ),
    ]);
  });

  test('a post that stands elsewhere has no words to count', () => {
    data.set(LINKED, 'readTime', '90 min read');
    expect(warnings()).toEqual([]);
  });
});

test.each([
  [ARTICLE, 'imageAlt', 'hills.JPG'],
  ['site.json', 'socialImageAlt', 'social.png'],
  ['templates/saas-landing.json', 'gallery.2.imageAlt', 'a.webp '],
])('%s · %s: the name of a file says nothing', (file, field, value) => {
  data.set(file, field, value);
  expect(warnings()).toEqual([
    `data/${file} · ${field.replace('.2', '[2]')} · what the picture shows, in words · "${value}", the name of a file · `,
  ]);
});
