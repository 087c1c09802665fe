// The rules of the support centre's filter: pure functions of its questions and of what a visitor typed.

import { plainTextOf } from '../content/inline';
import type { Range } from '../search/search';
import { searchFor } from '../search/search';
import type { PlacedQuestion } from './places';

/** Where a question holds what is wanted, in characters of the text that the page shows. */
export interface Match {
  question: readonly Range[];
  answer: readonly Range[];
}

/** The questions that hold what is wanted, by id, in their order. */
export type Matches = ReadonlyMap<string, Match>;

/** The questions that hold what a visitor typed, or undefined when they typed nothing to look for. */
export function matchesOf(
  questions: readonly PlacedQuestion[],
  typed: string,
): Matches | undefined {
  const find = searchFor(typed);
  if (!find) return undefined;
  const matches = new Map<string, Match>();
  for (const { id, question, answer } of questions) {
    const match = {
      question: find(question),
      answer: find(plainTextOf(answer)),
    };
    if (match.question.length + match.answer.length > 0) matches.set(id, match);
  }
  return matches;
}

/** The line under the filter: how many questions there are, or how many of them hold what a visitor typed. */
export function statusLine(
  found: number | undefined,
  total: number,
  typed: string,
): string {
  if (found === undefined) return `Showing all ${total} questions`;
  const wanted = `"${typed.trim()}"`;
  if (found === 0)
    return `None of the ${total} questions matches ${wanted}. Try another word, or fewer letters of it.`;
  return `${found} of ${total} questions ${found === 1 ? 'matches' : 'match'} ${wanted}`;
}
