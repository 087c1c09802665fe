import { screen } from '@testing-library/react';
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

test.each([
  [false, ['Overview', 'Pages', 'Gallery', 'Pricing', 'FAQ']],
  [
    true,
    [
      ...['Overview', 'Pages', 'Menu', 'Gallery'],
      ...['Reservations', 'Pricing', 'FAQ'],
    ],
  ],
])('links to the sections, restaurant: %s', (isRestaurant, sections) => {
  renderWithTheme(
    <TemplateNavigation labels={labels} isRestaurant={isRestaurant} />,
  );
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(sections.map((name) => [name, `#${name.toLowerCase()}`]));
});
