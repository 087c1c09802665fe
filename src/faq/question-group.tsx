import { css } from '@emotion/react';
import { memo } from 'react';
import { columns } from '../styles/mixins';
import { theme } from '../styles/theme';
import type { GroupWithId, Matches } from './filter';
import { Disclosure } from '../components/controls/disclosure';
import { RichText } from '../components/text/rich-text';
import { InnerSection } from '../components/text/section';

interface QuestionGroupProps {
  group: GroupWithId;
  matches: Matches | undefined;
}

/** The first answer is open, and one at a time. Memoised, so that typing in the filter stays fast. */
export const QuestionGroup = memo(function QuestionGroup({
  group: { id, title, questions },
  matches,
}: QuestionGroupProps) {
  const isHidden = (question: { id: string }) =>
    matches !== undefined && !matches.has(question.id);
  return (
    <InnerSection
      id={id}
      title={title}
      hidden={questions.every(isHidden)}
      css={groupStyle}
    >
      <div css={listStyle}>
        {questions.map((question, index) => (
          <Disclosure
            key={question.id}
            id={question.id}
            group={id}
            title={question.question}
            open={index === 0}
            hidden={isHidden(question)}
          >
            <RichText>{question.answer}</RichText>
          </Disclosure>
        ))}
      </div>
    </InnerSection>
  );
});

/** A heavy line above the title; also of the plans. */
export const groupStyle = css({
  paddingTop: theme.space[5],
  borderTop: `${theme.stroke.thick} solid ${theme.tint.strong}`,
  h2: { marginBottom: theme.space[6] },
});

/** On wide screens two columns: the first question, in large type, beside the others. */
const listStyle = css({
  fontSize: theme.text.reading,
  'summary:hover': { color: theme.tint.strong },
  // The question named in the address.
  'details:has(:target) > summary': { color: theme.tint.strong },
  [theme.media.wide]: [
    columns('7fr 5fr'),
    {
      columnGap: theme.space[16],
      alignItems: 'start',
      alignContent: 'start',
      details: { gridColumn: 2 },
      'details:first-of-type': {
        // Beside all others: more than any group has.
        gridArea: '1 / 1 / span 9',
        summary: { paddingTop: 0, fontSize: theme.text.title2Small },
        p: { fontSize: theme.text.lead },
      },
    },
  ],
});
