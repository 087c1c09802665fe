import { buildDrawing } from './build-drawing';
import type { IconProps } from './icon-drawing';

/** An icon beside a text that says the same: screen readers pass over it. */
export const { Drawing: Icon, AtBuild: IconAtBuild } = buildDrawing<IconProps>(
  () =>
    import(/* webpackChunkName: "icons" */ './icon-drawing').then(
      ({ IconDrawing }) => IconDrawing,
    ),
  () => null,
);
