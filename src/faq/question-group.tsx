import { css } from '@emotion/react';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import Link2 from 'lucide-react/icons/link-2';
import { theme } from '../styles/theme';
import type { GroupWithId, Matches, QuestionWithId } from './filter';
import { StatList } from '../components/cards/stats';
import { Disclosure } from '../components/controls/disclosure';
import { Marked, RichText } from '../components/text/rich-text';

interface QuestionGroupProps {
  group: GroupWithId;
  /** The matches of the filter, if one is set. */
  matches: Matches | undefined;
  hidden: boolean;
  /** Its first answer is open, to show what answers look like. */
  openFirst: boolean;
}

/** One answer is open at a time (SPEC.md section 2). Memoised, so that typing into the filter stays fast. */
export const QuestionGroup = memo(function QuestionGroup({
  group,
  matches,
  hidden,
  openFirst,
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
            open={openFirst && index === 0}
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

interface QuestionProps extends QuestionWithId {
  group: string;
  matches: Matches | undefined;
  /** Whether the answer shows at first. */
  open: boolean;
}

/** A question with its answer and a link to itself. A filter hides it, or marks the matches and opens the answer. */
function Question({
  id,
  question,
  answer,
  figures,
  group,
  matches,
  open,
}: QuestionProps) {
  const isFiltering = matches !== undefined;
  const match = matches?.get(id);
  return (
    <Disclosure
      ref={useOpenWhile(isFiltering, Boolean(match?.answer.length))}
      id={id}
      open={open}
      // While filtering, several answers may be open.
      group={isFiltering ? undefined : group}
      hidden={isFiltering && !match}
      title={<Marked ranges={match?.question ?? []}>{question}</Marked>}
      footer={
        <>
          {figures && <StatList stats={figures} css={figuresStyle} />}
          <a
            href={`#${id}`}
            aria-label={`Link to this question: ${question}`}
            css={linkStyle}
          >
            <Link2 aria-hidden="true" size="1.25em" />
            Link to this question
          </a>
        </>
      }
    >
      <RichText marked={match?.answer ?? []}>{answer}</RichText>
    </Disclosure>
  );
}

/** Opens or closes the details while a filter is on, and restores their state afterwards. */
function useOpenWhile(isFiltering: boolean, opens: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const { current } = details;
    if (!current || !isFiltering) return;
    const wasOpen = current.open;
    current.open = opens;
    return () => {
      current.open = wasOpen;
    };
  }, [isFiltering, opens]);
  return details;
}

const figuresStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[4],
  maxWidth: theme.width.prose,
  marginBlock: `${theme.space[5]} ${theme.space[3]}`,
  '> div': { flex: '1 1 5.5rem' },
});

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  marginBottom: theme.space[4],
  paddingBlock: theme.space[1],
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  textDecorationColor: theme.colour.line,
  [theme.media.print]: { display: 'none' },
  '&:hover': {
    color: theme.colour.text,
    textDecorationColor: 'currentColor',
  },
});
