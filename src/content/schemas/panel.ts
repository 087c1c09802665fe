import { z } from 'zod';
import { graphqlName } from '../generated/graphql-names';
import {
  pipelinePanel,
  reviewsPanel,
  workflowPanel,
} from './panels/record-panels';
import {
  callPanel,
  chatPanel,
  inboxPanel,
  paymentsPanel,
} from './panels/talk-panels';

// What a product's mock panel shows: the product at work, with sample data. One kind for each product.
// Each field name has one meaning over all kinds, because GraphQL knows them as one flattened type.

/** The mock panel of a product page. */
export const panel = z
  .discriminatedUnion('kind', [
    callPanel,
    reviewsPanel,
    inboxPanel,
    workflowPanel,
    chatPanel,
    paymentsPanel,
    pipelinePanel,
  ])
  .register(graphqlName, { name: 'Panel' });
