import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { LegalText } from './legal-text';

const document: Queries.LegalTextFieldsFragment = {
  title: 'Privacy Policy',
  summary: 'What we keep.',
  effective: '3 November 2024',
  lastUpdated: '3 March 2025',
  sections: [
    { title: 'Data', blocks: [{ text: 'We keep **little**.', items: null }] },
    {
      title: 'Contact',
      blocks: [{ text: null, items: ['[Mail](mailto:a@example.com)', 'Post'] }],
    },
  ],
};

test('LegalText shows its dates, numbered sections and the markup of their text', () => {
  renderWithTheme(<LegalText document={document} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Privacy Policy',
  );
  expect(
    screen.getByText('Effective 3 November 2024. Last updated 3 March 2025.'),
  ).toBeVisible();
  const data = within(screen.getByRole('region', { name: '1. Data' }));
  expect(data.getByRole('paragraph')).toHaveTextContent('We keep little.');
  const contact = within(screen.getByRole('region', { name: '2. Contact' }));
  expect(contact.getAllByRole('listitem')).toHaveLength(2);
  expect(contact.getByRole('link', { name: 'Mail' })).toHaveAttribute(
    'href',
    'mailto:a@example.com',
  );
});
