import { z } from 'zod';
import { graphqlType } from '../builders';
import { callPanel } from './call-panel';
import { chatPanel } from './chat-panel';
import { conversationPanel } from './conversation-panel';
import { paymentsPanel } from './payments-panel';
import { pipelinePanel } from './pipeline-panel';
import { reviewsPanel } from './reviews-panel';
import { workflowPanel } from './workflow-panel';

/**
 * The panel of a product: the product in use, with sample data. GraphQL passes it on as JSON, because a union would
 * become one type with the fields of all kinds.
 */
export const productPanel = z
  .discriminatedUnion('kind', [
    callPanel,
    reviewsPanel,
    conversationPanel,
    workflowPanel,
    chatPanel,
    paymentsPanel,
    pipelinePanel,
  ])
  .register(graphqlType, { type: 'JSON' });

export type ProductPanelData = z.infer<typeof productPanel>;
