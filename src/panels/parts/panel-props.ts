import { graphql } from 'gatsby';

// GraphQL knows all kinds of panel as one flattened type: what a kind does not use is null.
export const fragment = graphql`
  fragment PanelFields on Panel {
    kind
    caption
    caller
    dialogue {
      speaker
      text
      time
    }
    intent
    booking
    reviews {
      name
      source
      rating
      text
      reply
    }
    trend {
      month
      average
    }
    conversations {
      name
      channel
      preview
      time
      unread
    }
    trigger
    condition
    branches {
      answer
      steps
    }
    shop
    shopItems {
      name
      price
    }
    invoice {
      number
      customer
      item
      amount
      paid
    }
    stages {
      title
      deals {
        name
        job
        value
      }
    }
  }
`;

/** What every panel gets. */
export interface PanelProps {
  panel: Queries.PanelFieldsFragment;
}
