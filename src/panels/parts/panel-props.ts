import { graphql } from 'gatsby';

// In GraphQL all kinds of panel are one flattened type: fields that a kind does not use are null.
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
    advert {
      firm
      place
      headline
      button
    }
    call {
      setter
      role
      quote
      length
    }
    slot {
      day
      date
      time
      title
      place
    }
  }
`;

export interface PanelProps {
  panel: Queries.PanelFieldsFragment;
}
