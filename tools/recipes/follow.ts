import fs from 'node:fs';
import path from 'node:path';
import { type KindName, type ValueOf, kinds } from '../../src/content/kinds';
import { articlePath, templatePath } from '../../src/content/routes';

/** Follows every recipe of docs/editing.md in a copy of the data folder, lengthens texts and removes links. */
export function followRecipes(data: string): void {
  const at = (...parts: string[]) => path.join(data, ...parts);
  const read = (file: string) => fs.readFileSync(at(file), 'utf8');

  /** Changes the only file of a kind, or one of several by name. */
  function edit<Name extends KindName>(
    kind: Name,
    change: (value: ValueOf<Name>) => unknown,
    file: string = kinds[kind].place,
  ) {
    const value = JSON.parse(read(file)) as ValueOf<Name>;
    change(value);
    fs.writeFileSync(at(file), `${JSON.stringify(value, null, 2)}\n`);
  }

  function entriesOf<Name extends KindName>(kind: Name) {
    const folder = path.dirname(kinds[kind].place);
    return fs.readdirSync(at(folder)).map((name) => {
      const file = `${folder}/${name}`;
      return { file, value: JSON.parse(read(file)) as ValueOf<Name> };
    });
  }

  /** Deletes a file, its picture and its claims, and redirects links and visitors from its page to another. */
  function remove(file: string, picture: string, page: string, to: string) {
    fs.rmSync(at(file));
    fs.rmSync(at(path.dirname(file), picture));
    for (const other of fs.readdirSync(data, { recursive: true }).map(String))
      if (other.endsWith('.json'))
        fs.writeFileSync(
          at(other),
          read(other).replace(new RegExp(`${page}(?:#[\\w-]+)?\\b`, 'g'), to),
        );
    edit('Redirect', (redirects) => redirects.push({ from: page, to }));
    edit('Claim', (claims) => {
      for (const claim of claims.splice(0)) {
        claim.where = claim.where.filter((place) => place.file !== file);
        if (claim.where.length > 0) claims.push(claim);
      }
    });
  }

  edit('SiteSettings', (site) => {
    site.name = 'Northbeck & Daughters';
    site.origin = 'https://www.northbeck.example';
    site.contact.phone = '020 7946 0999';
    site.contact.phoneHref = 'tel:+442079460999';
  });
  edit('Packages', (value) =>
    value.packages.forEach((each) => (each.price = '£12,345')),
  );
  edit('Redirect', (redirects) =>
    redirects.push({ from: '/old.html', to: '/website-design#packages' }),
  );

  // The newest article and those that others link to.
  const articles = entriesOf('Post')
    .filter(({ value }) => value.body)
    .toSorted((a, b) => b.value.date.localeCompare(a.value.date));
  const texts = articles.map(({ file }) => read(file)).join();
  for (const [index, { file, value }] of articles.entries())
    if (index === 0 || texts.includes(articlePath(value.slug)))
      remove(file, value.image, articlePath(value.slug), '/blog');

  // A new article starts as a copy of an existing one.
  const [first] = entriesOf('Post').filter(({ value }) => value.body);
  for (const [index, title] of [
    'Still a draft',
    'Five quiet hours',
    'Zwölf “Fragen” & <Antworten>, deren Überschrift keine Suchmaschine ganz zeigt',
    'Elsewhere',
  ].entries()) {
    const slug = `new-${index}`;
    fs.copyFileSync(at(first?.file ?? ''), at(`posts/${slug}.json`));
    edit(
      'Post',
      (post) => {
        const image = `images/posts/${slug}.jpg`;
        fs.copyFileSync(at('posts', post.image), at(image));
        Object.assign(post, { id: 100 + index, slug, title });
        post.date = '2026-02-02';
        post.excerpt = `${title}: what changed after a month, with figures.`;
        post.image = `../${image}`;
        if (title === 'Still a draft') post.draft = true;
        if (title !== 'Elsewhere') return;
        delete post.body;
        post.link = 'https://journal.northbeck.example/elsewhere';
      },
      `posts/${slug}.json`,
    );
  }

  const old = entriesOf('WebsiteTemplate').find(
    ({ value }) => value.picture && !value.restaurant,
  );
  const bakery = 'templates/village-bakery.json';
  fs.copyFileSync(at(old?.file ?? ''), at(bakery));
  edit(
    'WebsiteTemplate',
    (template) => {
      Object.assign(template, { slug: 'village-bakery', name: 'Bakery' });
      template.title = 'Sell out by noon';
      template.description = 'A website for bakeries.';
      delete template.picture;
      delete template.phonePicture;
      for (const item of template.gallery) {
        delete item.image;
        delete item.phoneImage;
      }
    },
    bakery,
  );
  edit('WebsiteDesignPage', ({ portfolio }) => {
    portfolio.templates = [
      'village-bakery',
      ...portfolio.templates.filter((slug) => slug !== old?.value.slug),
    ];
  });
  if (old?.value.picture) {
    const page = templatePath(old.value.slug);
    remove(old.file, old.value.picture, page, '/website-design');
  }

  const [product] = entriesOf('Product');
  fs.copyFileSync(at(product?.file ?? ''), at('products/surveys.json'));
  const surveys = { name: 'Surveys', href: '/surveys' };
  edit(
    'Product',
    (copy) => {
      copy.slug = 'surveys';
      copy.card.link = surveys.href;
      copy.card.title = copy.seo.title = surveys.name;
      copy.seo.description = 'Three questions after each job.';
      copy.seo.keywords = ['customer surveys'];
    },
    'products/surveys.json',
  );
  edit('HomePage', ({ products }) => products.products.push('surveys'));
  edit('Navigation', ({ header, footer }) => {
    header.find(({ dropdown }) => dropdown)?.dropdown?.push(surveys);
    const lastLink = header.findLastIndex(({ href }) => href);
    header.splice(lastLink, 1, { name: 'Video', href: '/demo' });
    footer.groups.forEach(({ links }) => links.splice(0, 1, surveys));
  });

  // Doubles the titles of the home page, a product, a template and an article, and lengthens the home page's
  // paragraphs.
  edit('HomePage', (home) => {
    home.hero.title = twice(home.hero.title);
    Object.assign(home, JSON.parse(JSON.stringify(home), withMoreText));
  });
  edit(
    'Product',
    ({ hero }) => (hero.title = twice(hero.title)),
    product?.file,
  );
  const [template] = entriesOf('WebsiteTemplate');
  edit(
    'WebsiteTemplate',
    (value) => (value.name = twice(value.name)),
    template?.file,
  );
  const article = entriesOf('Post').findLast(({ value }) => value.body);
  edit('Post', (post) => (post.title = twice(post.title)), article?.file);

  edit('Faq', ({ groups }) => {
    const answer = 'Yes, [three of them](/about).';
    groups[0]?.questions.push({ question: 'Is there a café nearby?', answer });
    const questions = [{ question: 'May I bring a dog?', answer }];
    groups.push({ title: 'Visiting Us', questions });
  });
  for (const { file } of entriesOf('LegalDocument')) {
    const blocks = [{ kind: 'paragraph' as const, text: 'We keep none.' }];
    const section = { title: 'Carrier pigeons', blocks };
    edit('LegalDocument', ({ sections }) => sections.push(section), file);
  }
  edit('Testimonials', ({ testimonials }) =>
    testimonials.push({
      name: 'Una Bell',
      company: 'Bell & Bell, Ayr',
      role: 'Owner',
      rating: 4,
      text: 'It does what it says.',
      avatar: 'UB',
    }),
  );
}

const twice = (title: string) => `${title} ${title}`;

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
