import { plainTextOf } from '../../inline';
import type { LocatedString } from '../content';
import type { Issue } from '../issue';
import { fieldPath, formatValue } from '../issue';

/** Phrases that are stilted or differ from the site's usual name for a thing, and what to write instead. */
const INSTEAD: [phrase: RegExp, instead: string][] = [
  [/\bno \w+ to be seen\b/i, 'can’t see the …'],
  [/\b(?:data|conversation|record)s? stands?\b/i, 'is kept'],
  [/\bsees? to it\b/i, 'we’ll sort it'],
  [/\bby themselves\b/i, 'on their own'],
  [/\bneed not\b/i, 'needn’t'],
  [/\bper cent\b/i, '%'],
  [/\badvert(?:isement)?s?\b/i, 'ad'],
  [/\bopening times\b/i, 'opening hours'],
  [/\bin order to\b/i, 'to'],
  [/\bwhilst\b/i, 'while'],
];

/** Texts that several files may share: words for pictures, and conversations that several pages show. */
const SHARED = /keywords|alt$|caption|dialogue/i;

const FEWEST_WORDS = 8;

/** Prices, figures and addresses are given in the same words wherever they are. */
const FACT = /[\d@]/;

/** Phrases to replace, and sentences that several files share. Legal texts are exempt: they are formal. */
export function wordingIssues(texts: readonly LocatedString[]): Issue[] {
  const plain = texts.filter(({ kind }) => kind !== 'LegalDocument');
  // Website templates share their terms, and show sample sites.
  const own = plain.filter(
    ({ kind, path }) =>
      kind !== 'WebsiteTemplate' && !SHARED.test(path.join(' ')),
  );
  return [...plain.flatMap(phraseIssues), ...repetitionIssues(own)];
}

function phraseIssues({ file, path, value }: LocatedString): Issue[] {
  // Keywords are the visitors' own words.
  if (path.includes('keywords')) return [];
  return INSTEAD.flatMap(([phrase, instead]) => {
    const found = value.match(phrase)?.[0];
    const expected = `plainer words, such as “${instead}”`;
    return found ? [{ file, path, expected, found: formatValue(found) }] : [];
  });
}

function repetitionIssues(texts: readonly LocatedString[]): Issue[] {
  const places = new Map<string, LocatedString[]>();
  for (const text of texts)
    for (const sentence of sentencesOf(text.value))
      places.set(sentence, [...(places.get(sentence) ?? []), text]);
  return [...places].flatMap(([sentence, all]) =>
    all.flatMap(({ file, path }) => {
      const other = all.find((place) => place.file !== file);
      if (!other) return [];
      const found = `${formatValue(sentence)}, which is also in data/${other.file} (${fieldPath(other.path)})`;
      return [
        { file, path, expected: 'a sentence that is on no other page', found },
      ];
    }),
  );
}

function sentencesOf(source: string): string[] {
  return plainTextOf(source)
    .split(/(?<=[.!?…]["’”)]*)\s+/)
    .filter(
      (sentence) =>
        sentence.split(/\s+/).length >= FEWEST_WORDS && !FACT.test(sentence),
    );
}
