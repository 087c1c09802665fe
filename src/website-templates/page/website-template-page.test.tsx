import { act, screen, within } from '@testing-library/react';
import { pagePropsOf, renderHead } from '../../../tools/jest/page';
import { renderWithTheme } from '../../../tools/jest/render';
import { mockViewport } from '../../../tools/jest/viewport';
import WebsiteTemplatePage, {
  Head,
} from '../../templates/website-template-page';

type Data = Queries.WebsiteTemplateQuery;

const template: NonNullable<Data['websiteTemplate']> = {
  name: 'Studio',
  title: 'A studio on show',
  description: 'For people who make things.',
  keywords: ['studio', 'portfolio'],
  heroFrom: 'plum-800',
  heroTo: 'coral-700',
  badges: ['Fast', 'Friendly', 'Found'],
  features: ['Case studies', 'Image zoom', 'Enquiry form', 'Dark theme'],
  pages: null,
  overview: { title: 'Overview', text: 'What it is.' },
  gallery: [{ title: 'Front page', imageAlt: 'A wall of work', image: null }],
  faq: [{ question: 'How long?', answer: '2-3 weeks.' }],
  restaurant: null,
  preview: null,
};

const data: Data = {
  websiteTemplate: template,
  websiteTemplatePage: {
    bookTable: 'Book a Table',
    bookConsultation: { label: 'Book a Consultation', href: '/book-demo' },
    backToPortfolio: { label: 'Back to Portfolio', href: '/website-design' },
    navigation: {
      label: 'On this page',
      overview: 'Overview',
      pages: 'Pages',
      menu: 'Menu',
      gallery: 'Gallery',
      reservations: 'Reservations',
      pricing: 'Pricing',
      faq: 'FAQ',
    },
    pages: { title: 'Included pages', text: 'Ready to fill.' },
    defaultPages: ['Home', 'About', 'Services', 'Contact'],
    gallery: { title: 'Gallery', text: 'A look around.' },
    pricing: { title: 'Pricing', text: 'Three ways to start.' },
    tierAction: { label: 'Choose', href: '/book-demo' },
    faq: { title: 'FAQ', text: 'Good to know.' },
    closing: {
      title: 'Ready?',
      text: 'Let us talk.',
      actions: [{ label: 'Start Your Project', href: '/book-demo' }],
    },
  },
  tiers: {
    note: 'Prices exclude VAT.',
    tiers: [
      { name: 'Starter', price: '£1,499', features: ['Up to 5 pages'] },
      { name: 'Growth', price: '£2,999', features: ['SEO setup'] },
      { name: 'Scale', price: '£4,999', features: ['Performance tuning'] },
    ],
  },
  siteSettings: { name: 'Larkfield', origin: 'https://www.example.com' },
};

const PATH = '/websites/studio';

async function setUp(changes: Partial<typeof template> = {}) {
  const page = { ...data, websiteTemplate: { ...template, ...changes } };
  mockViewport();
  await act(async () => {
    renderWithTheme(<WebsiteTemplatePage {...pagePropsOf(page, PATH)} />);
    // The preview suspends until it comes near the viewport.
    await Promise.resolve();
  });
}

describe('WebsiteTemplatePage', () => {
  test.each([
    ['the default pages', null, ['Home', 'About', 'Services', 'Contact']],
    ['its own pages', ['Home', 'Work'], ['Home', 'Work']],
  ])('lists %s', async (_what, pages, expected) => {
    await setUp({ pages });
    const section = screen.getByRole('region', { name: 'Included pages' });
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(expected);
  });

  test('has every section that its navigation links to', async () => {
    await setUp();
    const navigation = screen.getByRole('navigation', { name: 'On this page' });
    for (const link of within(navigation).getAllByRole('link')) {
      const hash = link.getAttribute('href') ?? '';
      expect(document.querySelectorAll(hash)).toHaveLength(1);
    }
  });

  test('adds the template’s first feature to the first tier', async () => {
    await setUp();
    const tier = screen.getByRole('heading', { name: 'Starter' });
    expect(tier.closest('li')).toHaveTextContent('Case studies');
  });

  test('ends with a call to action', async () => {
    await setUp();
    expect(
      screen.getByRole('link', { name: 'Start Your Project' }),
    ).toHaveAttribute('href', '/book-demo');
  });

  test('has no restaurant sections when there is no restaurant', async () => {
    await setUp();
    expect(
      screen.queryByRole('region', { name: /Menu|Book a Table|Visit/ }),
    ).not.toBeInTheDocument();
  });
});

test('Head has a title with the names of template and site', () => {
  renderHead(Head, data, PATH);
  expect(document.title).toBe('Studio website template | Larkfield');
});
