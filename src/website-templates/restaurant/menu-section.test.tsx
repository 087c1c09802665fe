import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testPicture } from '../../../tools/jest/picture';
import { renderWithTheme } from '../../../tools/jest/render';
import { MenuSection } from './menu-section';

const categories = ['All', 'Starters', 'Mains', 'Desserts', 'Coffee'];

const menu: Queries.RestaurantMenuFieldsFragment = {
  title: 'Menu',
  text: 'Cooked today.',
  categories,
  dishes: [
    {
      name: 'Burrata',
      desc: 'With late tomatoes.',
      price: '£12.50',
      tag: 'Vegetarian',
      category: 'Starters',
      image: testPicture('/burrata.jpg'),
      imageAlt: 'Burrata on a dark plate',
    },
    {
      name: 'Espresso',
      desc: 'Short and strong.',
      price: '£3.50',
      tag: 'Vegan',
      category: 'Coffee',
      image: null,
      imageAlt: null,
    },
  ],
};

function setUp() {
  renderWithTheme(<MenuSection menu={menu} />);
  return within(screen.getByRole('region', { name: 'Menu' }));
}

const dishes = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('MenuSection', () => {
  test('is the place that the page’s navigation points at', () => {
    setUp();
    expect(screen.getByRole('region', { name: 'Menu' })).toHaveAttribute(
      'id',
      'menu',
    );
  });

  test('shows each dish with its price, and a picture where there is one', () => {
    const section = setUp();
    expect(dishes()).toEqual(['Burrata £12.50', 'Espresso £3.50']);
    expect(section.getByText('With late tomatoes.')).toBeVisible();
    expect(section.getByText('Vegetarian')).toBeVisible();
    expect(section.getByRole('img')).toHaveAccessibleName(
      'Burrata on a dark plate',
    );
  });

  test('shows the categories, All as chosen', () => {
    const section = setUp();
    const buttons = section.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(categories);
    expect(section.getByRole('button', { pressed: true })).toHaveTextContent(
      'All',
    );
  });

  test.each(categories)('shows the same after a press on %s', async (name) => {
    const user = userEvent.setup();
    const section = setUp();
    await user.click(section.getByRole('button', { name }));
    expect(dishes()).toHaveLength(2);
    expect(section.getByRole('button', { pressed: true })).toHaveTextContent(
      'All',
    );
  });
});
