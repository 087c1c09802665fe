import { asPanel, type QueriedJson } from '../content/from-graphql';
import type { ProductPanelData } from '../content/schemas/panels/product-panel';
import { CallPanel } from './call-panel';
import { ChatPanel } from './chat-panel';
import { ConversationPanel } from './conversation-panel';
import { PanelFigure } from './parts/panel-figure';
import { PaymentsPanel } from './payments-panel';
import { PipelinePanel } from './pipeline-panel';
import { ReviewsPanel } from './reviews-panel';
import { WorkflowPanel } from './workflow-panel';

interface ProductPanelProps {
  panel: QueriedJson;
  /** The picture of a panel that has one. */
  picture?: Queries.PictureFieldsFragment | null;
}

export function ProductPanel(props: ProductPanelProps) {
  const { panel, picture } = props;
  const data = asPanel(panel);
  return (
    <PanelFigure
      caption={data.caption}
      large={data.kind !== 'payments' && data.kind !== 'chat'}
      bare={data.kind === 'payments'}
    >
      {contentOf(data, picture)}
    </PanelFigure>
  );
}

function contentOf(
  panel: ProductPanelData,
  picture: ProductPanelProps['picture'],
) {
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
