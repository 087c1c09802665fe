import { css } from '@emotion/react';
import { memo } from 'react';
import { Disclosure } from '../components/controls/disclosure';
import { InnerSection } from '../components/text/section';
import { columns } from '../styles/mixins';
import { theme } from '../styles/theme';
import type { GroupWithId, Matches } from './filter';

interface QuestionGroupProps {
  group: GroupWithId;
  matches: Matches | undefined;
}

/** One answer at a time is open. Memoised, so that typing in the filter stays fast. */
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
      css={[groupStyle, splitStyle]}
    >
      <div css={listStyle}>
        {questions.map((question) => (
          <Disclosure
            key={question.id}
            id={question.id}
            group={id}
            title={question.question}
            hidden={isHidden(question)}
          >
            {question.answer}
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

/** On wide screens the questions are beside the title. */
const splitStyle = css({
  [theme.media.wide]: css(columns('5fr 7fr'), {
    columnGap: theme.space[16],
    alignItems: 'start',
  }),
});

const listStyle = css({
  fontSize: theme.text.reading,
  'summary:hover': { color: theme.tint.strong },
  // The question named in the address.
  'details:has(:target) > summary': { color: theme.tint.strong },
  'details:first-of-type > summary': { paddingTop: 0 },
});
