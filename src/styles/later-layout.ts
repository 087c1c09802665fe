/**
 * The parts of a page that may be laid out after its first screen: all sections but the first, which is mostly on it,
 * and the footer. They have to keep their margins to themselves.
 */
export const LATER_PARTS = 'main section ~ section, main ~ footer';

/** Stands on the root element while those parts wait. */
export const PARTS_WAIT = 'data-parts-wait';

/**
 * Lets the parts below the first screen wait, before anything is laid out. Not where the browser is about to put the
 * visitor at a place further down, after Back, a reload or with a link to it: the parts' heights are not known yet. It
 * runs inline in the head, so it is source text; src/build/finishing/in-page/lay-out-rest.ts ends the wait.
 */
export const letPartsWaitScript = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.setAttribute(${JSON.stringify(PARTS_WAIT)},"")`;

/** How a part waits: what is on the screen is drawn all the same, the rest has a height that is about right. */
export const waitingParts = {
  [`:root[${PARTS_WAIT}] :is(${LATER_PARTS})`]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 40rem',
  },
} as const;
