/** @jest-environment node */
import { matchesOf, statusLine } from './matches';
import { placedGroups } from '../content/anchors';

const questions = placedGroups([
  {
    title: 'Pricing',
    questions: [
      { question: 'What is the price?', answer: 'The **price** is £5.' },
      { question: 'Can I pay later?', answer: 'See [our terms](/faq).' },
    ],
  },
  {
    title: 'Support',
    questions: [{ question: 'Who helps?', answer: 'A firm’s *own* staff.' }],
  },
]).flatMap((group) => group.questions);

const found = (typed: string) => [
  ...(matchesOf(questions, typed)?.keys() ?? []),
];

describe('matchesOf', () => {
  test.each([
    ['price', ['what-is-the-price']],
    ['PAY', ['can-i-pay-later']],
    ['£5', ['what-is-the-price']],
    ['our terms', ['can-i-pay-later']],
    ["firm's", ['who-helps']],
    ['s', ['what-is-the-price', 'can-i-pay-later', 'who-helps']],
    // Across the edge of markup, as a visitor reads it.
    ['the price is', ['what-is-the-price']],
    ['see our', ['can-i-pay-later']],
    // Markup and addresses are not to be seen, so they are not found; lone signs are.
    ['**', []],
    ['/faq', []],
    ['[', []],
    ['*own*', ['who-helps']],
    // A title is no question.
    ['pricing', []],
  ])('"%s" finds %j', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  test('a blank text asks for nothing', () => {
    expect(matchesOf(questions, ' \t')).toBeUndefined();
  });

  test('says where, in characters of the text that shows', () => {
    expect(matchesOf(questions, 'price')?.get('what-is-the-price')).toEqual({
      question: [{ start: 12, end: 17 }],
      answer: [{ start: 4, end: 9 }],
    });
  });
});

describe('statusLine', () => {
  test.each([
    [undefined, '', 'Showing all 18 questions'],
    [undefined, '  ', 'Showing all 18 questions'],
    [18, 'a', '18 of 18 questions match "a"'],
    [3, ' price ', '3 of 18 questions match "price"'],
    [1, 'PayPal', '1 of 18 questions matches "PayPal"'],
    [
      0,
      'xyzzy',
      'None of the 18 questions matches "xyzzy". Try another word, or fewer letters of it.',
    ],
  ])('%s found for "%s": %s', (count, typed, line) => {
    expect(statusLine(count, 18, typed)).toBe(line);
  });
});
