import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { buildDrawing } from '../components/build-drawing';
import { PanelFrame } from './panel-frame';

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

/** The product at work, with sample data, under a caption that says what is to be seen. */
export const { Drawing: ProductPanel, AtBuild: PanelAtBuild } =
  buildDrawing<PanelProps>(
    () =>
      import(/* webpackChunkName: "panels" */ './panel-drawing').then(
        ({ PanelDrawing }) => PanelDrawing,
      ),
    PanelCaption,
  );

/** Without the drawing its caption still says what the product does. */
function PanelCaption({ panel }: PanelProps) {
  return (
    <PanelFrame caption={panel.caption}>
      <div css={emptyStyle} />
    </PanelFrame>
  );
}

const emptyStyle = (theme: Theme) =>
  css({ minHeight: theme.height.miniPicture });
