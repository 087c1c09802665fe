import { render, screen, within } from '@testing-library/react';
import { testPicture } from '../../../tools/jest/picture';
import { TemplateExhibition } from './template-exhibition';
import { TemplateGrid } from './template-grid';

const template: Queries.TemplateCardFieldsFragment = {
  slug: 'saas-landing',
  name: 'SaaS Landing',
  title: 'Live in 2-3 weeks',
  heroFrom: 'plum-800',
  heroTo: 'coral-700',
  preview: { firm: 'Rotawren' },
  picture: testPicture('/saas.jpg'),
};

const link = { name: /View SaaS Landing$/ };

test('an entry shows the sample firm, the screenshot and the price, and links to the template', () => {
  const { container } = render(
    <TemplateGrid templates={[template]} price="£1,000" />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'RotawrenSaaS LandingFrom £1,000 plus VATLive in 2-3 weeks',
  );
  expect(container.querySelector('img')).toHaveAttribute('src', '/saas.jpg');
  expect(screen.getByRole('link', { name: template.name })).toHaveAttribute(
    'href',
    '/websites/saas-landing',
  );
});

test('a template without a picture and a preview is shown by its name', () => {
  const bare = { ...template, preview: null, picture: null };
  const { container } = render(<TemplateGrid templates={[bare]} />);
  expect(container.querySelector('img')).toBeNull();
  expect(
    within(screen.getByRole('listitem')).getAllByText('SaaS Landing'),
  ).toHaveLength(3);
});

test('the exhibition shows the last three templates, each a link', () => {
  const templates = ['a', 'b', 'c', 'd'].map((slug) => ({ ...template, slug }));
  render(<TemplateExhibition templates={templates} />);
  expect(
    screen.getAllByRole('link', link).map((shot) => shot.getAttribute('href')),
  ).toEqual(['/websites/d', '/websites/c', '/websites/b']);
});
