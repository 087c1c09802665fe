import { slug } from '../schemas/fields';

/** Takes a title; gives its words as they stand in an address, or undefined when it has no letters for one. */
export function slugOf(title: string): string | undefined {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    // The accents, which normalize() has parted from their letters, and apostrophes inside words.
    .replace(/[\p{Mark}'’]+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.safeParse(words).success ? words : undefined;
}
