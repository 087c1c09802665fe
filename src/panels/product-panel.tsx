import { graphql } from 'gatsby';
import type { ComponentType } from 'react';
import { CallPanel } from './call-panel';
import { ChatPanel } from './chat-panel';
import { InboxPanel } from './inbox-panel';
import { PanelFrame } from './panel-frame';
import { PaymentsPanel } from './payments-panel';
import { PipelinePanel } from './pipeline-panel';
import { ReviewsPanel } from './reviews-panel';
import { WorkflowPanel } from './workflow-panel';

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

const panels: Record<string, ComponentType<PanelProps>> = {
  call: CallPanel,
  chat: ChatPanel,
  inbox: InboxPanel,
  payments: PaymentsPanel,
  pipeline: PipelinePanel,
  reviews: ReviewsPanel,
  workflow: WorkflowPanel,
};

/** The product at work, with sample data, under a caption that says what is to be seen. Throws for an unknown kind. */
export function ProductPanel({ panel }: PanelProps) {
  const Panel = panels[panel.kind];
  if (!Panel) throw new Error(`There is no panel of kind ${panel.kind}`);
  return (
    <PanelFrame caption={panel.caption}>
      <Panel panel={panel} />
    </PanelFrame>
  );
}
