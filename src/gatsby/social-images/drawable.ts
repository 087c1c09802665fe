import { letterWidth } from './face';

/** Text as the display face can draw it, and whether letters or figures are missing from it. */
export interface DrawableText {
  text: string;
  isWhole: boolean;
}

/**
 * Takes any text; gives what of it the display face has: signs such as emoji go, and nobody misses them. Without its
 * letters (Arabic, say) a text says something else, so that is told.
 */
export function drawable(text: string): DrawableText {
  let isWhole = true;
  const kept = Array.from(text.normalize('NFC'), (character) => {
    if (/[\p{Z}\p{Cc}]/u.test(character)) return ' ';
    if (letterWidth(character.codePointAt(0) ?? 0) !== undefined)
      // Marks that turn text around have a place in the font, and nothing is to be seen of them.
      return /\p{C}/u.test(character) ? '' : character;
    if (/[\p{L}\p{N}]/u.test(character)) isWhole = false;
    return '';
  });
  return { text: kept.join('').replace(/ +/g, ' ').trim(), isWhole };
}

/** Takes text that `drawable` has given; gives how wide it is in the display face, in em. */
export function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, character) =>
      sum + (letterWidth(character.codePointAt(0) ?? 0) ?? 0) + TRACKING,
    0,
  );
}

/** How much closer large letters stand, in em. */
export const TRACKING = -0.03;
