import { css } from '@emotion/react';
import { memo, useId } from 'react';
import { theme } from '../styles/theme';
import type { GroupWithId, Matches } from './filter-questions';
import { Question } from './question';

interface QuestionGroupProps {
  group: GroupWithId;
  matches: Matches | undefined;
  hidden: boolean;
  /** Its first answer is open, to show what answers look like. */
  first: boolean;
}

/** One answer is open at a time (SPEC.md section 2). Memoised, so that typing into the filter stays fast. */
export const QuestionGroup = memo(function QuestionGroup({
  group,
  matches,
  hidden,
  first,
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
        {group.questions.map((question, index) => (
          <Question
            key={question.id}
            {...question}
            group={group.id}
            matches={matches}
            open={first && index === 0}
          />
        ))}
      </div>
    </section>
  );
});

const groupStyle = css({
  h2: { fontSize: theme.text.titleText, marginBottom: theme.space[4] },
  [theme.media.wide]: {
    '&:not([hidden])': { display: 'grid' },
    gridTemplateColumns: `${theme.width.card} minmax(0, 1fr)`,
    columnGap: theme.space[8],
    // Stays in view beside its questions.
    h2: {
      position: 'sticky',
      top: theme.space[24],
      alignSelf: 'start',
      paddingTop: theme.space[3],
    },
  },
});

const boxStyle = css({
  background: theme.colour.surface,
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  // Keeps the corners round when the first or last row is highlighted.
  overflow: 'clip',
  details: { borderBottom: 0 },
  // A line above each visible question but the first; a filter may hide any of them.
  'details:not([hidden]) ~ details': {
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  'summary, details > :is(p, dl, a)': { marginInline: theme.space[5] },
  summary: { margin: 0, paddingInline: theme.space[5] },
  'details:not([open]) > summary:hover': { background: theme.colour.sunken },
  'summary:focus-visible, a:focus-visible': {
    outlineOffset: `calc(-1 * ${theme.thick})`,
  },
  // The question that the address links to.
  'details:has(:target)': {
    boxShadow: `inset ${theme.thick} 0 ${theme.tint.strong}`,
  },
});
