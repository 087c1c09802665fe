import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { smallButtonStyle } from '../components/actions/button';
import { Disclosure } from '../components/controls/disclosure';
import { InnerSection } from '../components/text/section';
import { withQuestionIds } from '../content/anchors';
import { columns, containerStyle, wrappingRow } from '../styles/mixins';
import { theme } from '../styles/theme';
import {
  FilterField,
  type GroupWithId,
  type Matches,
  useFilter,
} from './filter';

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
  sections: ReactNode;
  /** Renders the page's hero with these controls in it. */
  children: (controls: ReactNode) => ReactNode;
}

/** All questions by group, with the filter and links to each group and question. */
export function SupportCentre(props: SupportCentreProps) {
  const { groups, location, sections, children } = props;
  const groupsWithIds = useMemo(() => withQuestionIds(groups), [groups]);
  const filter = useFilter(groupsWithIds);
  const list = useLinkedQuestion(location, filter.clear);

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
            <QuestionGroup
              key={group.id}
              group={group}
              matches={filter.matches}
            />
          ))}
          {sections}
        </div>
      </div>
    </>
  );
}

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
  const wasHidden = useRef(false);
  useLayoutEffect(() => {
    if (handledLocation.current === location) return;
    const target = document.getElementById(location.hash.slice(1));
    if (target && list.current?.contains(target)) {
      if (target.closest('[hidden]')) {
        // The effect runs again when all questions show.
        wasHidden.current = true;
        clear();
        return;
      }
      const details = target.closest('details');
      if (details) details.open = true;
      target.scrollIntoView();
      if (wasHidden.current)
        focusOn(details?.querySelector('summary') ?? target);
      wasHidden.current = false;
    }
    handledLocation.current = location;
  });
  return list;
}

/** Browsers begin at a link's target when Tab is pressed, but not where it was hidden. */
function focusOn(element: HTMLElement): void {
  if (!element.matches('summary')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const linksStyle = css(wrappingRow, { marginBottom: theme.space[12] });

const groupLinkStyle = css(smallButtonStyle, {
  display: 'block',
  paddingInline: theme.space[3],
  color: theme.colour.text,
  textDecoration: 'none',
});

interface QuestionGroupProps {
  group: GroupWithId;
  matches: Matches | undefined;
}

/** One answer at a time is open. Memoised, so that typing in the filter stays fast. */
const QuestionGroup = memo(function QuestionGroup({
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
