import { render, screen } from '@testing-library/react';
import { Icon } from './icon';
import { initials } from './person';
import { Rating } from './rating';
import { StatTile } from './stats';

test('a figure has its label first in the HTML', () => {
  render(
    <dl>
      <StatTile value="1,284" label="Leads" change="+12%" />
    </dl>,
  );
  const group = screen.getByRole('term').parentElement;
  expect(
    [...(group?.children ?? [])].map(({ tagName, textContent }) => [
      tagName,
      textContent,
    ]),
  ).toEqual([
    ['DT', 'Leads'],
    ['DD', '1,284'],
    ['DD', '+12%'],
  ]);
});

test('an icon is hidden from screen readers', () => {
  const { container } = render(<Icon name="star" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test.each([5, 3])(
  'a rating is read out as "%i out of 5" and shows as many stars',
  (stars) => {
    render(<Rating stars={stars} />);
    const rating = screen.getByRole('img', { name: `${stars} out of 5` });
    expect(rating.querySelectorAll('[fill="currentColor"]')).toHaveLength(
      stars,
    );
    expect(rating.querySelectorAll('[fill="none"]')).toHaveLength(5 - stars);
  },
);

describe('initials', () => {
  test.each([
    ['Farida Hussain, Bramhall', 'FH'],
    ['Mary Ann van Dyke', 'MD'],
    ['Renu', 'R'],
    ['42 customers', '42'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
