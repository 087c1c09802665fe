/** @jest-environment node */
import { slugify, uniqueAnchorOf, withQuestionIds } from './anchors';

test.each([
  ['What is Larkfield?', 'what-is-larkfield'],
  ['  Features & Functionality ', 'features-functionality'],
  ['“Crème brûlée”', 'creme-brulee'],
  ['日本', ''],
])('slugifies "%s" as "%s"', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('numbers anchors that are taken', () => {
  const taken = new Set(['main', 'why-2']);
  const headings = ['Main', 'Why?', 'Why!', 'why', '？', '！'];
  expect(headings.map((heading) => uniqueAnchorOf(heading, taken))).toEqual([
    ...['main-2', 'why', 'why-3', 'why-4', 'section', 'section-2'],
  ]);
});

const group = (title: string, ...questions: string[]) => ({
  title,
  questions: questions.map((question) => ({ question, answer: 'An answer.' })),
});

test.each([
  [
    'gives no id twice, not even one of the page around it',
    [group('Help', 'Main', 'Why?'), group('Help', 'Why?')],
    ['help-2', 'main-2', 'why', 'help-3', 'why-2'],
  ],
  [
    'keeps the id of a question when a group has the same words',
    [group('Pricing', 'Support'), group('Support', 'A')],
    ['pricing', 'support', 'support-2', 'a'],
  ],
])('%s', (_title, groups, ids) => {
  const placed = withQuestionIds(groups);
  expect(placed).toMatchObject(groups);
  expect(
    placed.flatMap(({ id, questions }) => [
      id,
      ...questions.map((question) => question.id),
    ]),
  ).toEqual(ids);
});
