import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Disclosure } from '../components/controls/disclosure';
import { RichText } from '../components/text/rich-text';
import { Section } from '../components/text/section';
import { columns } from '../styles/columns';
import { theme } from '../styles/theme';

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
  openFirst?: boolean;
  /** Shown beside the questions on wide screens. */
  aside?: ReactNode;
}

/** Questions in a box; opening one closes the others. */
export function QuestionSection({
  title,
  text,
  items,
  openFirst = false,
  aside,
}: QuestionSectionProps) {
  return (
    <Section id="faq" title={title} text={text}>
      <div css={Boolean(aside) && besideStyle}>
        <div css={boxStyle}>
          {items.map(({ question, answer }, index) => (
            <Disclosure
              key={question}
              title={question}
              group="faq"
              open={openFirst && index === 0}
            >
              <RichText>{answer}</RichText>
            </Disclosure>
          ))}
        </div>
        {aside}
      </div>
    </Section>
  );
}

const besideStyle = css(columns({ wide: '2fr 1fr' }), {
  gap: `${theme.space[8]} ${theme.space[12]}`,
  alignItems: 'start',
});

const boxStyle = css({
  padding: `${theme.space[2]} ${theme.space[6]}`,
  background: theme.colour.surface,
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  'details:last-of-type': { borderBottom: 0 },
});
