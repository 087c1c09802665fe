import { graphql } from 'gatsby';
import { Disclosure } from '../components/disclosure';
import { RichText } from '../components/rich-text';

export const fragment = graphql`
  fragment FaqItemFields on FaqItem {
    question
    answer
  }
`;

interface FaqListProps {
  /** Questions of one group: opening one closes the other. */
  group: string;
  items: readonly Queries.FaqItemFieldsFragment[];
}

/** Questions that open to show their answers. */
export function FaqList({ group, items }: FaqListProps) {
  return items.map(({ question, answer }) => (
    <Disclosure key={question} title={question} group={group}>
      <RichText>{answer}</RichText>
    </Disclosure>
  ));
}
