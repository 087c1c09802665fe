import type { Panel, PanelOf } from '../../content/schemas/product/panel';

export interface ScenePropsOf<Kind extends Panel['kind']> {
  panel: PanelOf<Kind>;
  /** A mini panel for the scene’s side column: the result. */
  outcome: Record<string, unknown> | null;
}
