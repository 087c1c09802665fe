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
