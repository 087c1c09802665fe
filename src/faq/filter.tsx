import { css } from '@emotion/react';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../components/actions/button';
import { Field } from '../components/controls/field';
import { StatusLine } from '../components/controls/status-line';
import { HELP_ID } from '../content/anchors';
import { plainTextOf } from '../content/text/markup';
import { searchFor } from '../content/text/search';
import { useKeptFields } from '../loader/use-kept-fields';
import { smallPrint } from '../styles/mixins';
import { theme } from '../styles/theme';

// The filter of the support centre: its rules and its field.

type Question = Queries.FaqGroupFieldsFragment['questions'][number];

interface QuestionWithId extends Question {
  id: string;
}

export interface GroupWithId {
  id: string;
  title: string;
  questions: readonly QuestionWithId[];
}

export type Matches = ReadonlySet<string>;

/** Undefined for a blank search, which shows everything. */
export function findMatches(
  questions: readonly QuestionWithId[],
  typed: string,
): Matches | undefined {
  const isIn = searchFor(typed);
  if (!isIn) return undefined;
  const found = questions.filter(
    ({ question, answer }) => isIn(question) || isIn(plainTextOf(answer)),
  );
  return new Set(found.map(({ id }) => id));
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
  // Typing has priority over updating the list.
  const deferred = useDeferredValue(typed);
  const questions = useMemo(
    () => groups.flatMap((group) => group.questions),
    [groups],
  );
  const matches = useMemo(
    () => findMatches(questions, deferred),
    [questions, deferred],
  );

  // The field is uncontrolled, because visitors may type before hydration.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  function clear() {
    if (!field.current) return;
    field.current.value = '';
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
    setTyped('');
  }

  const status = statusLine(matches?.size, questions.length, deferred);
  return { field, matches, status, setTyped, clear };
}

/** The search field with its result line. Hidden without scripts. */
export function FilterField(props: ReturnType<typeof useFilter>) {
  const { field, matches, status, setTyped, clear } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useKeptFields(box);

  return (
    <div ref={box} role="search" css={filterStyle}>
      <Field id={id} label="Search the questions">
        <input
          ref={field}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="A word, such as “trial”"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => {
            // Not every browser clears a search field on Escape.
            if (key === 'Escape') clear();
          }}
        />
      </Field>
      <div css={resultStyle}>
        <StatusLine text={status}>
          {matches?.size === 0 && (
            <>
              {' '}
              <a href={`#${HELP_ID}`}>Ask a person</a>
            </>
          )}
        </StatusLine>
        {matches && (
          <Button
            variant="secondary"
            onClick={() => {
              clear();
              // The button disappears, so the field takes the focus.
              field.current?.focus();
            }}
          >
            Clear search
          </Button>
        )}
      </div>
    </div>
  );
}

const filterStyle = css({
  display: 'grid',
  gap: theme.space[1],
  [theme.media.print]: { display: 'none' },
  [theme.media.noScripts]: { display: 'none' },
});

/** As high as the button, so that nothing moves when it appears. */
const resultStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: theme.space[12],
  p: css(smallPrint, { flex: `1 1 ${theme.width.narrow}`, margin: 0 }),
  button: { padding: `${theme.space[2]} ${theme.space[4]}` },
});
