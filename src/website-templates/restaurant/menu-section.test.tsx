import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuSection } from './menu-section';
import { testRestaurant } from './restaurant.fixture';

const { menu } = testRestaurant;

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
      expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(
        menu.dishes.length,
      );
    }
  });
});
