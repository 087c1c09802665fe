import { render, screen, within } from '@testing-library/react';
import { testPicture } from '../../../tools/jest/picture';
import { TemplateGrid } from './template-grid';

const template: Queries.TemplateCardFieldsFragment = {
  slug: 'saas-landing',
  name: 'SaaS Landing',
  suits: 'Rota and till software',
  heroFrom: 'plum-800',
  heroTo: 'coral-700',
  sampleSite: { firm: 'Rotawren' },
  picture: testPicture('/saas.jpg'),
  phonePicture: testPicture('/saas-phone.jpg'),
};

test('an entry shows the sample firm and both screenshots, and links to the template', () => {
  const { container } = render(<TemplateGrid templates={[template]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'RotawrenSaaS LandingRota and till software',
  );
  expect(
    [...container.querySelectorAll('img')].map((img) =>
      img.getAttribute('src'),
    ),
  ).toEqual(['/saas-phone.jpg', '/saas.jpg']);
  expect(screen.getByRole('link', { name: template.name })).toHaveAttribute(
    'href',
    '/websites/saas-landing',
  );
});

test('a template without a picture and a sample site is shown by its name', () => {
  const bare = {
    ...template,
    sampleSite: null,
    picture: null,
    phonePicture: null,
  };
  const { container } = render(<TemplateGrid templates={[bare]} />);
  expect(container.querySelector('img')).toBeNull();
  expect(
    within(screen.getByRole('listitem')).getAllByText('SaaS Landing'),
  ).toHaveLength(3);
});
