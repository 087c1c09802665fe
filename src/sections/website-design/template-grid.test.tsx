import { render, screen, within } from '@testing-library/react';
import { TemplateGrid } from './template-grid';

const template: Queries.TemplateCardFieldsFragment = {
  slug: 'saas-landing',
  name: 'SaaS Landing',
  suits: 'Rota and till software',
  heroFrom: 'plum-800',
  heroTo: 'coral-700',
  sample: { firm: 'Rotawren' },
  picture: null,
  phonePicture: null,
};

test('a template without a picture is shown by its name', () => {
  const { container } = render(<TemplateGrid templates={[template]} />);
  expect(container.querySelector('img')).toBeNull();
  expect(
    within(screen.getByRole('listitem')).getAllByText('SaaS Landing'),
  ).toHaveLength(2);
});
