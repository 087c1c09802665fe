/** @jest-environment node */
import { only, repositoryContent } from './test-support';

const content = repositoryContent();

test.each([
  [
    'ecommerce-store',
    ['Home', 'Shop', 'Product', 'Cart', 'Checkout', 'About', 'Contact'],
  ],
  [
    'corporate-website',
    ['Home', 'Solutions', 'About', 'Case Studies', 'Blog', 'Contact'],
  ],
  [
    'restaurant-cafe',
    ['Home', 'Menu', 'Reservations', 'Gallery', 'Location', 'Contact'],
  ],
  ['creative-portfolio', ['Home', 'Work', 'About', 'Services', 'Contact']],
  ['saas-landing', ['Home', 'Features', 'Pricing', 'FAQ', 'Contact']],
  [
    'healthcare-medical',
    ['Home', 'Services', 'Doctors', 'Appointments', 'Patient Info', 'Contact'],
  ],
])('%s includes the pages of SPEC.md section 2', (slug, pages) => {
  const template = only(
    content.WebsiteTemplate.filter(({ value }) => value.slug === slug),
  );
  expect(template.pages).toEqual(pages);
});

test('the portfolio shows the six templates in SPEC.md’s order', () => {
  expect(
    only(content.WebsiteDesignPage).portfolio.templates.slice(0, 6),
  ).toEqual([
    ...['ecommerce-store', 'corporate-website', 'restaurant-cafe'],
    ...['creative-portfolio', 'saas-landing', 'healthcare-medical'],
  ]);
});

test('a template without pages of its own has the default ones', () => {
  expect(only(content.WebsiteTemplatePage).defaultPages).toEqual([
    ...['Home', 'About', 'Services', 'Contact'],
  ]);
});

test.each(content.WebsiteTemplate.map(({ value }) => value))(
  '$slug says how soon it can be live, and says nothing else',
  ({ slug, faq }) => {
    const answers = faq.map(({ answer }) => answer).join(' ');
    const isRestaurant = slug === 'restaurant-cafe';
    expect(answers.match(/\d-\d weeks/g)).toEqual([
      isRestaurant ? '1-2 weeks' : '2-3 weeks',
    ]);
  },
);

test('the support centre has five groups of 4, 4, 4, 3 and 3 questions', () => {
  expect(
    only(content.Faq).groups.map(({ title, questions }) => [
      title,
      questions.length,
    ]),
  ).toEqual([
    ['Getting Started', 4],
    ['Features & Functionality', 4],
    ['Pricing & Plans', 4],
    ['Security & Compliance', 3],
    ['Support & Training', 3],
  ]);
});

test.each([
  ['privacy-policy', 11],
  ['terms-of-service', 15],
])('%s has %i sections and its dates', (slug, sections) => {
  const document = only(
    content.LegalDocument.filter(({ value }) => value.slug === slug),
  );
  expect(document.sections).toHaveLength(sections);
  expect(document.effective).toBe('2024-11-03');
  expect(document.lastUpdated).toBe('2025-03-03');
});

test('five callers and five lines, and a summary for each outcome', () => {
  const { callers, script, summaries } = only(content.Demos).calls;
  expect(new Set(callers).size).toBe(5);
  expect(script).toHaveLength(5);
  expect(summaries.map(({ outcome }) => outcome).sort()).toEqual([
    ...['appointment', 'callback', 'information', 'qualified'],
  ]);
});

test('the chat’s keyword rules are SPEC.md’s, in its order', () => {
  const { replies } = only(content.Demos).chat;
  expect(replies.map(({ keywords }) => keywords)).toEqual([
    ['schedule', 'appointment', 'book'],
    ['price', 'cost', 'pricing'],
    ['feature', 'what can', 'capabilities'],
    ['demo', 'show me'],
    ['help', 'support'],
  ]);
});

test('the chat’s replies say what SPEC.md asks of them', () => {
  const { replies, fallback } = only(content.Demos).chat;
  const [, pricing, , demo] = replies.map(({ reply }) => reply);
  expect(pricing).toContain('from $99/month');
  expect(pricing).toMatch(/free 14-day trial/);
  expect(demo).toMatch(/email.*time/);
  expect(fallback).toMatch(/specialist/);
});

test('the words of the not-found screens (SPEC.md section 8)', () => {
  expect(only(content.NotFoundPage)).toMatchObject({
    code: '404',
    title: 'Oops! Page not found',
    action: { label: 'Return to Home', href: '/' },
    template: {
      title: 'Template not found',
      text: 'Please browse our available templates below.',
      action: { href: '/website-design' },
    },
  });
});

test('the home page’s headline and calls to action (SPEC.md sections 1 and 2)', () => {
  const { hero, closing } = only(content.HomePage);
  expect(hero.title).toBe('Grow Revenue, Save Time');
  expect(hero.badge.href).toBe('/ai-lead-gen');
  expect(hero.actions).toContainEqual({
    label: 'Book Consultation',
    href: '/book-demo',
  });
  expect(closing.title).toBe('Ready to transform your business?');
  expect(closing.actions).toContainEqual({
    label: 'Book Demo',
    href: '/book-demo',
  });
});

test('the steps of the services: four and five', () => {
  expect(only(content.AiLeadGenPage).process.steps).toHaveLength(4);
  expect(only(content.WebsiteDesignPage).process.steps).toHaveLength(5);
  expect(only(content.AiLeadGenPage).services.items).toHaveLength(3);
  expect(only(content.WebsiteDesignPage).benefits.items).toHaveLength(6);
  expect(only(content.DemoPage).features.items).toHaveLength(3);
});
