import { useLayoutEffect, useRef } from 'react';
import { css } from '@emotion/react';
import Link2 from 'lucide-react/icons/link-2';
import { StatList } from '../components/cards/stats';
import { Disclosure } from '../components/controls/disclosure';
import { Marked, RichText } from '../components/text/rich-text';
import { theme } from '../styles/theme';
import type { Match, Matches, QuestionWithId } from './filter-questions';

interface QuestionProps extends QuestionWithId {
  group: string;
  /** The matches of the filter; undefined while there is none. */
  matches: Matches | undefined;
  /** Whether the answer shows at first. */
  open: boolean;
}

const NO_MATCH: Match = { question: [], answer: [] };

/** A question with its answer and a link to itself. A filter hides it, or marks the matches and opens the answer. */
export function Question({
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
  const found = match ?? NO_MATCH;
  return (
    <Disclosure
      ref={useOpenWhile(isFiltering, found.answer.length > 0)}
      id={id}
      open={open}
      // While filtering, several answers may be open.
      group={isFiltering ? undefined : group}
      hidden={isFiltering && !match}
      title={<Marked ranges={found.question}>{question}</Marked>}
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
      <RichText marked={found.answer}>{answer}</RichText>
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
    return () => {
      current.open = wasOpen;
    };
  }, [isFiltering]);
  useLayoutEffect(() => {
    if (details.current && isFiltering) details.current.open = opens;
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
