import type {
  ArticleBlockData,
  BlockOf,
  LegalBlockData,
} from './schemas/blocks';
import type { MiniPanelData } from './schemas/panels/mini-panel';
import type { Campaign, Panel } from './schemas/panels/panel';

// GraphQL loses some of what the schemas know: unions without pictures become JSON. The checker has
// compared all content with the schemas before Gatsby reads it, so these types are restored where they are needed.

export type QueriedJson = Readonly<Record<string, unknown>>;

export const asPanel = (json: QueriedJson) => json as Panel;
export const asMini = (json: QueriedJson) => json as MiniPanelData;
export const asCampaign = (json: QueriedJson) => json as Campaign;
export const asSum = (json: QueriedJson) => json as BlockOf<'sum'>;
export const asArticleBody = (blocks: readonly QueriedJson[]) =>
  blocks as readonly ArticleBlockData[];
export const asLegalBlocks = (blocks: readonly QueriedJson[]) =>
  blocks as readonly LegalBlockData[];
