import path from 'node:path';
import { sectionsOf } from '../../blog/sections-of';
import { anchorOf, HELP_ID, MAIN_ID, placedGroups } from '../anchors';
import { FIXED_ROUTES } from '../kinds';
import { listAt, partAt, textAt } from '../loose';
import {
  FEED_PATH,
  HOME_ANCHORS,
  articlePath,
  templatePath,
  topLevelPath,
} from '../routes';
import { looseBlocks } from './loose-blocks';
import type { Loose, LooseFile } from './loose-file';
import { filesOf, unsureSlugs } from './loose-file';

/** The places of a page that links may lead to, without the "#". Undefined where they are not known. */
type Anchors = ReadonlySet<string> | undefined;

/** Every address of the site and the places it has. */
export type Places = ReadonlyMap<string, Anchors>;

/** Takes the files as they are; gives every route of the published site, with its anchors. Drafts have none. */
export function placesOf(loose: Loose): Places {
  const fixed = FIXED_ROUTES.map((route): [string, Anchors] => [
    route,
    fixedAnchors(route, loose),
  ]);
  const made = [
    ...filesOf(loose, 'Product').map(productPlace),
    ...filesOf(loose, 'LegalDocument').map(legalPlace),
    ...filesOf(loose, 'Post').flatMap(articlePlace),
    ...filesOf(loose, 'WebsiteTemplate').map(templatePlace),
  ];
  const unsure = unsureSlugs(loose).flatMap((slug): [string, Anchors][] =>
    [topLevelPath(slug), articlePath(slug), templatePath(slug)].map((route) => [
      route,
      undefined,
    ]),
  );
  return new Map([
    [FEED_PATH, new Set<string>()],
    ...made,
    ...unsure,
    ...fixed,
  ]);
}

function fixedAnchors(route: string, loose: Loose): Anchors {
  switch (route) {
    case '/':
      return anchors(HOME_ANCHORS);
    case '/faq':
      return loose.unsure.includes('faq.json') ? undefined : faqAnchors(loose);
    case '/website-design':
      return anchors(['portfolio', 'packages', 'comparison']);
    case '/blog':
      return anchors(['articles']);
    default:
      return anchors([]);
  }
}

function faqAnchors(loose: Loose): Anchors {
  const [faq] = filesOf(loose, 'Faq');
  const groups = placedGroups(
    listAt(faq?.value, 'groups').map((group) => ({
      title: textAt(group, 'title') ?? '',
      questions: listAt(group, 'questions').map((item) => ({
        question: textAt(item, 'question') ?? '',
        answer: '',
      })),
    })),
  );
  return anchors([
    HELP_ID,
    ...groups.flatMap(({ id, questions }) => [
      id,
      ...questions.map((question) => question.id),
    ]),
  ]);
}

function productPlace({ file, value }: LooseFile): [string, Anchors] {
  const hasCalculator = partAt(value, 'calculator') !== undefined;
  return [
    topLevelPath(slugOf(file, value)),
    anchors(hasCalculator ? ['missed-calls'] : []),
  ];
}

function legalPlace({ file, value }: LooseFile): [string, Anchors] {
  const titles = listAt(value, 'sections').map((section) =>
    anchorOf(textAt(section, 'title') ?? ''),
  );
  return [topLevelPath(slugOf(file, value)), anchors(titles)];
}

function articlePlace({ file, value }: LooseFile): [string, Anchors][] {
  const body = partAt(value, 'body');
  if (body === undefined || partAt(value, 'draft') === true) return [];
  const sections = sectionsOf(looseBlocks(body));
  const ids = sections.flatMap(({ id }) => id ?? []);
  return [[articlePath(slugOf(file, value)), anchors(ids)]];
}

function templatePlace({ file, value }: LooseFile): [string, Anchors] {
  const extra =
    partAt(value, 'restaurant') === undefined ? [] : ['menu', 'reservations'];
  return [
    templatePath(slugOf(file, value)),
    anchors(['overview', 'pages', 'gallery', 'pricing', 'faq', ...extra]),
  ];
}

function anchors(ids: readonly string[]): Anchors {
  return new Set([MAIN_ID, ...ids]);
}

/** The slug, or where that is no text the name of the file: nothing that leads there is a second mistake. */
export function slugOf(file: string, value: unknown): string {
  return textAt(value, 'slug') ?? path.basename(file, '.json');
}
