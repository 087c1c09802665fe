/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { drawPicture, planPicture } from './draw';
import type { SocialPicture } from './pages';

const ground = { kind: 'field', family: 'sky', style: 'dawn' } as const;

async function drawnFrom(picture: Partial<SocialPicture>) {
  const planned = planPicture({ headline: 'A title', ground, ...picture });
  const file = await drawPicture(planned);
  return { file, meta: await sharp(file).metadata() };
}

const size = { format: 'jpeg', width: 1200, height: 630 };

test.each([
  'Never miss a call',
  '</script><svg onload="x">&amp; & "quotes"',
  'Ten 🚀 ways to 👩‍👩‍👧 grow',
  'Turned \u202earound\u202c and\nbroken',
  'word '.repeat(500),
  'x'.repeat(2000),
  'Łódź – “Đà Nẵng” … £5 50 %',
])('draws %.30j in 1200 × 630 px and under 200 kB', async (headline) => {
  const { file, meta } = await drawnFrom({ headline });
  expect(meta).toMatchObject(size);
  expect(file.length).toBeLessThan(200_000);
});

test('draws the words and what they stand on', async () => {
  const plain = await drawnFrom({});
  for (const other of [
    { headline: 'Another' },
    { ground: { ...ground, family: 'rose' } as const },
  ])
    expect((await drawnFrom(other)).file.equals(plain.file)).toBe(false);
});

test('draws labels and notes with signs and letters that no font has', async () => {
  const { meta } = await drawnFrom({ label: 'Food 🍕 مرحبا', note: '漢字 🚀' });
  expect(meta).toMatchObject(size);
});

test('draws the picture of a website into its window', async () => {
  const file = path.resolve('data/images/templates/saas-landing.jpg');
  const website = { kind: 'website', from: 'teal-700', to: 'indigo-800', file };
  const { file: drawn, meta } = await drawnFrom({
    ground: website as SocialPicture['ground'],
  });
  expect(meta).toMatchObject(size);
  const { file: without } = await drawnFrom({});
  expect(drawn.equals(without)).toBe(false);
});

test.each(['مرحبا بالعالم', '漢字', '🚀', ''])(
  'refuses %j: letters of it would be missing',
  (headline) => {
    expect(() => planPicture({ headline, ground })).toThrow('lacks letters');
  },
);

test('the same picture is planned alike, and any other otherwise', () => {
  const plan = (picture: Partial<SocialPicture>) =>
    JSON.stringify(planPicture({ headline: 'A title', ground, ...picture }));
  expect(plan({})).toBe(plan({}));
  for (const change of [
    { headline: 'Another' },
    { label: 'CRM' },
    { note: 'Ann' },
    { ground: { ...ground, family: 'rose' } as const },
    { ground: { ...ground, style: 'plain' } as const },
  ])
    expect(plan(change)).not.toBe(plan({}));
});
