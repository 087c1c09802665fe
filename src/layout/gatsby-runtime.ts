/** Gatsby's own function for following a link; a number goes that far through the history. */
export type Navigate = (
  to: string | number,
  options?: { replace?: boolean },
) => unknown;

/** The parts of the runtime that Gatsby puts on the window, as far as this site uses them. */
export interface GatsbyRuntime {
  ___navigate?: Navigate;
  ___loader?: {
    /** Gives the page's resources, nothing, or an object with the status "error". */
    loadPage: (path: string) => Promise<unknown>;
    /** Loads a page ahead of a press. */
    hovering?: (path: string) => void;
  };
}

declare global {
  // A global can only be extended by an interface.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Window extends GatsbyRuntime {}
}
