import { topLevelPath } from '../../routes';
import { closestMatch } from '../suggestions';
import type { Content, Texts } from '../content';
import { type Issue, formatValue, quoted } from '../issue';

/** References to categories, products, templates and pages that don't exist. */
export function referenceIssues(content: Content, texts: Texts): Issue[] {
  return texts.flatMap(({ file, path, value, rule }) => {
    if (!rule.names) return [];
    const known = namesFor(file, content)[rule.names];
    if (known.includes(value)) return [];
    const expected = `a known ${rule.names} (${known.join(', ')})`;
    const suggestion = quoted(closestMatch(value, known));
    return [{ file, path, expected, found: formatValue(value), suggestion }];
  });
}

function namesFor(file: string, content: Content) {
  const { Product, WebsiteTemplate, WebsiteTemplatePage, BlogPage } = content;
  const product = Product.find((one) => one.file === file)?.value;
  const template = WebsiteTemplate.find((one) => one.file === file)?.value;
  return {
    category: BlogPage.flatMap(({ value }) => value.categories),
    product: Product.map(({ value }) => value.slug),
    template: WebsiteTemplate.map(({ value }) => value.slug),
    'page of the product': product ? [topLevelPath(product.slug)] : [],
    'page of the template':
      template?.pages ??
      WebsiteTemplatePage.flatMap(({ value }) => value.defaultPages),
    'category of the menu': template?.restaurant?.menu.categories ?? [],
  };
}
