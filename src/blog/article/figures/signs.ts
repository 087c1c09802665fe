import type { Sign } from '../../../content/schemas/article-figures/sum';

const SIGNS: Record<Sign, string> = {
  plus: '+',
  minus: '−',
  times: '×',
  'divided by': '÷',
  equals: '=',
};

/** How the word that data/ has for a sign is written in a sum; nothing for none. */
export function signOf(word: Sign | undefined): string {
  return word ? SIGNS[word] : '';
}
