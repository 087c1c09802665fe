import { act, render, screen, within } from '@testing-library/react';
import { pagePropsOf } from '../../../tools/jest/page';
import { mockViewport } from '../../../tools/jest/viewport';
import WebsiteTemplatePage from '../../templates/website-template-page';
import { copy, template, tiers } from './website-template.fixture';

const data: Queries.WebsiteTemplateQuery = {
  websiteTemplate: template,
  websiteTemplatePage: copy,
  tiers: { note: 'Prices exclude VAT.', tiers },
  siteSettings: { name: 'Larkfield', origin: 'https://www.example.com' },
};

const PATH = '/websites/studio';

async function setUp(changes: Partial<typeof template> = {}) {
  const page = { ...data, websiteTemplate: { ...template, ...changes } };
  mockViewport();
  await act(async () => {
    render(<WebsiteTemplatePage {...pagePropsOf(page, PATH)} />);
    // The preview suspends until it comes near the viewport.
    await Promise.resolve();
  });
}

describe('WebsiteTemplatePage', () => {
  test.each([
    ['the default pages', null, copy.defaultPages],
    ['its own pages', ['Home', 'Work'], ['Home', 'Work']],
  ])('links to %s', async (_what, pages, expected) => {
    await setUp({ pages });
    const section = screen.getByRole('region', { name: copy.pages.title });
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expected.map((name) => `#page-${name.toLowerCase()}`),
    );
    for (const [index, name] of expected.entries())
      expect(links[index]).toHaveTextContent(name);
  });

  test('lists the template’s n-th feature in the n-th tier', async () => {
    await setUp();
    for (const [index, { name, features }] of tiers.entries()) {
      const card = screen.getByRole('heading', { name }).closest('li');
      expect(
        Array.from(card?.querySelectorAll('li') ?? [], (li) => li.textContent),
      ).toEqual([...features, template.features[index]]);
    }
  });

  test('has every section that its navigation links to', async () => {
    await setUp();
    const navigation = screen.getByRole('navigation', {
      name: copy.navigation.label,
    });
    for (const link of within(navigation).getAllByRole('link')) {
      const hash = link.getAttribute('href') ?? '';
      expect(document.querySelectorAll(hash)).toHaveLength(1);
    }
  });

  test('ends with a call to action, without the restaurant’s sections', async () => {
    await setUp();
    expect(document.querySelector('#menu, #reservations')).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Start Your Project' }),
    ).toHaveAttribute('href', '/book-demo');
  });
});
