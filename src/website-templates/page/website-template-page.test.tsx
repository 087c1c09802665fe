import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pagePropsOf, renderHead } from '../../../tools/jest/page';
import { renderWithTheme } from '../../../tools/jest/render';
import { mockViewport } from '../../../tools/jest/viewport';
import { bakery, queriedBakery } from '../preview/template.fixture';
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
  const viewport = mockViewport();
  await act(async () => {
    renderWithTheme(<WebsiteTemplatePage {...pagePropsOf(page, PATH)} />);
    // The preview waits to come near.
    await Promise.resolve();
  });
  return viewport;
}

/** A picture as the page's query gives it while there is none. */
function withoutImage({
  title,
  imageAlt,
}: {
  title: string;
  imageAlt: string;
}) {
  return { title, imageAlt, image: null };
}

function itemsOf(title: string) {
  const section = screen.getByRole('region', { name: title });
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

describe('the page of a website template', () => {
  test('lists Home, About, Services and Contact for a template that names no pages', async () => {
    await setUp();
    expect(itemsOf('Included pages')).toEqual([
      'Home',
      'About',
      'Services',
      'Contact',
    ]);
  });

  test('lists the pages that a template names', async () => {
    await setUp({ pages: ['Home', 'Work', 'Contact'] });
    expect(itemsOf('Included pages')).toEqual(['Home', 'Work', 'Contact']);
  });

  test('has every place that its navigation points at', async () => {
    await setUp();
    const navigation = screen.getByRole('navigation', { name: 'On this page' });
    for (const link of within(navigation).getAllByRole('link')) {
      const place = link.getAttribute('href') ?? '';
      expect(document.querySelectorAll(place)).toHaveLength(1);
    }
  });

  test.each([
    ['Starter', 'Case studies'],
    ['Growth', 'Image zoom'],
    ['Scale', 'Enquiry form'],
  ])('adds to the tier %s the feature "%s"', async (name, feature) => {
    await setUp();
    const tier = screen.getByRole('heading', { level: 3, name }).closest('li');
    expect(tier).toHaveTextContent(feature);
    expect(screen.getAllByText(feature)).toHaveLength(1);
  });

  test('ends by asking to start a project', async () => {
    await setUp();
    expect(
      screen.getByRole('link', { name: 'Start Your Project' }),
    ).toHaveAttribute('href', '/book-demo');
  });

  test('shows nothing of a restaurant where there is none', async () => {
    await setUp();
    expect(
      screen.queryByRole('region', { name: /Menu|Book a Table|Visit/ }),
    ).not.toBeInTheDocument();
  });
});

describe('the page of a template that has just been added', () => {
  test('is made of its file alone, with a small page for each included page', async () => {
    const user = userEvent.setup();
    const viewport = await setUp({
      ...queriedBakery,
      gallery: bakery.gallery.map(withoutImage),
    });
    await act(async () => {
      viewport.enter();
      await Promise.resolve();
    });
    const overview = screen.getByRole('region', { name: 'Sold out by ten' });
    const tabs = await within(overview).findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(bakery.pages);
    for (const tab of tabs) {
      await user.click(tab);
      const page = within(overview).getByRole('group', {
        name: `${tab.textContent} page of Crumb & Daughter`,
      });
      expect(within(page).getByRole('heading', { level: 3 })).toBeVisible();
      expect(page.textContent.length).toBeGreaterThan(50);
    }
  });
});

describe('its Head', () => {
  test('names the template and the site', () => {
    renderHead(Head, data, PATH);
    expect(document.title).toBe('Studio website template | Larkfield');
  });
});
