import type { ReactNode } from 'react';
import { asMini, asPanel, type QueriedJson } from '../content/from-graphql';
import type { Panel } from '../content/schemas/panels/panel';
import { CallPanel } from './call/call-panel';
import { ChatPanel } from './chat/chat-panel';
import { ConversationPanel } from './conversation/conversation-panel';
import { PanelFigure } from './parts/panel-figure';
import { PaymentsPanel } from './payments/payments-panel';
import { PipelinePanel } from './pipeline/pipeline-panel';
import { ReviewsPanel } from './reviews/reviews-panel';
import { WorkflowPanel } from './workflow/workflow-panel';

interface ProductPanelProps {
  panel: QueriedJson;
  picture?: ReactNode;
  cornerPanel?: QueriedJson | null;
}

export function ProductPanel(props: ProductPanelProps) {
  const { panel, picture, cornerPanel } = props;
  const data = asPanel(panel);
  return (
    <PanelFigure
      caption={data.caption}
      cornerPanel={cornerPanel && asMini(cornerPanel)}
      bare={data.kind === 'payments'}
    >
      {contentOf(data, picture)}
    </PanelFigure>
  );
}

function contentOf(panel: Panel, picture: ReactNode) {
  switch (panel.kind) {
    case 'call':
      return <CallPanel panel={panel} />;
    case 'chat':
      return <ChatPanel panel={panel} picture={picture} />;
    case 'conversation':
      return <ConversationPanel panel={panel} />;
    case 'payments':
      return <PaymentsPanel panel={panel} />;
    case 'pipeline':
      return <PipelinePanel panel={panel} />;
    case 'reviews':
      return <ReviewsPanel panel={panel} />;
    case 'workflow':
      return <WorkflowPanel panel={panel} />;
  }
}
