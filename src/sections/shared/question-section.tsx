import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Disclosure } from '../../components/controls/disclosure';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment FaqItemFields on FaqItem {
    question
    answer
  }
  fragment QuestionSectionFields on QuestionSection {
    title
    text
    items {
      ...FaqItemFields
    }
  }
`;

interface QuestionSectionProps extends Queries.QuestionSectionFieldsFragment {
  /** Under the heading on wide screens. */
  children?: ReactNode;
  /** Beside the questions, which are then under their heading. */
  aside?: ReactNode;
}

/** Questions in a box beside their heading; opening one closes another. */
export function QuestionSection(props: QuestionSectionProps) {
  const { items, children, aside, ...head } = props;
  const box = (
    <div css={boxStyle}>
      {items.map(({ question, answer }) => (
        <Disclosure key={question} title={question} group="faq">
          {answer}
        </Disclosure>
      ))}
    </div>
  );
  return (
    <Section
      id="faq"
      {...head}
      aside={aside ?? box}
      columnStyle={aside ? pairStyle : columnStyle}
    >
      {aside ? box : children && <div css={belowStyle}>{children}</div>}
    </Section>
  );
}

/** The second column gives answers the width of a long text. */
const columnStyle = css(columns('1fr', { wide: '5fr 7fr' }), {
  alignItems: 'start',
  gap: 0,
  [theme.media.wide]: { columnGap: theme.space[12] },
});

const pairStyle = css(columnStyle, { rowGap: theme.space[10] });

/** Heading and picture together are about as high as the questions. */
const belowStyle = css({
  '--aspect': '16 / 9',
  borderRadius: theme.radius.large,
  overflow: 'clip',
  [theme.media.narrow]: { display: 'none' },
});

const boxStyle = css({
  padding: `${theme.space[2]} ${theme.space[6]}`,
  background: theme.colour.surface,
  border: theme.rule,
  borderRadius: theme.radius.large,
});
