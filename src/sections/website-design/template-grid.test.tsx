import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { TemplateGrid } from './template-grid';

const templates: Queries.TemplateCardFieldsFragment[] = [
  {
    slug: 'saas-landing',
    name: 'SaaS Landing',
    description: 'For software.',
    heroFrom: 'plum-800',
    heroTo: 'coral-700',
    badges: ['Fast', 'Friendly', 'Found'],
    picture: null,
  },
];

describe('TemplateGrid', () => {
  test('shows what a template is and leads to its page', () => {
    renderWithTheme(<TemplateGrid templates={templates} />);
    const card = screen.getByRole('listitem');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
      'SaaS Landing',
    );
    expect(card).toHaveTextContent('For software.');
    expect(card).toHaveTextContent('Fast · Friendly · Found');
    expect(
      screen.getByRole('link', { name: 'View SaaS Landing' }),
    ).toHaveAttribute('href', '/websites/saas-landing');
  });
});
