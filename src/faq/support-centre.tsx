import { graphql } from 'gatsby';
import {
  Fragment,
  type ReactNode,
  useMemo,
  useRef,
  useLayoutEffect,
} from 'react';
import { css } from '@emotion/react';
import { columns, containerStyle, wrappingRow } from '../styles/mixins';
import { PLANS_ID, withQuestionIds } from '../content/anchors';
import { linksIn } from '../content/text/markup';
import { theme } from '../styles/theme';
import { QuestionGroup } from './question-group';
import { type GroupWithId, FilterField, useFilter } from './filter';
import { smallButtonStyle } from '../components/actions/button';

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
  /** Shown below the last group that links to them; below all groups if none does. */
  plans: ReactNode;
  /** Renders the page's hero with these controls in it. */
  children: (controls: ReactNode) => ReactNode;
}

/** All questions by group, with the filter and links to each group and question. */
export function SupportCentre(props: SupportCentreProps) {
  const { groups, location, plans, children } = props;
  const groupsWithIds = useMemo(() => withQuestionIds(groups), [groups]);
  const filter = useFilter(groupsWithIds);
  const list = useLinkedQuestion(location, filter.clear);
  const beforePlans = useMemo(
    () => groupsWithIds.findLast(linksToPlans),
    [groupsWithIds],
  );

  return (
    <>
      {children(<FilterField {...filter} />)}
      <div css={containerStyle}>
        <nav aria-label="Groups of questions">
          <ul css={linksStyle}>
            {groupsWithIds.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} css={groupLinkStyle}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={list} css={groupsStyle}>
          {groupsWithIds.map((group) => (
            <Fragment key={group.id}>
              <QuestionGroup group={group} matches={filter.matches} />
              {group === beforePlans && plans}
            </Fragment>
          ))}
          {!beforePlans && plans}
        </div>
      </div>
    </>
  );
}

const linksToPlans = ({ questions }: GroupWithId) =>
  questions.some(({ answer }) =>
    linksIn(answer).some((href) => href.endsWith(`#${PLANS_ID}`)),
  );

/** A gap instead of margins: hidden groups leave none. */
const groupsStyle = css(columns(), {
  gap: theme.space[16],
  paddingBottom: theme.space.section,
});

/**
 * Opens and scrolls to the question in the hash, after each navigation: browsers do it only for their own navigation,
 * and not for a filtered-out question, for which the filter is cleared first.
 */
function useLinkedQuestion(
  /** Gatsby passes a new object after each navigation. */
  location: { hash: string },
  clear: () => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const handledLocation = useRef<object>(undefined);
  useLayoutEffect(() => {
    if (handledLocation.current === location) return;
    const target = document.getElementById(location.hash.slice(1));
    if (target && list.current?.contains(target)) {
      if (target.closest('[hidden]')) {
        // The effect runs again when all questions show.
        clear();
        return;
      }
      const details = target.closest('details');
      if (details) details.open = true;
      target.scrollIntoView();
    }
    handledLocation.current = location;
  });
  return list;
}

const linksStyle = css(wrappingRow, { marginBottom: theme.space[12] });

const groupLinkStyle = css(smallButtonStyle, {
  display: 'block',
  paddingInline: theme.space[3],
  color: theme.colour.text,
  textDecoration: 'none',
});
