import type { KindName } from '../../kinds';
import { listAt, partAt, textAt, textsAt } from '../../loose';
import { blogPage } from '../../pages/blog';
import { topLevelPath } from '../../routes';
import { nearMiss } from '../closest';
import type { Loose } from '../loose-file';
import { filesOf, textsOf, unsureSlugs } from '../loose-file';
import { slugOf } from '../places';
import type { Finding } from '../problem';
import { shown } from '../problem';

/** Names everything in one file that should be found in another and is not: categories, products, templates. */
export function referenceFindings(loose: Loose): Finding[] {
  return [
    ...categoryFindings(loose),
    ...cardFindings(loose),
    ...chosenFindings(loose, 'HomePage', ['products', 'products'], 'Product'),
    ...panelFindings(loose),
    ...chosenFindings(
      loose,
      'WebsiteDesignPage',
      ['portfolio', 'templates'],
      'WebsiteTemplate',
    ),
    ...dishFindings(loose),
    ...previewFindings(loose),
  ];
}

function categoryFindings(loose: Loose): Finding[] {
  const [blog] = filesOf(loose, 'BlogPage');
  const { success, data: known } = blogPage.shape.categories.safeParse(
    partAt(blog?.value, 'categories'),
  );
  // Without categories there is nothing to compare with, and blog.json has its own problem.
  if (!success) return [];
  return filesOf(loose, 'Post').flatMap(({ file, value }) =>
    unlessKnown(textAt(value, 'category'), known, {
      file,
      path: ['category'],
      expected: `a category of data/pages/blog.json (${known.join(', ')})`,
    }),
  );
}

function cardFindings(loose: Loose): Finding[] {
  return filesOf(loose, 'Product').flatMap(({ file, value }) => {
    const slug = textAt(value, 'slug');
    if (slug === undefined) return [];
    const own = topLevelPath(slug);
    return unlessKnown(textAt(value, 'card', 'link'), [own], {
      file,
      path: ['card', 'link'],
      expected: `the product's own page, ${shown(own)}`,
      suggestion: shown(own),
    });
  });
}

/** The slugs that a page chooses from the files of another kind, each once. */
function chosenFindings(
  loose: Loose,
  page: KindName,
  place: string[],
  kind: 'Product' | 'WebsiteTemplate',
): Finding[] {
  const known = slugsOf(loose, kind);
  return filesOf(loose, page).flatMap(({ file, value }) => {
    const chosen = listAt(value, ...place);
    return chosen.flatMap((slug, index) =>
      typeof slug === 'string'
        ? unlessKnown(slug, chosen.indexOf(slug) === index ? known : [], {
            file,
            path: [...place, index],
            expected: `the slug of a file in ${FOLDERS[kind]}, named once`,
            suggestion: quoted(nearMiss(slug, known)),
          })
        : [],
    );
  });
}

const FOLDERS = { Product: 'data/products', WebsiteTemplate: 'data/templates' };

/** The products whose panels pages show beside their words. */
function panelFindings(loose: Loose): Finding[] {
  const known = slugsOf(loose, 'Product');
  return loose.files
    .filter(({ kind }) => kind !== 'Product')
    .flatMap((entry) =>
      textsOf(entry)
        .filter((text) => text.path.at(-1) === 'panel')
        .flatMap((text) =>
          unlessKnown(text.value, known, {
            file: entry.file,
            path: text.path,
            expected: 'the slug of a file in data/products',
          }),
        ),
    );
}

function dishFindings(loose: Loose): Finding[] {
  return filesOf(loose, 'WebsiteTemplate').flatMap(({ file, value }) => {
    const menu = ['restaurant', 'menu'];
    const known = textsAt(value, ...menu, 'categories');
    if (known.length === 0) return [];
    return listAt(value, ...menu, 'dishes').flatMap((dish, index) =>
      unlessKnown(textAt(dish, 'category'), known, {
        file,
        path: [...menu, 'dishes', index, 'category'],
        expected: `one of the menu's categories (${known.join(', ')})`,
      }),
    );
  });
}

/** The pages that a preview draws and its buttons open: names of those that the template includes. */
function previewFindings(loose: Loose): Finding[] {
  const [shared] = filesOf(loose, 'WebsiteTemplatePage');
  return filesOf(loose, 'WebsiteTemplate').flatMap((entry) => {
    const known = [
      ...textsAt(entry.value, 'pages'),
      ...(partAt(entry.value, 'pages') === undefined
        ? textsAt(shared?.value, 'defaultPages')
        : []),
    ];
    if (known.length === 0) return [];
    return textsOf(entry)
      .filter(({ path }) => isPageName(path))
      .flatMap(({ path, value }) =>
        unlessKnown(value, known, {
          file: entry.file,
          path,
          expected: `a page that the template includes (${known.join(', ')})`,
        }),
      );
  });
}

/** Whether a place of a template holds the name of a page: preview.pages[n].name, or leadsTo in any of its blocks. */
function isPageName(path: readonly PropertyKey[]): boolean {
  const [part, , , last, ...rest] = path;
  return (
    part === 'preview' &&
    ((last === 'name' && rest.length === 0) || path.at(-1) === 'leadsTo')
  );
}

/** The slugs of a kind's files; those of files that can't be read by their names. */
function slugsOf(loose: Loose, kind: KindName): string[] {
  return [
    ...filesOf(loose, kind).map(({ file, value }) => slugOf(file, value)),
    ...unsureSlugs(loose),
  ];
}

function unlessKnown(
  value: string | undefined,
  known: readonly string[],
  finding: Omit<Finding, 'found'>,
): Finding[] {
  if (value === undefined || known.includes(value)) return [];
  const suggestion = quoted(nearMiss(value, known));
  return [{ suggestion, ...finding, found: shown(value) }];
}

function quoted(word: string | undefined): string | undefined {
  return word === undefined ? undefined : JSON.stringify(word);
}
