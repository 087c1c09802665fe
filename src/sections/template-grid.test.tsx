import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { TemplateGrid } from './template-grid';

const templates: Queries.TemplateCardFieldsFragment[] = [
  {
    slug: 'saas-landing',
    name: 'SaaS Landing',
    description: 'For software.',
    heroFrom: 'plum-800',
    heroTo: 'coral-700',
    badges: ['Fast', 'Friendly', 'Found'],
  },
];

describe('TemplateGrid', () => {
  test('shows what a template is and leads to its page', () => {
    renderWithTheme(<TemplateGrid templates={templates} />);
    const card = screen.getByRole('listitem');
    expect(card).toHaveTextContent('For software.');
    expect(card).toHaveTextContent('Fast · Friendly · Found');
    expect(
      screen.getByRole('link', { name: 'View SaaS Landing' }),
    ).toHaveAttribute('href', '/websites/saas-landing');
  });

  test.each([
    [undefined, 3],
    ['h2', 2],
    ['h3', 3],
  ] as const)('told %s, heads its cards at level %i', (headingLevel, level) => {
    renderWithTheme(
      <TemplateGrid templates={templates} headingLevel={headingLevel} />,
    );
    expect(screen.getByRole('heading', { level })).toHaveTextContent(
      'SaaS Landing',
    );
  });
});
