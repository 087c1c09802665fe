import type { WebsiteTemplate } from '../schemas/website-template/template';

/** A website template that passes every check. */
export function newTemplate(name: string, slug: string): WebsiteTemplate {
  return {
    slug,
    name,
    title: `A website that works: ${name}`,
    description: `Say in one or two sentences whom “${name}” is for and what it does for them. Cards and search engines show it.`,
    keywords: [`${name} website template`],
    heroFrom: 'emerald-700',
    heroTo: 'emerald-900',
    badges: ['Mobile first', 'Easy to edit', 'Quick to load'],
    features: [
      'Contact form',
      'Search-friendly pages',
      'Fast pages',
      'Analytics',
    ],
    overview: {
      title: 'What you get',
      text: 'Say here what stands on the pages and why it works.',
    },
    // Named as the default pages are, so that each leads to its page of the preview.
    gallery: [
      'Home',
      'About',
      'Services',
      'Contact',
      'Home on a phone',
      'Contact on a phone',
    ].map((title) => ({
      title,
      image: null,
      imageAlt: `The page “${title}” of the sample site`,
    })),
    faq: [
      {
        question: 'How soon can it be live?',
        answer: 'In 2-3 weeks from the day we have your texts and pictures.',
      },
    ],
    preview: {
      firm: name,
      layout: 'practice',
      action: { label: 'Contact us', leadsTo: 'Contact' },
      pages: [
        {
          name: 'Home',
          blocks: [
            {
              kind: 'hero',
              title: `What ${name} does, in six words`,
              text: 'Say here whom it is for and what they can do next.',
              button: 'Contact us',
              leadsTo: 'Contact',
            },
          ],
        },
      ],
    },
  };
}

export const TEMPLATE_TO_DO = [
  'Write "title", "description", "keywords", "badges", "features", "overview", "gallery" and "faq".',
  'Write the sample site: "preview" names the invented firm, a layout (editorial, shop, clinic, practice, product, restaurant), pages and pictures.',
  'Choose two colours of the palette for "heroFrom" and "heroTo".',
  'Name its slug in "portfolio.templates" of data/pages/website-design.json to show it there.',
  'After npm run build, name its screenshots, such as "picture": "../images/templates/<slug>.jpg"; npm run pictures:templates takes them (docs/editing.md).',
];
