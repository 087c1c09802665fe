/** A bracket that is open at some place of a text. */
export interface OpenBracket {
  kind: '{' | '[';
  offset: number;
}

/** Takes JSON, whole or broken off; gives the brackets that are open at its end, the innermost last. */
export function openBrackets(source: string): OpenBracket[] {
  const open: OpenBracket[] = [];
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    if (token === '{' || token === '[')
      open.push({ kind: token, offset: index });
    else if (token === '}' || token === ']') open.pop();
  }
  return open;
}

/** Takes JSON; gives how many brackets stand inside one another at its deepest place. */
export function depthOf(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of source.matchAll(TOKENS)) {
    if (token === '{' || token === '[') deepest = Math.max(deepest, ++depth);
    else if (token === '}' || token === ']') depth--;
  }
  return deepest;
}

/** Whole texts are matched so that brackets in them are passed over. */
const TOKENS = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[{}[\]]/g;
