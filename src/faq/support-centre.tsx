import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Disclosure } from '../components/controls/disclosure';
import { InnerSection } from '../components/text/section';
import { withQuestionIds } from '../content/anchors';
import { columns, containerStyle, ruledList } from '../styles/mixins';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment FaqGroupFields on FaqGroup {
    title
    questions {
      question
      answer
    }
  }
`;

interface SupportCentreProps {
  groups: readonly Queries.FaqGroupFieldsFragment[];
  /** The page's location; its hash may name a question. */
  location: { hash: string };
  /** Sections below all groups. */
  children: ReactNode;
}

/** All questions by group, one of each open at a time. */
export function SupportCentre(props: SupportCentreProps) {
  const { groups, location, children } = props;
  const list = useLinkedQuestion(location);
  return (
    <div ref={list} css={groupsStyle}>
      {withQuestionIds(groups).map(({ id, title, questions }) => (
        <InnerSection
          key={id}
          id={id}
          title={title}
          css={[groupStyle, splitStyle]}
        >
          <div css={listStyle}>
            {questions.map(({ id: questionId, question, answer }) => (
              <Disclosure
                key={questionId}
                id={questionId}
                group={id}
                title={question}
              >
                {answer}
              </Disclosure>
            ))}
          </div>
        </InnerSection>
      ))}
      {children}
    </div>
  );
}

/** Links to the groups. */
export function GroupLinks({ groups }: Pick<SupportCentreProps, 'groups'>) {
  return (
    <nav aria-label="Groups of questions">
      <ul css={ruledList(theme.space[3])}>
        {withQuestionIds(groups).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} css={groupLinkStyle}>
              {title}
              <ArrowDown aria-hidden="true" size="1em" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const groupLinkStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  color: theme.colour.text,
  fontSize: theme.text.title4,
  fontWeight: 600,
  '&:not(:hover)': { textDecoration: 'none' },
});

/** Opens the question in the hash and scrolls to it: browsers do so only for their own navigation, not for Gatsby's. */
function useLinkedQuestion(
  /** Gatsby passes a new object after each navigation. */
  location: { hash: string },
) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !list.current?.contains(target)) return;
    const details = target.closest('details');
    if (details) details.open = true;
    target.scrollIntoView();
  }, [location]);
  return list;
}

const groupsStyle = css(containerStyle, columns(), {
  gap: theme.space[16],
  paddingBlock: `${theme.space[6]} ${theme.space.section}`,
});

/** A heavy line above the title; also of the other sections. */
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
