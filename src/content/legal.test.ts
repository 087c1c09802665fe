/** @jest-environment node */
import { legalDocument } from './legal';
import { complaints } from './test-support';

const section = {
  title: 'A title',
  blocks: [{ kind: 'paragraph', text: 'Some words' }],
};
const document = {
  slug: 'imprint',
  title: 'A title',
  summary: 'Some words',
  effective: '2024-11-03',
  lastUpdated: '2025-03-03',
  seo: { title: 'A title', description: 'Words', keywords: ['a keyword'] },
  sections: [section],
};

test('a legal text has sections of blocks', () => {
  expect(complaints(legalDocument, document)).toEqual([]);
});

test('may be as old as its last update', () => {
  const unchanged = { ...document, lastUpdated: document.effective };
  expect(complaints(legalDocument, unchanged)).toEqual([]);
});

test('the order of its days is looked at though another field is wrong', () => {
  const wrong = { ...document, lastUpdated: '2024-01-01', title: '' };
  expect(complaints(legalDocument, wrong)).toHaveLength(2);
});

test.each([
  ['effective', '3 November 2024', 'effective: a day written YYYY-MM-DD'],
  ['lastUpdated', '2025-02-30', 'lastUpdated: a day written YYYY-MM-DD'],
  [
    'lastUpdated',
    '2024-11-02',
    'lastUpdated: a day that is not before "effective", 2024-11-03',
  ],
  ['sections', [], 'sections: at least one section'],
  [
    'sections',
    [section, { ...section, blocks: [] }],
    'sections[1].blocks: at least one block',
  ],
  [
    'sections',
    [{ ...section, blocks: [{ kind: 'heading', text: 'Words' }] }],
    'sections[0].blocks[0].kind: a known kind (paragraph, list)',
  ],
])('%s: %j is refused', (field, value, complaint) => {
  expect(complaints(legalDocument, { ...document, [field]: value })).toEqual([
    complaint,
  ]);
});
