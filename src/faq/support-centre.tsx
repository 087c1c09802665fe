import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { css } from '@emotion/react';
import { columnStyle } from '../components/text/section';
import { withQuestionIds } from '../content/anchors';
import { theme } from '../styles/theme';
import { FilterField } from './filter-field';
import { GroupMenu } from './group-menu';
import { QuestionGroup } from './question-group';
import { useFilter } from './use-filter';
import { useLinkedQuestion } from './use-linked-question';

export const fragment = graphql`
  fragment FaqGroupFields on FaqGroup {
    title
    questions {
      question
      answer
      figures {
        ...StatFields
      }
    }
  }
`;

interface SupportCentreProps {
  groups: readonly Queries.FaqGroupFieldsFragment[];
  /** The page's location, whose hash may link to a question. */
  location: { hash: string };
  /** Puts the search into the page's hero. */
  children: (controls: ReactNode) => ReactNode;
}

/** All questions by group, with a filter and links to each group and question. */
export function SupportCentre({
  groups,
  location,
  children,
}: SupportCentreProps) {
  const list = useRef<HTMLDivElement>(null);
  const groupsWithIds = useMemo(() => withQuestionIds(groups), [groups]);
  const { field, matches, status, read, clear } = useFilter(groupsWithIds);
  useLinkedQuestion(list, location, matches, clear);

  const counts = groupsWithIds.map(({ id, title, questions }) => ({
    id,
    title,
    count: questions.filter((question) => matches?.has(question.id) ?? true)
      .length,
  }));
  return (
    <>
      {children(
        <>
          <FilterField
            field={field}
            status={status}
            isFiltering={matches !== undefined}
            isEmpty={matches?.size === 0}
            onType={read}
            onClear={clear}
          />
          <GroupMenu groups={counts} />
        </>,
      )}
      <div ref={list} css={groupsStyle}>
        {groupsWithIds.map((group, index) => (
          <QuestionGroup
            key={group.id}
            group={group}
            matches={matches}
            hidden={counts[index]?.count === 0}
            first={index === 0}
          />
        ))}
      </div>
    </>
  );
}

/** A gap instead of margins, because hidden groups leave none. */
const groupsStyle = css(columnStyle, {
  display: 'grid',
  gap: theme.space[12],
  paddingTop: theme.space[12],
});
