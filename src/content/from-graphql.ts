import type {
  ArticleBlockData,
  BlockOf,
  LegalBlockData,
} from './schemas/blocks';
import type { MiniPanelData } from './schemas/panels/mini-panel';
import type { Campaign, Panel } from './schemas/panels/panel';

// GraphQL loses some of what the schemas know: enums become texts, and unions without pictures become JSON. The checker
// has compared all content with the schemas before Gatsby reads it, so these types are restored where they are needed.

export type QueriedJson = Readonly<Record<string, unknown>>;

export const asPanel = (json: QueriedJson) => json as Panel;
export const asMini = (json: QueriedJson) => json as MiniPanelData;
export const asCampaign = (json: QueriedJson) => json as Campaign;
export const asSum = (json: QueriedJson) => json as BlockOf<'sum'>;
export const asArticleBody = (blocks: readonly QueriedJson[]) =>
  blocks as readonly ArticleBlockData[];
export const asLegalBlocks = (blocks: readonly QueriedJson[]) =>
  blocks as readonly LegalBlockData[];

/** The value of an enum, as a key of the table for that enum. Throws for another text. */
export function keyOf<Key extends PropertyKey>(
  table: Readonly<Record<Key, unknown>>,
  name: string,
): Key {
  if (!Object.hasOwn(table, name)) throw new Error(`Unknown name: ${name}`);
  return name as Key;
}
