/** The page's main part, where the skip link leads: no heading has this id. */
export const MAIN_ID = 'main';

/** The ways to reach a person, where the support centre leads when no question answers. */
export const HELP_ID = 'help';

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

/**
 * Gives the questions and groups of data/faq.json ids, each once on the page. Questions choose first: a link to one
 * still leads there when a group is added, renamed or moved.
 */
export function placedGroups<Question extends { question: string }>(
  groups: readonly { title: string; questions: readonly Question[] }[],
) {
  const taken = new Set([MAIN_ID, HELP_ID]);
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.map((question) => ({
        ...question,
        id: uniqueAnchorOf(question.question, taken),
      })),
    }))
    .map((group) => ({ ...group, id: uniqueAnchorOf(group.title, taken) }));
}
