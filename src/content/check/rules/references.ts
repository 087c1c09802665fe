import { topLevelPath } from '../../routes';
import { closestMatch } from '../suggestions';
import type { Content, Texts, TextsByFile } from '../content';
import { type Issue, formatValue, quoted } from '../issue';

/** The fields of a preview that name a page of the template. */
const PAGE_NAME = / preview\.pages\[\]\.name$|\.leadsTo$/;

/** Categories, products, templates and pages that are named but don't exist, or twice where once is enough. */
export function referenceIssues(
  content: Content,
  texts: Texts,
  byFile: TextsByFile,
): Issue[] {
  const refuseOthers = (
    name: RegExp,
    known: readonly string[],
    expected: string,
    { among = texts, once = false } = {},
  ) =>
    among
      .filter((text) => name.test(text.name))
      .filter(({ value }, index, all) => {
        if (!known.includes(value)) return true;
        return once && all.findIndex((text) => text.value === value) < index;
      })
      .map(({ file, path, value }) => {
        const suggestion = quoted(closestMatch(value, known));
        return { file, path, expected, found: formatValue(value), suggestion };
      });
  const [categories = []] = content.BlogPage.map(
    ({ value }) => value.categories,
  );
  const [usualPages = []] = content.WebsiteTemplatePage.map(
    ({ value }) => value.defaultPages,
  );
  return [
    ...refuseOthers(
      /^Post category$/,
      categories,
      `a category of data/pages/blog.json (${categories.join(', ')})`,
    ),
    ...refuseOthers(
      /^BlogPage tints\[\]\.category$/,
      categories,
      'a category of this file, named once',
      { once: true },
    ),
    ...refuseOthers(
      /^HomePage products\.products\[\]$/,
      content.Product.map(({ value }) => value.slug),
      'the slug of a file in data/products, named once',
      { once: true },
    ),
    ...refuseOthers(
      /^WebsiteDesignPage portfolio\.templates\[\]$/,
      content.WebsiteTemplate.map(({ value }) => value.slug),
      'the slug of a file in data/templates, named once',
      { once: true },
    ),
    ...content.Product.flatMap(({ file, value: { slug } }) => {
      const own = topLevelPath(slug);
      const expected = `the product's own page, ${formatValue(own)}`;
      const among = byFile.get(file) ?? [];
      return refuseOthers(/^Product card\.link$/, [own], expected, { among });
    }),
    ...content.WebsiteTemplate.flatMap(({ file, value }) => {
      const { categories: dishes = [] } = value.restaurant?.menu ?? {};
      const pages = value.pages ?? usualPages;
      const among = byFile.get(file) ?? [];
      return [
        ...refuseOthers(
          /\bmenu\.dishes\[\]\.category$/,
          dishes,
          `one of the menu's categories (${dishes.join(', ')})`,
          { among },
        ),
        ...refuseOthers(
          PAGE_NAME,
          pages,
          `a page that the template includes (${pages.join(', ')})`,
          { among },
        ),
      ];
    }),
  ];
}
