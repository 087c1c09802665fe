import { css } from '@emotion/react';
import { memo } from 'react';
import { theme } from '../styles/theme';
import type { GroupWithId, Matches } from './filter';
import { Disclosure } from '../components/controls/disclosure';
import { RichText } from '../components/text/rich-text';
import { TitledSection } from '../components/text/section';

interface QuestionGroupProps {
  group: GroupWithId;
  matches: Matches | undefined;
  /** Opens the first answer, as an example. */
  openFirst: boolean;
}

/** One answer is open at a time. Memoised, so that typing in the filter stays fast. */
export const QuestionGroup = memo(function QuestionGroup({
  group: { id, title, questions },
  matches,
  openFirst,
}: QuestionGroupProps) {
  const isHidden = (question: { id: string }) =>
    matches !== undefined && !matches.has(question.id);
  return (
    <TitledSection
      id={id}
      title={title}
      hidden={questions.every(isHidden)}
      css={groupStyle}
    >
      <div css={boxStyle}>
        {questions.map((question, index) => (
          <Disclosure
            key={question.id}
            id={question.id}
            group={id}
            title={question.question}
            open={openFirst && index === 0}
            hidden={isHidden(question)}
          >
            <RichText>{question.answer}</RichText>
          </Disclosure>
        ))}
      </div>
    </TitledSection>
  );
});

const groupStyle = css({
  h2: { fontSize: theme.text.titleText, marginBottom: theme.space[4] },
});

const boxStyle = css({
  background: theme.colour.surface,
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  // Clips a highlighted first or last row to the rounded corners.
  overflow: 'clip',
  details: { borderBottom: 0 },
  // A line between visible questions, of which the filter may hide any.
  'details:not([hidden]) ~ details': {
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  'summary, details > p': { marginInline: theme.space[5] },
  summary: { margin: 0, paddingInline: theme.space[5] },
  'details:not([open]) > summary:hover': { background: theme.colour.sunken },
  'summary:focus-visible': {
    outlineOffset: `calc(-1 * ${theme.thick})`,
  },
  // The question named in the address.
  'details:has(:target)': {
    boxShadow: `inset ${theme.thick} 0 ${theme.tint.strong}`,
  },
});
