/**
 * The parts of a page that may be laid out after its first screen: all sections but the first, which is mostly on it,
 * and the footer. They have to keep their margins to themselves.
 */
export const LATER_PARTS = 'main section ~ section, main ~ footer';

/** Stands on the root element while those parts wait. */
export const PARTS_WAIT = 'data-parts-wait';

/**
 * Lets the parts below the first screen wait, before anything is laid out. Not where the browser is about to put the
 * visitor at a place further down, after Back, a reload or with a link to a place or a text (#:~:text=…, as search engines
 * make them): the parts' heights are not known yet. Only browsers made of Chromium, which have userAgentData, tell of a
 * text in the link, and only there; in others nothing waits. It runs inline in the head, so it is source text;
 * src/gatsby/finishing/in-page/ ends the wait: start-later.ts and lay-out-rest.ts.
 */
export const letPartsWaitScript = `if("userAgentData"in navigator&&performance.getEntriesByType("navigation").some(e=>e.type==="navigate"&&!e.name.includes("#")))document.documentElement.setAttribute(${JSON.stringify(PARTS_WAIT)},"")`;

/** How a part waits: what is on the screen is drawn all the same, the rest has a height that is about right. */
export const waitingParts = {
  [`:root[${PARTS_WAIT}] :is(${LATER_PARTS})`]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 40rem',
  },
} as const;
