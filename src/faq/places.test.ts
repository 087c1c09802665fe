/** @jest-environment node */
import { repositoryContent } from '../content/test-support';
import { placedGroups } from './places';

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

  test('the repository’s eighteen questions have a place each', () => {
    const groups = repositoryContent().Faq.flatMap(({ value }) => value.groups);
    const ids = placedGroups(groups).flatMap(({ questions }) =>
      questions.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(18);
  });
});
