import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pagePropsOf } from '../../seo/page.fixture';
import WebsiteTemplatePage from '../../templates/website-template-page';
import { template, texts, tiers } from './website-template.fixture';

const data: Queries.WebsiteTemplateQuery = {
  websiteTemplate: template,
  websiteTemplatePage: texts,
  tiers: { note: 'Prices exclude VAT.', tiers },
  clinics: { title: 'Clinics', notes: [] },
  siteSettings: { name: 'Larkfield', origin: 'https://www.example.com' },
};

const PATH = '/websites/studio';

function setUp(changes: Partial<typeof template> = {}) {
  const page = { ...data, websiteTemplate: { ...template, ...changes } };
  return render(<WebsiteTemplatePage {...pagePropsOf(page, PATH)} />);
}

describe('WebsiteTemplatePage', () => {
  test.each([
    ['the default pages', null, texts.defaultPages],
    ['its own pages', ['Home', 'Work'], ['Home', 'Work']],
  ])('links to %s', (_what, pages, expected) => {
    setUp({ pages });
    const section = screen.getByRole('region', { name: texts.pages.title });
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expected.map((name) => `/samples/studio/#${name.toLowerCase()}`),
    );
    for (const [index, name] of expected.entries())
      expect(links[index]).toHaveTextContent(name);
  });

  test('lists all features with the tier that each begins with', () => {
    setUp();
    const section = screen.getByRole('region', { name: texts.features.title });
    const features = within(section).getAllByRole('listitem');
    expect(features.map(({ textContent }) => textContent)).toEqual([
      'Case studies (Starter)',
      'Image zoom (Growth)',
      'Enquiry form (Scale)',
      'Dark theme (Starter)',
    ]);
  });

  test.each([true, null])('shows clinics only if asked: %s', (showsClinics) => {
    setUp({ showsClinics });
    const section = screen.queryByRole('region', { name: 'Clinics' });
    expect(section !== null).toBe(Boolean(showsClinics));
  });

  test('frames the sample site, on the chosen device', async () => {
    const { container } = setUp();
    const device = () =>
      container
        .querySelector('[data-device]:has(iframe)')
        ?.getAttribute('data-device');
    expect(screen.getByTitle(/a sample website/)).toHaveAttribute(
      'src',
      '/samples/studio/',
    );
    expect(device()).toBe('desktop');
    expect(screen.getByText(/\.example$/).parentElement).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    // jsdom has a narrow window, where the buttons are hidden.
    const phone = screen.getByText('Phone').closest('button');
    await userEvent.click(phone ?? document.body);
    expect(phone).toHaveAttribute('aria-pressed', 'true');
    expect(device()).toBe('phone');
  });
});
