import { kindNames } from '../kinds';
import type { Content, Entry } from './content';
import { linkProblems } from './links';
import { pictureProblems } from './pictures';
import type { Problem } from './problem';
import { fieldPath, shown } from './problem';
import { stringsOf } from './strings';
import { redirectProblems } from './redirects';
import {
  FEED_PATH,
  FIXED_ROUTES,
  RESERVED_SLUGS,
  allRoutes,
  articlePath,
  templatePath,
  topLevelPath,
} from '../routes';

/**
 * Checks what one file says against the others: duplicates, names that lead nowhere, pictures, links, redirects.
 * `content` holds the files that are right in themselves; `brokenSlugs` are those of the files that are not,
 * so that a reference to one of them is not reported as a second mistake.
 */
export function referenceProblems(
  content: Content,
  dataDir: string,
  brokenSlugs: string[],
): Problem[] {
  const routes = new Set([
    ...allRoutes(content),
    FEED_PATH,
    ...brokenSlugs.flatMap((slug) => [
      topLevelPath(slug),
      articlePath(slug),
      templatePath(slug),
    ]),
  ]);
  return [
    ...duplicates(content.Post, 'id', ({ id }) => id),
    ...duplicates(content.Post, 'slug', ({ slug }) => slug),
    ...duplicates(content.WebsiteTemplate, 'slug', ({ slug }) => slug),
    ...topLevelProblems(content),
    ...categoryProblems(content),
    ...productCardProblems(content),
    ...chosenProblems(content, brokenSlugs),
    ...dishProblems(content),
    ...pictureProblems(content, dataDir),
    ...linkProblems(content, routes),
    ...redirectProblems(content, routes),
  ];
}

/** Names a value that two files share, at the second one. */
function duplicates<Value>(
  entries: Entry<Value>[],
  field: string,
  keyOf: (value: Value) => string | number,
): Problem[] {
  const owners = new Map<string | number, string>();
  return entries.flatMap(({ file, value }) => {
    const key = keyOf(value);
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, file);
    return owner === undefined
      ? []
      : [
          {
            file: `data/${file}`,
            field,
            expected: `its own ${field} (data/${owner} has this one)`,
            found: shown(key),
          },
        ];
  });
}

/** Products and legal texts share the top level of addresses with each other and with src/pages. */
function topLevelProblems(content: Content): Problem[] {
  const entries: Entry<{ slug: string }>[] = [
    ...content.LegalDocument,
    ...content.Product,
  ];
  const taken = entries
    .filter(
      ({ value }) =>
        FIXED_ROUTES.some((route) => route === topLevelPath(value.slug)) ||
        RESERVED_SLUGS.some((slug) => slug === value.slug),
    )
    .map(({ file, value }) => ({
      file: `data/${file}`,
      field: 'slug',
      expected: 'a slug that no other page has',
      found: shown(value.slug),
    }));
  return [...duplicates(entries, 'slug', ({ slug }) => slug), ...taken];
}

function categoryProblems({ Post, BlogPage }: Content): Problem[] {
  // Without a readable blog.json there is nothing to compare with, and that file has its own problem.
  if (BlogPage.length === 0) return [];
  const known = BlogPage.flatMap(({ value }) => value.categories);
  return Post.filter(({ value }) => !known.includes(value.category)).map(
    ({ file, value }) => ({
      file: `data/${file}`,
      field: 'category',
      expected: `a category of data/pages/blog.json (${known.join(', ')})`,
      found: shown(value.category),
    }),
  );
}

function productCardProblems({ Product }: Content): Problem[] {
  return Product.filter(
    ({ value }) => value.card.link !== topLevelPath(value.slug),
  ).map(({ file, value }) => ({
    file: `data/${file}`,
    field: 'card.link',
    expected: `the product's own page, ${shown(topLevelPath(value.slug))}`,
    found: shown(value.card.link),
  }));
}

/** The slugs that the home page and the portfolio choose from. */
function chosenProblems(content: Content, brokenSlugs: string[]): Problem[] {
  return [
    ...content.HomePage.flatMap(({ file, value }) =>
      unknownSlugs(
        file,
        ['products', 'products'],
        value.products.products,
        'data/products',
        [...slugsOf(content.Product), ...brokenSlugs],
      ),
    ),
    ...panelProblems(content, brokenSlugs),
    ...content.WebsiteDesignPage.flatMap(({ file, value }) =>
      unknownSlugs(
        file,
        ['portfolio', 'templates'],
        value.portfolio.templates,
        'data/templates',
        [...slugsOf(content.WebsiteTemplate), ...brokenSlugs],
      ),
    ),
  ];
}

/** The products whose panels pages show beside their words. */
function panelProblems(content: Content, brokenSlugs: string[]): Problem[] {
  const known = [...slugsOf(content.Product), ...brokenSlugs];
  const entries = kindNames.flatMap<Entry<unknown>>((name) =>
    name === 'Product' ? [] : content[name],
  );
  return entries.flatMap(({ file, value }) =>
    stringsOf(value)
      .filter(({ path, value: slug }) => {
        return path.at(-1) === 'panel' && !known.includes(slug);
      })
      .map(({ path, value: slug }) => ({
        file: `data/${file}`,
        field: fieldPath(path),
        expected: 'the slug of a file in data/products',
        found: shown(slug),
      })),
  );
}

function slugsOf(entries: Entry<{ slug: string }>[]): string[] {
  return entries.map(({ value }) => value.slug);
}

function unknownSlugs(
  file: string,
  path: string[],
  chosen: string[],
  folder: string,
  known: string[],
): Problem[] {
  return chosen.flatMap((slug, index) =>
    known.includes(slug) && chosen.indexOf(slug) === index
      ? []
      : [
          {
            file: `data/${file}`,
            field: fieldPath([...path, index]),
            expected: `the slug of a file in ${folder}, named once`,
            found: shown(slug),
          },
        ],
  );
}

function dishProblems({ WebsiteTemplate }: Content): Problem[] {
  return WebsiteTemplate.flatMap(({ file, value }) => {
    const { categories = [], dishes = [] } = value.restaurant?.menu ?? {};
    return dishes.flatMap(({ category }, index) =>
      categories.includes(category)
        ? []
        : [
            {
              file: `data/${file}`,
              field: fieldPath([
                'restaurant',
                'menu',
                'dishes',
                index,
                'category',
              ]),
              expected: `one of the menu's categories (${categories.join(', ')})`,
              found: shown(category),
            },
          ],
    );
  });
}
