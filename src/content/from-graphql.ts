import type {
  ArticleBlockData,
  BlockOf,
  LegalBlockData,
} from './schemas/blocks';
import type { CampaignData } from './schemas/panels/campaign-panel';
import type { PanelSnippetData } from './schemas/panels/panel-snippet';
import type { ProductPanelData } from './schemas/panels/product-panel';

// GraphQL loses some of what the schemas know: unions without pictures become JSON. The checker has
// compared all content with the schemas before Gatsby reads it, so these types are restored where they are needed.

export type QueriedJson = Readonly<Record<string, unknown>>;

export const asPanel = (json: QueriedJson) => json as ProductPanelData;
export const asSnippet = (json: QueriedJson) => json as PanelSnippetData;
export const asCampaign = (json: QueriedJson) => json as CampaignData;
export const asSum = (json: QueriedJson) => json as BlockOf<'sum'>;
export const asArticleBody = (blocks: readonly QueriedJson[]) =>
  blocks as readonly ArticleBlockData[];
export const asLegalBlocks = (blocks: readonly QueriedJson[]) =>
  blocks as readonly LegalBlockData[];
