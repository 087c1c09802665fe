import { renderWithTheme } from '../../../tools/jest/render';
import { icon } from '../../content/schemas/icons';
import { Icon, icons } from './icon';

describe('Icon', () => {
  test('draws exactly the names that editors choose from', () => {
    expect(Object.keys(icons).sort()).toEqual([...icon.options].sort());
  });

  test.each(icon.options)('draws "%s", hidden from screen readers', (name) => {
    const { container } = renderWithTheme(<Icon name={name} />);
    expect(container.querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });

  test('draws nothing for an unknown name', () => {
    const { container } = renderWithTheme(<Icon name="unicorn" />);
    expect(container).toBeEmptyDOMElement();
  });
});
