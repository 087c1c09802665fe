import {
  HELP_ID,
  MAIN_ID,
  anchorOf,
  placedGroups,
  uniqueAnchorOf,
} from '../anchors';
import type { ArticleBlock } from '../schemas/blocks';
import { FIXED_ROUTES } from '../kinds';
import {
  FEED_PATH,
  FIXED_ANCHORS,
  RESTAURANT_ANCHORS,
  TEMPLATE_ANCHORS,
  articlePath,
  templatePath,
  topLevelPath,
} from '../routes';
import type { Content } from './content';

/** Every address of the site and the places on it that links may lead to, without the "#". */
export type Places = ReadonlyMap<string, readonly string[]>;

/** The addresses of the published site. Drafts and posts that stand elsewhere have none. */
export function linkTargets(content: Content): Places {
  const places = new Map<string, readonly string[]>([[FEED_PATH, []]]);
  for (const { value } of content.Product)
    places.set(
      topLevelPath(value.slug),
      value.calculator ? ['missed-calls'] : [],
    );
  for (const { value } of content.LegalDocument)
    places.set(
      topLevelPath(value.slug),
      value.sections.map(({ title }) => anchorOf(title)),
    );
  for (const { value } of content.Post)
    if (value.body && !value.draft)
      places.set(articlePath(value.slug), articleAnchors(value.body));
  for (const { value } of content.WebsiteTemplate)
    places.set(templatePath(value.slug), [
      ...TEMPLATE_ANCHORS,
      ...(value.restaurant ? RESTAURANT_ANCHORS : []),
    ]);
  for (const route of FIXED_ROUTES)
    places.set(route, FIXED_ANCHORS[route] ?? []);
  for (const { value } of content.Faq) {
    const groups = placedGroups(value.groups);
    const ids = groups.flatMap(({ id, questions }) => [
      id,
      ...questions.map((question) => question.id),
    ]);
    places.set('/faq', [HELP_ID, ...ids]);
  }
  return places;
}

function articleAnchors(body: readonly ArticleBlock[]): string[] {
  const taken = new Set([MAIN_ID]);
  return body.flatMap((block) =>
    block.kind === 'heading' || block.kind === 'step'
      ? uniqueAnchorOf(block.kind === 'step' ? block.title : block.text, taken)
      : [],
  );
}
