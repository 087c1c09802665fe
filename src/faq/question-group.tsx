import { css } from '@emotion/react';
import { memo } from 'react';
import { columns } from '../styles/columns';
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
      <div css={listStyle}>
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

/** A heavy line, then the title; on wide screens beside its questions. */
const groupStyle = css(columns({ wide: '4fr 8fr' }), {
  columnGap: theme.space[12],
  paddingTop: theme.space[5],
  borderTop: `${theme.thick} solid ${theme.tint.strong}`,
  '&[hidden]': { display: 'none' },
  h2: { fontSize: theme.text.titleText },
});

const listStyle = css({
  fontSize: theme.text.reading,
  'summary:hover': { color: theme.tint.strong },
  'details:first-of-type > summary': {
    [theme.media.wide]: { paddingTop: theme.space[1] },
  },
  // The question named in the address.
  'details:has(:target) > summary': { color: theme.tint.strong },
});
