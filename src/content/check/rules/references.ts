import fs from 'node:fs';
import { topLevelPath } from '../../routes';
import type { Content, FieldText } from '../content';
import { closestMatch, formatValue, type Issue } from '../issue';

/** References to categories, products, templates and pages that don't exist. */
export function referenceIssues(content: Content, texts: FieldText[]): Issue[] {
  const samples = sampleFolders();
  return texts.flatMap(({ file, path, value, rule }) => {
    if (!rule.refersTo) return [];
    const known = namesFor(file, content, samples)[rule.refersTo];
    if (known.includes(value)) return [];
    const expected = `a known ${rule.refersTo} (${known.join(', ')})`;
    const suggestion = closestMatch(value, known);
    return [{ file, path, expected, found: formatValue(value), suggestion }];
  });
}

/** What exists, by `refersTo`; page and menu are those of the file itself. */
function namesFor(file: string, content: Content, samples: string[]) {
  const { Product, WebsiteTemplate, BlogPage } = content;
  const product = Product.find((one) => one.file === file)?.value;
  const template = WebsiteTemplate.find((one) => one.file === file)?.value;
  return {
    category: BlogPage.flatMap(({ value }) => value.categories),
    product: Product.map(({ value }) => value.slug),
    template: WebsiteTemplate.map(({ value }) => value.slug),
    'page of the product': product ? [topLevelPath(product.slug)] : [],
    'sample site': samples,
    'category of the menu': template?.restaurant?.menu.categories ?? [],
  };
}

/** The folders of static/samples; none where there is no such folder. */
function sampleFolders(): string[] {
  const folder = 'static/samples';
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => fs.existsSync(`${folder}/${name}/index.html`))
    : [];
}
