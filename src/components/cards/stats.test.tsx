import { render, screen } from '@testing-library/react';
import { StatTile } from './stats';

test('has its label first in the HTML', () => {
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
