import { graphql } from 'gatsby';

// In GraphQL all kinds of mini panel are one flattened type: fields that a kind does not use are null.
export const fragment = graphql`
  fragment MiniPanelFields on MiniPanel {
    kind
    name
    channel
    dialogue {
      speaker
      text
      time
    }
    own
    icon
    title
    text
    time
    day
    date
    source
    rating
    amount
    status
    steps
    facts {
      label
      value
    }
    bars {
      label
      value
      shown
    }
    choices
    chosen
  }
`;

export interface MiniPanelProps {
  mini: Queries.MiniPanelFieldsFragment;
}
