import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { memo, useId } from 'react';
import type { Matches } from './matches';
import type { PlacedGroup } from './places';
import { Question } from './question';

interface QuestionGroupProps {
  group: PlacedGroup;
  matches: Matches | undefined;
  hidden: boolean;
}

/**
 * Questions about one matter, under a heading of their own: one answer is open at a time (SPEC.md section 2). Drawn
 * again only when the filter finds something else, so that a keystroke shows at once.
 */
export const QuestionGroup = memo(function QuestionGroup({
  group,
  matches,
  hidden,
}: QuestionGroupProps) {
  const headingId = useId();
  return (
    <section
      id={group.id}
      aria-labelledby={headingId}
      hidden={hidden}
      css={groupStyle}
    >
      <h2 id={headingId}>{group.title}</h2>
      <div css={boxStyle}>
        {group.questions.map((question) => (
          <Question
            key={question.id}
            {...question}
            group={group.id}
            matches={matches}
          />
        ))}
      </div>
    </section>
  );
});

const groupStyle = (theme: Theme) =>
  css({
    h2: { fontSize: theme.text.title3, marginBottom: theme.space[4] },
  });

const boxStyle = (theme: Theme) =>
  css({
    background: theme.colour.surface,
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.large,
    // Keeps the corners round when a row at the edge is lit.
    overflow: 'clip',
    details: { borderBottom: 0 },
    // A filter may hide any of them, so a line goes above all but the first that shows.
    'details:not([hidden]) ~ details': {
      borderTop: `${theme.line} solid ${theme.colour.line}`,
    },
    'summary, details > p, details > a': { marginInline: theme.space[5] },
    summary: { margin: 0, paddingInline: theme.space[5] },
    'details:not([open]) > summary:hover': { background: theme.colour.sunken },
    'summary:focus-visible, a:focus-visible': {
      outlineOffset: `calc(-1 * ${theme.thick})`,
    },
    // The one that the address names.
    'details:has(:target)': {
      boxShadow: `inset ${theme.thick} 0 ${theme.tint.strong}`,
    },
  });
