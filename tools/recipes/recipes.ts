import { productAnchor } from '../../src/content/anchors';
import { articlePath, templatePath } from '../../src/content/routes';
import type { EditedData } from './edited-data';

const HOME = 'pages/home.json';
const DESIGN = 'pages/website-design.json';
const ANSWER = 'Yes, [three of them](/about).';

/** The recipes of docs/content-files.md by their titles there, in an order in which one can follow another. */
export const recipes: Record<string, (data: EditedData) => void> = {
  'change a price': (data) =>
    data.set('packages.json', 'packages[0].price', '£12,345'),

  'change the platform’s price': (data) => {
    const { rows } = data.value('Plans').table;
    const row = rows.findIndex(({ key }) => key === 'withVat');
    data.set('plans.json', 'table.columns[0].price', '$89');
    data.set('plans.json', `table.rows[${row}].values[0]`, '$106.80');
  },

  'change the brand': (data) => {
    data.set('site.json', 'name', 'Northbeck & Daughters');
    data.set('site.json', 'origin', 'https://www.northbeck.example');
    data.set('site.json', 'contact.phone', '020 7946 0999');
    data.set('site.json', 'contact.phoneHref', 'tel:+442079460999');
  },

  'add a question': (data) => {
    const question = { question: 'Is there a café nearby?', answer: ANSWER };
    const questions = [{ question: 'May I bring a dog?', answer: ANSWER }];
    data.add('faq.json', 'groups[0].questions', question);
    data.add('faq.json', 'groups', { title: 'Visiting Us', questions });
  },

  'add a category of posts': (data) => {
    const category = 'Bookkeeping';
    data.add('pages/blog.json', 'categories', category);
    data.add('pages/blog.json', 'tints', { category, tint: 'indigo' });
  },

  'add a testimonial': (data) => {
    const [copied] = data.value('Testimonials').testimonials;
    const added = { ...copied, name: 'Una Bell', avatar: 'UB', rating: 4 };
    data.add('testimonials.json', 'testimonials', added);
  },

  'add to a legal text': (data) => {
    const blocks = [{ kind: 'paragraph', text: 'We keep none.' }];
    for (const { file } of data.all('LegalDocument'))
      data.add(file, 'sections', { title: 'Carrier pigeons', blocks });
  },

  'redirect an old address': (data) =>
    data.redirect('/old.html', '/website-design#packages'),

  // The newest article, those that others link to, and a template.
  'delete a post or template': (data) => {
    const articles = data
      .all('Post')
      .filter(({ value }) => value.body)
      .toSorted((a, b) => b.value.date.localeCompare(a.value.date));
    const texts = JSON.stringify(articles);
    for (const [index, { file, value }] of articles.entries())
      if (index === 0 || texts.includes(`(${articlePath(value.slug)}`))
        data.removePage(file, articlePath(value.slug), '/blog', value.image);

    const { portfolio } = data.value('WebsiteDesignPage');
    const { heroTemplate, heroPhoneTemplate, templates } = portfolio;
    const removed = data
      .all('WebsiteTemplate')
      .find(
        ({ value: { slug, restaurant } }) =>
          !restaurant && ![heroTemplate, heroPhoneTemplate].includes(slug),
      );
    if (!removed) return;
    const { slug } = removed.value;
    const others = templates.filter((template) => template !== slug);
    data.set(DESIGN, 'portfolio.templates', others);
    const page = templatePath(slug);
    data.removePage(removed.file, page, '/website-design');
  },

  'Add a post': (data) => {
    const [copied] = data.all('Post').filter(({ value }) => value.body);
    if (!copied) return;
    for (const [index, title] of [
      'Still a draft',
      'Five quiet hours',
      'Zwölf “Fragen” & <Antworten>, deren Überschrift keine Suchmaschine ganz zeigt',
      'Elsewhere',
    ].entries()) {
      const file = `posts/new-${index}.json`;
      data.duplicate(copied.file, file, {
        id: 100 + index,
        slug: `new-${index}`,
        title,
        category: 'Bookkeeping',
        date: '2026-02-02',
        excerpt: `${title}: what changed after a month, with figures.`,
        draft: title === 'Still a draft' || undefined,
      });
      if (title !== 'Elsewhere') continue;
      data.set(file, 'body');
      data.set(file, 'link', 'https://journal.northbeck.example/elsewhere');
    }
  },

  'Add a website template': (data) => {
    const file = 'templates/village-bakery.json';
    const copied = data
      .all('WebsiteTemplate')
      .find(({ value }) => !value.restaurant);
    if (!copied) return;
    data.duplicate(copied.file, file, {
      slug: 'village-bakery',
      name: 'Bakery',
      title: 'Sell out by noon',
      description: 'A website for bakeries.',
      sample: { ...copied.value.sample, firm: 'Crumb & Daughter' },
    });
    data.add(DESIGN, 'portfolio.templates', 'village-bakery');
  },

  'Add a product': (data) => {
    const file = 'products/surveys.json';
    const [copied] = data.all('Product');
    data.duplicate(copied?.file ?? '', file, { slug: 'surveys' });
    data.set(file, 'card.link', '/surveys');
    data.set(file, 'card.title', 'Surveys');
    data.set(file, 'seo', {
      title: 'Surveys',
      keywords: ['customer surveys'],
      description: 'Three questions after each job.',
    });
    data.add(HOME, 'products.products', 'surveys');
  },

  'take a product off home': (data) => {
    const [first = '', ...others] = data.value('HomePage').products.products;
    data.set(HOME, 'products.products', others);
    data.replace(`"/#${productAnchor(first)}"`, '"/#tools"');
  },

  'change the header or footer': (data) => {
    const { header, footer } = data.value('Navigation');
    const surveys = { name: 'Surveys', href: '/surveys' };
    header.find(({ dropdown }) => dropdown)?.dropdown?.push(surveys);
    const lastLink = header.findLastIndex(({ href }) => href);
    header.splice(lastLink, 1, { name: 'Video', href: '/demo' });
    footer.groups.forEach(({ links }) => links.splice(0, 1, surveys));
    data.set('navigation.json', 'header', header);
    data.set('navigation.json', 'footer', footer);
  },
};

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
