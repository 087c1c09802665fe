import type { MiniPanelData } from '../../content/schemas/product/mini-panel';

export type MiniOf<Kind extends MiniPanelData['kind']> = Extract<
  MiniPanelData,
  { kind: Kind }
>;
