import { render, screen } from '@testing-library/react';
import { TemplateNavigation } from './template-navigation';
import { texts } from './website-template.fixture';

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
  render(
    <TemplateNavigation
      labels={texts.navigation}
      isRestaurant={isRestaurant}
    />,
  );
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(sections.map((name) => [name, `#${name.toLowerCase()}`]));
});
