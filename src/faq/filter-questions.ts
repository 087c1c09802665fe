import { useEffect, useRef, useState } from 'react';
import { plainTextOf } from '../content/inline';
import { type Range, searchFor } from '../content/search';

// The filter of the support centre: its rules, and the state of its field.

type Question = Queries.FaqGroupFieldsFragment['questions'][number];

export interface QuestionWithId extends Question {
  id: string;
}

export interface GroupWithId {
  id: string;
  title: string;
  questions: readonly QuestionWithId[];
}

/** Where the search text is found, in characters of the displayed text. */
export interface Match {
  question: readonly Range[];
  answer: readonly Range[];
}

export type Matches = ReadonlyMap<string, Match>;

/** Undefined for a blank search, which shows all questions. */
export function findMatches(
  questions: readonly QuestionWithId[],
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

export function statusLine(
  found: number | undefined,
  total: number,
  typed: string,
): string {
  if (found === undefined) return `Showing all ${total} questions`;
  const quoted = `“${typed.trim()}”`;
  if (found === 0)
    return `No questions match ${quoted}. Try a different or shorter word.`;
  return `${found} of ${total} questions ${found === 1 ? 'matches' : 'match'} ${quoted}`;
}

export function useFilter(groups: readonly GroupWithId[]) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const questions = groups.flatMap((group) => group.questions);
  const matches = findMatches(questions, typed);

  // The field is uncontrolled, because visitors may type before hydration.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  function clear() {
    if (field.current) field.current.value = '';
    setTyped('');
  }

  const status = statusLine(matches?.size, questions.length, typed);
  return { field, matches, status, setTyped, clear };
}
