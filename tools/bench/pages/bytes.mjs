/** The kinds that bytes are told apart by, and what Chromium calls them. Whatever it calls otherwise is `other`. */
const KINDS = {
  html: ['Document'],
  css: ['Stylesheet'],
  js: ['Script'],
  font: ['Font'],
  image: ['Image'],
};

/** The kinds, in the order of the table. */
export const BYTE_KINDS = [...Object.keys(KINDS), 'other'];

/** Takes the requests of a page; gives its bytes on the wire, headers included, by kind, and their sum as `all`. */
export function bytesByKind(requests) {
  const bytes = Object.fromEntries(BYTE_KINDS.map((kind) => [kind, 0]));
  for (const { resourceType, transferSize } of requests)
    bytes[kindOf(resourceType)] += transferSize;
  const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  return { ...bytes, all };
}

const kindOf = (type) =>
  Object.keys(KINDS).find((kind) => KINDS[kind].includes(type)) ?? 'other';
