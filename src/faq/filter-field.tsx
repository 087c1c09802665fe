import { useId } from 'react';
import { css } from '@emotion/react';
import { Button, ButtonLink } from '../components/actions/button';
import { Field, useJustChanged } from '../components/controls/field';
import { HELP_ID } from '../content/anchors';
import { theme } from '../styles/theme';
import type { useFilter } from './filter-questions';

/** The search box and its result. Hidden without scripts. */
export function FilterField({
  field,
  matches,
  status,
  setTyped,
  clear,
}: ReturnType<typeof useFilter>) {
  const id = useId();
  const isChanging = useJustChanged(status);

  return (
    <div role="search" css={filterStyle}>
      <Field id={id} label="Search the questions">
        <input
          ref={field}
          type="search"
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
      <div css={outcomeStyle}>
        <p role="status" aria-busy={isChanging}>
          {status}
        </p>
        {matches && (
          <Button
            variant="secondary"
            onClick={() => {
              clear();
              // The button disappears, so the focus returns to the field.
              field.current?.focus();
            }}
          >
            Clear search
          </Button>
        )}
        {matches?.size === 0 && (
          <ButtonLink href={`#${HELP_ID}`} variant="secondary">
            Ask a person
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const filterStyle = css({
  display: 'grid',
  gap: theme.space[1],
  [theme.media.noScripts]: { display: 'none' },
});

/** As high as the button, to prevent layout shift when that appears. */
const outcomeStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: theme.space[12],
  p: {
    flex: `1 1 ${theme.width.narrow}`,
    margin: 0,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
  },
  'button, a': { padding: `${theme.space[2]} ${theme.space[4]}` },
});
