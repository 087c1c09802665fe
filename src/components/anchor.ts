/** Takes a heading; gives the id that links to it use: its words in plain lower case, joined by hyphens. */
export function anchorOf(heading: string): string {
  return (
    heading
      .toLowerCase()
      .normalize('NFKD')
      // The accents, which normalize() has parted from their letters.
      .replace(/\p{Mark}+/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'section'
  );
}

/** Takes a heading and the ids that a page has already; gives the heading's own, numbered if need be, and adds it. */
export function uniqueAnchorOf(heading: string, taken: Set<string>): string {
  const base = anchorOf(heading);
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
