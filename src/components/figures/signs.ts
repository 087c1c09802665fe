import type { Sign } from '../../content/schemas/article-figures/sum';

const SIGNS: Record<Sign, string> = {
  plus: '+',
  minus: '−',
  times: '×',
  'divided by': '÷',
  equals: '=',
};

/** The arithmetic sign for its name in data/; empty without one. */
export function signOf(word: Sign | undefined): string {
  return word ? SIGNS[word] : '';
}
