/** A text made comparable, and where in the text each of its characters comes from. */
export interface Folded {
  text: string;
  /** For each character of `text`: where in the source what it stands for starts and ends. */
  starts: readonly number[];
  ends: readonly number[];
}

/** A letter with the accents that follow it as characters of their own. */
const CLUSTER = /[^]\p{Mark}*/gu;

/**
 * Takes a text; gives it without what a visitor may type differently: upper and lower case, accents, curly and
 * straight quotes, kinds of space. It can be longer than its source ("ß" is "ss"), so it says where it comes from.
 */
export function fold(source: string): Folded {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of source.matchAll(CLUSTER)) {
    const folded = foldCluster(cluster);
    text += folded;
    for (let count = 0; count < folded.length; count++) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
  }
  return { text, starts, ends };
}

function foldCluster(cluster: string): string {
  return (
    cluster
      .normalize('NFKD')
      .replace(/\p{Mark}+/gu, '')
      // By way of upper case: "ß" is "SS" there, and both small sigmas are one.
      .toUpperCase()
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/\s/g, ' ')
  );
}
