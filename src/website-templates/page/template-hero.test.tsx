import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { TemplateHero } from './template-hero';

const template: Queries.TemplateHeroFieldsFragment = {
  title: 'A shop that sells',
  description: 'Everything a shop needs.',
  heroFrom: 'plum-800',
  heroTo: 'coral-700',
  badges: ['Fast', 'Friendly', 'Found'],
  restaurant: null,
};

const copy: Queries.TemplateHeroCopyFieldsFragment = {
  bookTable: 'Book a Table',
  bookConsultation: { label: 'Book a Consultation', href: '/book-demo' },
  backToPortfolio: { label: 'Back to Portfolio', href: '/website-design' },
};

const hrefs = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('TemplateHero', () => {
  test('shows what the template is, with its three badges', () => {
    renderWithTheme(<TemplateHero template={template} copy={copy} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A shop that sells',
    );
    expect(screen.getByText('Everything a shop needs.')).toBeVisible();
    const badges = screen.getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(
      template.badges,
    );
  });

  test('offers a consultation and the way back', () => {
    renderWithTheme(<TemplateHero template={template} copy={copy} />);
    expect(hrefs()).toEqual([
      ['Book a Consultation', '/book-demo'],
      ['Back to Portfolio', '/website-design'],
    ]);
  });

  test('offers a table on the page of the restaurant', () => {
    const restaurant = { ...template, restaurant: { name: 'Olivo' } };
    renderWithTheme(<TemplateHero template={restaurant} copy={copy} />);
    expect(hrefs()).toEqual([
      ['Book a Table', '#reservations'],
      ['Back to Portfolio', '/website-design'],
    ]);
  });
});
