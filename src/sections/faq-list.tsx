import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Disclosure } from '../components/controls/disclosure';
import { RichText } from '../components/text/rich-text';

export const fragment = graphql`
  fragment FaqItemFields on FaqItem {
    question
    answer
  }
`;

interface FaqListProps {
  /** Opening a question closes the others of its group. */
  group: string;
  items: readonly Queries.FaqItemFieldsFragment[];
}

export function FaqList({ group, items }: FaqListProps) {
  return items.map(({ question, answer }) => (
    <Disclosure key={question} title={question} group={group}>
      <RichText>{answer}</RichText>
    </Disclosure>
  ));
}

export const faqBoxStyle = (theme: Theme) =>
  css({
    maxWidth: theme.width.tablet,
    padding: `${theme.space[2]} ${theme.space[6]}`,
    background: theme.colour.surface,
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.large,
    'details:last-of-type': { borderBottom: 0 },
  });
