import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { TemplateNavigation } from './template-navigation';

const labels: Queries.TemplateNavigationFieldsFragment = {
  label: 'On this page',
  overview: 'Overview',
  pages: 'Pages',
  menu: 'Menu',
  gallery: 'Gallery',
  reservations: 'Reservations',
  pricing: 'Pricing',
  faq: 'FAQ',
};

function places(isRestaurant: boolean) {
  renderWithTheme(
    <TemplateNavigation labels={labels} isRestaurant={isRestaurant} />,
  );
  const navigation = screen.getByRole('navigation', { name: 'On this page' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('TemplateNavigation', () => {
  test('names five places on the page', () => {
    expect(places(false)).toEqual([
      ['Overview', '#overview'],
      ['Pages', '#pages'],
      ['Gallery', '#gallery'],
      ['Pricing', '#pricing'],
      ['FAQ', '#faq'],
    ]);
  });

  test('adds Menu and Reservations for the restaurant', () => {
    expect(places(true)).toEqual([
      ['Overview', '#overview'],
      ['Pages', '#pages'],
      ['Menu', '#menu'],
      ['Gallery', '#gallery'],
      ['Reservations', '#reservations'],
      ['Pricing', '#pricing'],
      ['FAQ', '#faq'],
    ]);
  });
});
