import type { SyntaxMistake } from './syntax-words';
import { syntaxMistake } from './syntax-words';

/** More than anybody mends in one go. */
const MOST = 20;

/**
 * Takes a text that JSON.parse refuses; gives the first mistake in it and, as long as each can be mended without doubt,
 * those behind it. What would need a guess ends the list: whatever stands behind it may be its echo.
 */
export function syntaxMistakes(source: string): SyntaxMistake[] {
  const mistakes: SyntaxMistake[] = [];
  let mended = source;
  let added = 0;
  while (mistakes.length < MOST && !isJson(mended)) {
    const mistake = syntaxMistake(mended);
    const { offset, repair } = mistake;
    if (mistakes.length > 0 && !repair) break;
    mistakes.push({ ...mistake, offset: offset - added });
    if (!repair) break;
    // A blank in a comma's place leaves all behind it where it was.
    const [comma, rest] = repair === 'add comma' ? [',', 0] : [' ', 1];
    mended = mended.slice(0, offset) + comma + mended.slice(offset + rest);
    if (repair === 'add comma') added++;
  }
  return mistakes;
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
