import type { Panel } from '../content/schemas/product/panel';
import { CallPanel } from './call/call-panel';
import { ChatPanel } from './chat/chat-panel';
import { ConversationPanel } from './conversation/conversation-panel';
import { InboxPanel } from './inbox/inbox-panel';
import { PanelFigure } from './parts/panel-figure';
import { PaymentsPanel } from './payments/payments-panel';
import { PipelinePanel } from './pipeline/pipeline-panel';
import { ReviewsPanel } from './reviews/reviews-panel';
import { WorkflowPanel } from './workflow/workflow-panel';

interface ProductPanelProps {
  /** Data of the type Panel, which GraphQL passes on as JSON. */
  panel: Record<string, unknown>;
  /** The outcome, over a corner of the panel. */
  outcome?: Record<string, unknown> | null;
}

/** Those that have the outcome within the window. */
const WITHIN: Panel['kind'][] = ['call', 'conversation', 'reviews', 'workflow'];

/** A product at work, with sample data, over a caption. */
export function ProductPanel({ panel, outcome = null }: ProductPanelProps) {
  const data = panel as Panel;
  return (
    <PanelFigure
      caption={data.caption}
      outcome={WITHIN.includes(data.kind) ? null : outcome}
      bare={data.kind === 'payments'}
    >
      {sceneOf(data, outcome)}
    </PanelFigure>
  );
}

function sceneOf(panel: Panel, outcome: Record<string, unknown> | null) {
  switch (panel.kind) {
    case 'call':
      return <CallPanel panel={panel} outcome={outcome} />;
    case 'chat':
      return <ChatPanel panel={panel} />;
    case 'conversation':
      return <ConversationPanel panel={panel} outcome={outcome} />;
    case 'inbox':
      return <InboxPanel panel={panel} />;
    case 'payments':
      return <PaymentsPanel panel={panel} />;
    case 'pipeline':
      return <PipelinePanel panel={panel} />;
    case 'reviews':
      return <ReviewsPanel panel={panel} outcome={outcome} />;
    case 'workflow':
      return <WorkflowPanel panel={panel} outcome={outcome} />;
  }
}
