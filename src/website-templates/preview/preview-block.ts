import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment PreviewCardFields on PreviewCard {
    title
    text
    price
    tag
  }
  fragment PreviewBlockFields on PreviewBlock {
    kind
    title
    text
    button
    leadsTo
    paragraphs
    cards {
      ...PreviewCardFields
    }
    rows {
      label
      value
    }
    total {
      label
      value
    }
    days {
      day
      times
    }
    chosen
    plans {
      name
      price
      points
    }
    fields
    source
    questions {
      question
      answer
    }
    stats {
      value
      label
    }
    address
  }
`;

/** A part of a page of the small website; what its kind does not use is null. */
export type PreviewBlock = Queries.PreviewBlockFieldsFragment;

export type PreviewCard = Queries.PreviewCardFieldsFragment;

/** Gives a block of a kind; what is not named is null. */
export function blockOf(
  kind: string,
  rest: Partial<PreviewBlock>,
): PreviewBlock {
  return {
    kind,
    title: null,
    text: null,
    button: null,
    leadsTo: null,
    paragraphs: null,
    cards: null,
    rows: null,
    total: null,
    days: null,
    chosen: null,
    plans: null,
    fields: null,
    source: null,
    questions: null,
    stats: null,
    address: null,
    ...rest,
  };
}
