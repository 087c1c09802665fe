import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuSection } from './menu-section';

const menu: Queries.RestaurantMenuFieldsFragment = {
  title: 'Menu',
  text: 'Cooked today.',
  categories: ['All', 'Starters', 'Mains', 'Desserts', 'Coffee'],
  dishes: [
    {
      name: 'Burrata',
      desc: 'With late tomatoes.',
      price: '£12.50',
      tag: 'Vegetarian',
      category: 'Starters',
      image: null,
      imageAlt: null,
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

const textsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

describe('MenuSection', () => {
  test('marks All as pressed, and shows every dish, whichever button is pressed', async () => {
    const user = userEvent.setup();
    render(<MenuSection menu={menu} />);
    const buttons = screen.getAllByRole('button');
    expect(textsOf(buttons)).toEqual(menu.categories);
    for (const button of buttons) {
      await user.click(button);
      expect(textsOf(screen.getAllByRole('button', { pressed: true }))).toEqual(
        ['All'],
      );
      expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    }
  });
});
