import type { Panel, PanelOf } from '../../content/schemas/product/panel';

export interface ScenePropsOf<Kind extends Panel['kind']> {
  panel: PanelOf<Kind>;
  /** A mini panel within the scene: the result. */
  outcome: Record<string, unknown> | null;
}
