import { graphql } from 'gatsby';
import { SumFigure } from '../../components/figures/drawn-figures';
import { Section } from '../../components/text/section';
import { asSum } from '../../content/from-graphql';

export const fragment = graphql`
  fragment CampaignResultFields on CampaignResult {
    title
    text
    sum
  }
`;

/** What a month of a campaign came to. */
export function CampaignResult(result: Queries.CampaignResultFieldsFragment) {
  const { title, text, sum } = result;
  return (
    <Section
      tone="sunken"
      title={title}
      text={text}
      aside={<SumFigure block={asSum(sum)} />}
    />
  );
}
