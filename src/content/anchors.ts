/** The id of the main element, where the skip link leads. Reserved: no heading gets it. */
export const MAIN_ID = 'main';

export const HELP_ID = 'help';
export const PLANS_ID = 'plans';
export const CLINICS_ID = 'clinics';
export const CALCULATOR_ID = 'missed-calls';

/** Anchors of pages in src/pages that links may use; check/link-targets.ts adds those that depend on data/. */
export const FIXED_ANCHORS: Record<string, readonly string[]> = {
  // Linked from other pages and the footer.
  '/': ['sales', 'tools', 'cookies', 'demo'],
  '/ai-lead-gen': ['faq'],
  '/book-demo': ['trial'],
  '/website-design': ['portfolio', 'packages', 'faq'],
  '/blog': ['articles'],
};

/** Anchors of a restaurant's template page, in their order; those of other templates lack two. */
const TEMPLATE_ANCHORS = [
  'overview',
  'pages',
  'menu',
  'gallery',
  'reservations',
  'pricing',
  'faq',
] as const;

/** Anchors of a website template's page. */
export const templateAnchors = (isRestaurant: boolean) =>
  TEMPLATE_ANCHORS.filter(
    (anchor) => isRestaurant || !RESTAURANT.includes(anchor),
  );

const RESTAURANT: readonly string[] = ['menu', 'reservations'];

/** The id of a product on the home page: its slug, but #smartcall for SmartCall AI (specification.spec.ts, Footer). */
export function productAnchor(slug: string): string {
  return slug === 'smartcall-ai' ? 'smartcall' : slug;
}

/** The ids of the home page that no product's card there may have as its own. */
export const HOME_ANCHORS: readonly string[] = [
  MAIN_ID,
  productAnchor('smartcall-ai'),
  ...(FIXED_ANCHORS['/'] ?? []),
];

/** A text as an id: lower case, words joined by hyphens. Empty if it has no letter from a to z and no digit. */
export function slugify(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      // The accents, which normalize() has separated from their letters.
      .replace(/\p{Mark}+/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  );
}

/** The id of a heading, numbered if it is in `taken`, to which it is added. */
export function uniqueAnchorOf(heading: string, taken: Set<string>): string {
  const base = slugify(heading) || 'section';
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

/**
 * The groups of data/faq.json and their questions, each with an id. Questions get theirs first, so that links to them
 * survive when a group is added, renamed or moved.
 */
export function withQuestionIds<Question extends { question: string }>(
  groups: readonly { title: string; questions: readonly Question[] }[],
) {
  const taken = new Set([MAIN_ID, HELP_ID, PLANS_ID, CLINICS_ID]);
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

export function withSectionIds<Section extends { title: string }>(
  sections: readonly Section[],
) {
  const taken = new Set([MAIN_ID]);
  return sections.map((section) => ({
    ...section,
    id: uniqueAnchorOf(section.title, taken),
  }));
}
