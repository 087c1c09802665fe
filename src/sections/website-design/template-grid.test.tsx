import { screen } from '@testing-library/react';
import { testPicture } from '../../../tools/jest/picture';
import { renderWithTheme } from '../../../tools/jest/render';
import { TemplateGrid } from './template-grid';

test.each([
  ['a picture', testPicture('/saas.jpg'), 1],
  ['its name', null, 2],
])('a card shows %s and links to the template', (_what, picture, names) => {
  const template = {
    slug: 'saas-landing',
    name: 'SaaS Landing',
    description: 'For software.',
    heroFrom: 'plum-800',
    heroTo: 'coral-700',
    badges: ['Fast', 'Friendly', 'Found'],
    picture,
  };
  renderWithTheme(<TemplateGrid templates={[template]} />);
  expect(screen.getAllByText('SaaS Landing')).toHaveLength(names);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'For software.Fast · Friendly · Found',
  );
  expect(
    screen.getByRole('link', { name: 'View SaaS Landing' }),
  ).toHaveAttribute('href', '/websites/saas-landing');
});
