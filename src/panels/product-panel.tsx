import type { ComponentType } from 'react';
import { CallPanel } from './call/call-panel';
import { CampaignPanel } from './campaign/campaign-panel';
import { ChatPanel } from './chat/chat-panel';
import { InboxPanel } from './inbox/inbox-panel';
import type { MiniPanelProps } from './mini/mini-panel-props';
import { PanelFigure } from './parts/panel-figure';
import type { PanelProps } from './parts/panel-props';
import { PaymentsPanel } from './payments/payments-panel';
import { PipelinePanel } from './pipeline/pipeline-panel';
import { ReviewsPanel } from './reviews/reviews-panel';
import { WorkflowPanel } from './workflow/workflow-panel';

const panels: Record<string, ComponentType<PanelProps>> = {
  call: CallPanel,
  campaign: CampaignPanel,
  chat: ChatPanel,
  inbox: InboxPanel,
  payments: PaymentsPanel,
  pipeline: PipelinePanel,
  reviews: ReviewsPanel,
  workflow: WorkflowPanel,
};

interface ProductPanelProps extends PanelProps {
  /** What comes of it, over a corner of the panel. */
  outcome?: MiniPanelProps['mini'] | null;
}

/** A product at work, with sample data, over a caption. Its layout depends on its own width. Throws for an unknown kind. */
export function ProductPanel({ panel, outcome }: ProductPanelProps) {
  const Panel = panels[panel.kind];
  if (!Panel) throw new Error(`There is no panel of kind ${panel.kind}`);
  return (
    <PanelFigure caption={panel.caption} outcome={outcome}>
      <Panel panel={panel} />
    </PanelFigure>
  );
}
