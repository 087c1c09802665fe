import {
  CALCULATOR_ID,
  CLINICS_ID,
  FIXED_ANCHORS,
  HELP_ID,
  PLANS_ID,
  productAnchor,
  templateAnchors,
  withQuestionIds,
  withSectionIds,
} from '../anchors';
import { FIXED_ROUTES } from '../kinds';
import { londonDay } from '../london';
import { articlePath, FEED_PATH, templatePath, topLevelPath } from '../routes';
import { isUnpublished } from '../schemas/post';
import { sectionsOf } from '../text/article-sections';
import type { Content } from './content';

/** The paths that links may lead to, each with its anchors without "#". */
export type LinkTargets = ReadonlyMap<string, readonly string[]>;

/**
 * The paths and anchors of the published site, and its feed. Unpublished posts and those that only link elsewhere have
 * none.
 */
export function linkTargets(
  content: Content,
  today = londonDay(),
): LinkTargets {
  const targets = new Map<string, readonly string[]>([[FEED_PATH, []]]);
  for (const route of FIXED_ROUTES)
    targets.set(route, FIXED_ANCHORS[route] ?? []);
  for (const { value } of content.HomePage)
    targets.set('/', [
      ...(FIXED_ANCHORS['/'] ?? []),
      ...value.products.products.map(productAnchor),
    ]);
  for (const { value } of content.Product)
    targets.set(
      topLevelPath(value.slug),
      value.calculator ? [CALCULATOR_ID] : [],
    );
  for (const { value } of content.LegalDocument)
    targets.set(
      topLevelPath(value.slug),
      idsOf(withSectionIds(value.sections)),
    );
  for (const { value } of content.Post)
    if (value.body && !isUnpublished(value, today))
      targets.set(articlePath(value.slug), idsOf(sectionsOf(value.body)));
  for (const { value } of content.WebsiteTemplate)
    targets.set(
      templatePath(value.slug),
      templateAnchors(Boolean(value.restaurant)),
    );
  for (const { value } of content.Faq) {
    const groups = withQuestionIds(value.groups);
    const parts = groups.flatMap((group) => [group, ...group.questions]);
    targets.set('/faq', [HELP_ID, PLANS_ID, CLINICS_ID, ...idsOf(parts)]);
  }
  return targets;
}

const idsOf = (parts: readonly { id: string | undefined }[]) =>
  parts.flatMap(({ id }) => id ?? []);

export function allRoutes(content: Content): string[] {
  return [...linkTargets(content).keys()].filter((path) => path !== FEED_PATH);
}
