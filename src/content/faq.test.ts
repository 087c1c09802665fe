/** @jest-environment node */
import { faq } from './faq';
import { complaints } from './test-support';

const question = { question: 'A question?', answer: 'An answer' };
const group = { title: 'A title', questions: [question] };

test('questions stand in groups', () => {
  expect(complaints(faq, { groups: [group, group] })).toEqual([]);
});

test.each([
  [[], 'groups: at least one group'],
  [[{ ...group, questions: [] }], 'groups[0].questions: at least one question'],
  [
    [{ ...group, questions: [{ ...question, answer: ' ' }] }],
    'groups[0].questions[0].answer: text that is not empty',
  ],
  [[{ ...group, name: 'A' }], 'groups[0].name: no field of this name'],
])('%j is refused', (groups, complaint) => {
  expect(complaints(faq, { groups })).toEqual([complaint]);
});
