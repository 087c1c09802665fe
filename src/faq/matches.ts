// The rules of the support centre's filter: pure functions of its questions and of what a visitor typed.

import { plainTextOf } from '../content/inline';
import type { Folded } from '../search/fold';
import { fold } from '../search/fold';
import type { Range } from '../search/ranges';
import { rangesOf } from '../search/ranges';
import type { PlacedGroup } from './places';

/** Where a question holds what is wanted, in characters of the text that the page shows. */
export interface Match {
  question: readonly Range[];
  answer: readonly Range[];
}

/** The questions that hold what is wanted, by id, in their order. */
export type Matches = ReadonlyMap<string, Match>;

/** A question made ready to be searched. */
interface Searchable {
  id: string;
  question: Folded;
  answer: Folded;
}

/** Takes the groups; gives their questions ready to be searched, so that a keystroke has little to do. */
export function searchable(groups: readonly PlacedGroup[]): Searchable[] {
  return groups.flatMap(({ questions }) =>
    questions.map(({ id, question, answer }) => ({
      id,
      question: fold(question),
      answer: fold(plainTextOf(answer)),
    })),
  );
}

/** Takes the questions and what is wanted, as `wantedOf` gives it; gives those that hold it in question or answer. */
export function matchesOf(
  questions: readonly Searchable[],
  wanted: string,
): Matches {
  const matches = new Map<string, Match>();
  for (const { id, question, answer } of questions) {
    const match = {
      question: rangesOf(question, wanted),
      answer: rangesOf(answer, wanted),
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
