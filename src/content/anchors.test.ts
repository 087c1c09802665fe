/** @jest-environment node */
import { anchorOf, placedGroups, uniqueAnchorOf } from './anchors';

test.each([
  ['What is Larkfield?', 'what-is-larkfield'],
  ['Features & Functionality', 'features-functionality'],
  ['“Crème brûlée”', 'creme-brulee'],
  ['日本', 'section'],
  ['', 'section'],
])('the anchor of "%s" is %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

test('no page has an id twice', () => {
  const taken = new Set(['main', 'why-2']);
  expect(
    ['Main', 'Why?', 'Why!', 'why', '？', '！'].map((heading) =>
      uniqueAnchorOf(heading, taken),
    ),
  ).toEqual(['main-2', 'why', 'why-3', 'why-4', 'section', 'section-2']);
});

const group = (title: string, ...questions: string[]) => ({
  title,
  questions: questions.map((question) => ({ question, answer: 'An answer.' })),
});

const idsOf = (...groups: ReturnType<typeof group>[]) =>
  placedGroups(groups).map(({ id, questions }) => [
    id,
    ...questions.map((question) => question.id),
  ]);

describe('placedGroups', () => {
  test('names places after what stands there', () => {
    expect(idsOf(group('Getting Started', 'What is it?', 'How?'))).toEqual([
      ['getting-started', 'what-is-it', 'how'],
    ]);
  });

  test('gives no id twice, not even one of the page around it', () => {
    expect(idsOf(group('Help', 'Main', 'Why?'), group('Help', 'Why?'))).toEqual(
      [
        ['help-2', 'main-2', 'why'],
        ['help-3', 'why-2'],
      ],
    );
  });

  test('a question keeps its place when a group takes its words', () => {
    expect(idsOf(group('Pricing', 'Support'), group('Support', 'A'))).toEqual([
      ['pricing', 'support'],
      ['support-2', 'a'],
    ]);
  });

  test('keeps titles, questions and answers', () => {
    const groups = [group('One', 'A', 'B'), group('Two', 'C')];
    expect(placedGroups(groups)).toMatchObject(groups);
  });
});
