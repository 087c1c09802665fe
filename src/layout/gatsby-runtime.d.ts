import type { GatsbyRuntime } from './view-transitions';

declare global {
  // Gatsby puts its runtime on the window. A global can only be extended by an interface.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Window extends GatsbyRuntime {}
}
