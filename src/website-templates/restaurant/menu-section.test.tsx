import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testPicture } from '../../components/media/picture.fixture';
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

const textsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

describe('MenuSection', () => {
  test('shows each dish, with its picture in it when it has one', () => {
    render(<MenuSection menu={menu} />);
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
      'Burrata',
      'Espresso',
    ]);
    const region = screen.getByRole('region', { name: 'Menu' });
    expect(region).toHaveAttribute('id', 'menu');
    expect(region).toHaveTextContent(
      'Burrata£12.50With late tomatoes.Vegetarian · Starters',
    );
    const [burrata, espresso] = screen.getAllByRole('heading', { level: 3 });
    const pictures = [burrata, espresso].map((name) =>
      name?.closest('li')?.querySelector('img')?.getAttribute('alt'),
    );
    expect(pictures).toEqual(['Burrata on a dark plate', undefined]);
  });

  test('marks All as pressed, says that the buttons are a sample, and shows every dish whichever is pressed', async () => {
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
