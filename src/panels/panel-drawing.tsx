import type { ComponentType } from 'react';
import { CallPanel } from './call-panel';
import { ChatPanel } from './chat-panel';
import { InboxPanel } from './inbox-panel';
import { PanelFrame } from './panel-frame';
import { PaymentsPanel } from './payments-panel';
import { PipelinePanel } from './pipeline-panel';
import type { PanelProps } from './product-panel';
import { ReviewsPanel } from './reviews-panel';
import { WorkflowPanel } from './workflow-panel';

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
export function PanelDrawing({ panel }: PanelProps) {
  const Panel = panels[panel.kind];
  if (!Panel) throw new Error(`There is no panel of kind ${panel.kind}`);
  return (
    <PanelFrame caption={panel.caption}>
      <Panel panel={panel} />
    </PanelFrame>
  );
}
