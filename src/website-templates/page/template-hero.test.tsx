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

describe('TemplateHero', () => {
  test('shows the title and the three badges', () => {
    renderWithTheme(<TemplateHero template={template} copy={copy} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A shop that sells',
    );
    const badges = screen.getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(
      template.badges,
    );
  });

  test.each([
    ['a consultation', null, ['Book a Consultation', '/book-demo']],
    ['a table', { name: 'Olivo' }, ['Book a Table', '#reservations']],
  ])('offers %s and the way back', (_what, restaurant, book) => {
    renderWithTheme(
      <TemplateHero template={{ ...template, restaurant }} copy={copy} />,
    );
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([book, ['Back to Portfolio', '/website-design']]);
  });
});
