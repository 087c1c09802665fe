import { topLevelPath } from '../../routes';
import { closestMatch } from '../suggestions';
import type { Content } from '../content';
import { type Issue, fieldPath, formatValue, quoted } from '../issue';
import { stringsWithPaths } from '../json-values';

/** The fields of a preview that name a page of the template. */
const PAGE_NAME = /^preview\.pages\[\d+\]\.name$|\.leadsTo$/;

/** A text that has to be one of the known ones. */
interface Reference {
  file: string;
  path: PropertyKey[];
  value: string;
  known: readonly string[];
  expected: string;
}

/** Categories, products, templates and pages that are named but don't exist. */
export function referenceIssues(content: Content): Issue[] {
  return referencesIn(content)
    .filter(({ value, known }) => !known.includes(value))
    .map(({ value, known, ...issue }) => ({
      ...issue,
      found: formatValue(value),
      suggestion: quoted(closestMatch(value, known)),
    }));
}

function referencesIn(content: Content): Reference[] {
  const categories = content.BlogPage.flatMap(({ value }) => value.categories);
  const products = content.Product.map(({ value }) => value.slug);
  const templates = content.WebsiteTemplate.map(({ value }) => value.slug);
  const usualPages = content.WebsiteTemplatePage.flatMap(
    ({ value }) => value.defaultPages,
  );
  return [
    ...content.Post.map(({ file, value }) => ({
      file,
      path: ['category'],
      value: value.category,
      known: categories,
      expected: `a category of data/pages/blog.json (${categories.join(', ')})`,
    })),
    ...content.BlogPage.flatMap(({ file, value: { tints = [] } }) =>
      tints.map(({ category }, index) => ({
        file,
        path: ['tints', index, 'category'],
        value: category,
        known:
          tints.findIndex((tint) => tint.category === category) === index
            ? categories
            : [],
        expected: 'a category of this file, named once',
      })),
    ),
    ...content.Product.map(({ file, value: { slug, card } }) => ({
      file,
      path: ['card', 'link'],
      value: card.link,
      known: [topLevelPath(slug)],
      expected: `the product's own page, ${formatValue(topLevelPath(slug))}`,
    })),
    ...content.HomePage.flatMap(({ file, value }) =>
      value.products.products.map((slug, index, chosen) => ({
        file,
        path: ['products', 'products', index],
        value: slug,
        known: chosen.indexOf(slug) === index ? products : [],
        expected: 'the slug of a file in data/products, named once',
      })),
    ),
    ...content.WebsiteDesignPage.flatMap(({ file, value }) =>
      value.portfolio.templates.map((slug, index, chosen) => ({
        file,
        path: ['portfolio', 'templates', index],
        value: slug,
        known: chosen.indexOf(slug) === index ? templates : [],
        expected: 'the slug of a file in data/templates, named once',
      })),
    ),
    ...content.WebsiteTemplate.flatMap(({ file, value: { restaurant } }) => {
      const { categories: known = [], dishes = [] } = restaurant?.menu ?? {};
      return dishes.map(({ category }, index) => ({
        file,
        path: ['restaurant', 'menu', 'dishes', index, 'category'],
        value: category,
        known,
        expected: `one of the menu's categories (${known.join(', ')})`,
      }));
    }),
    ...content.WebsiteTemplate.flatMap(({ file, value }) => {
      const known = value.pages ?? usualPages;
      return stringsWithPaths(value.preview, ['preview'])
        .filter(({ path }) => PAGE_NAME.test(fieldPath(path)))
        .map((name) => ({
          file,
          ...name,
          known,
          expected: `a page that the template includes (${known.join(', ')})`,
        }));
    }),
  ];
}
