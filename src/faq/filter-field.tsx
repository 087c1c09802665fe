import type { RefObject } from 'react';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../components/actions/button';
import { ButtonLink } from '../components/actions/button-link';
import { Field } from '../components/controls/field';
import { HELP_ID } from '../content/anchors';

interface FilterFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** How many questions are shown, for what. */
  status: string;
  isFiltering: boolean;
  /** Set where no question is left. */
  isEmpty: boolean;
  onType: () => void;
  onClear: () => void;
}

/** The search box over all questions, and what came of it. It does nothing without scripts, so it hides there. */
export function FilterField({
  field,
  status,
  isFiltering,
  isEmpty,
  onType,
  onClear,
}: FilterFieldProps) {
  const id = useId();

  function clear() {
    onClear();
    // The button goes with the filter, so the focus goes back to where it came from.
    field.current?.focus();
  }

  return (
    <div role="search" css={filterStyle}>
      <Field id={id} label="Search the questions">
        <input
          ref={field}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="A word, such as “trial”"
          onInput={onType}
          onKeyDown={({ key }) => {
            // Not every browser does this of itself.
            if (key === 'Escape') onClear();
          }}
        />
      </Field>
      <div css={outcomeStyle}>
        <p role="status">{status}</p>
        {isFiltering && (
          <Button variant="secondary" onClick={clear}>
            Clear search
          </Button>
        )}
        {isEmpty && (
          <ButtonLink href={`#${HELP_ID}`} variant="secondary">
            Ask a person
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const filterStyle = (theme: Theme) =>
  css({
    maxWidth: theme.width.prose,
    [theme.media.noScripts]: { display: 'none' },
  });

/** As high as the button, so that nothing moves when that comes. */
const outcomeStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space[3],
    minHeight: theme.space[10],
    marginBlock: `${theme.space[3]} ${theme.space[8]}`,
    p: {
      flex: `1 1 ${theme.width.narrow}`,
      margin: 0,
      color: theme.colour.textMuted,
    },
    // With two ways out there is no room left beside the words.
    'p:has(~ a)': { flexBasis: '100%' },
    'button, a': { padding: `${theme.space[2]} ${theme.space[4]}` },
  });
