import { render } from '@testing-library/react';
import { icon } from '../../content/schemas/icons';
import { Icon, icons } from './icon';

test('has exactly the icons that the schema allows', () => {
  expect(Object.keys(icons).sort()).toEqual([...icon.options].sort());
});

test.each([
  ['star', 1],
  ['unicorn', 0],
])('the icon %s renders %i svg', (name, count) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
    count,
  );
});
