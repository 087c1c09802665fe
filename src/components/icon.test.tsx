import { renderWithTheme } from '../../tools/jest/render';
import { icon } from '../content/icons';
import { IconDrawing, icons } from './icon-drawing';

describe('IconDrawing', () => {
  test('draws exactly the names that editors choose from', () => {
    expect(Object.keys(icons).sort()).toEqual([...icon.options].sort());
  });

  test.each(icon.options)('draws "%s", hidden from screen readers', (name) => {
    const { container } = renderWithTheme(<IconDrawing name={name} />);
    expect(container.querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });

  test('draws nothing for an unknown name', () => {
    const { container } = renderWithTheme(<IconDrawing name="unicorn" />);
    expect(container).toBeEmptyDOMElement();
  });
});
