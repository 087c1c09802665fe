import type { EditedData } from './edited-data';

/** Doubles the titles of the home page, a product, a template and an article, and lengthens home's paragraphs. */
export function lengthen(data: EditedData): void {
  const home = JSON.parse(data.read('pages/home.json'), withMoreText) as object;
  data.write('pages/home.json', JSON.stringify(home));
  const article = data.all('Post').find(({ value }) => value.body);
  for (const [file = '', field] of [
    ['pages/home.json', 'hero.title'],
    [data.all('Product')[0]?.file, 'hero.title'],
    [data.all('WebsiteTemplate')[0]?.file, 'name'],
    [article?.file, 'title'],
  ] as const) {
    const title = String(data.get(file, field));
    data.set(file, field, `${title} ${title}`);
  }
}

/**
 * A reviver for `JSON.parse`: appends the first two fifths of each paragraph to it, unless it has links or strong
 * words.
 */
function withMoreText(_key: string, value: unknown): unknown {
  if (typeof value !== 'string' || /\*\*|\]\(/.test(value)) return value;
  const words = value.split(' ');
  if (words.length < 10) return value;
  return `${value} ${words.slice(0, 0.4 * words.length).join(' ')}.`;
}
