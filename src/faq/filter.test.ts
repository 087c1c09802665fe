/** @jest-environment node */
import { withQuestionIds } from '../content/anchors';
import { findMatches, statusLine } from './filter';

const questions = withQuestionIds([
  {
    title: 'Pricing',
    questions: [
      { question: 'What is the price?', answer: 'The **price** is £5.' },
      { question: 'Can I pay later?', answer: 'See [our terms](/faq).' },
      { question: 'Who helps?', answer: 'A firm’s (own) staff.' },
    ],
  },
]).flatMap((group) => group.questions);
const [price, pay, help] = questions.map(({ id }) => id);

describe('findMatches', () => {
  test.each([
    ['price', [price]],
    ['PAY', [pay]],
    ['£5', [price]],
    ["firm's", [help]],
    ['s', [price, pay, help]],
    // The visible text matches, across markup but without addresses.
    ['the price is', [price]],
    ['**', []],
    ['/faq', []],
    ['(own)', [help]],
    // Titles of groups don't match.
    ['pricing', []],
  ])('"%s" finds %j', (typed, ids) => {
    expect([...(findMatches(questions, typed) ?? [])]).toEqual(ids);
  });

  test('is undefined for a blank search', () => {
    expect(findMatches(questions, ' \t')).toBeUndefined();
  });
});

test.each([
  [undefined, '', 'Showing all 18 questions'],
  [3, ' price ', '3 of 18 questions match “price”'],
  [1, 'PayPal', '1 of 18 questions matches “PayPal”'],
  [0, 'xyzzy', 'No questions match “xyzzy”. Try a different or shorter word.'],
])('statusLine of %s matches for "%s" is %s', (count, typed, line) => {
  expect(statusLine(count, 18, typed)).toBe(line);
});
