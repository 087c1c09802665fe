import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
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

describe('LegalText', () => {
  test('opens with its title, what it says in short and its two dates', () => {
    renderWithTheme(<LegalText document={document} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Privacy Policy',
    );
    expect(screen.getByText('What we keep.')).toBeVisible();
    expect(
      screen.getByText('Effective 3 November 2024. Last updated 3 March 2025.'),
    ).toBeVisible();
  });

  test('numbers its sections, each under a heading of its own', () => {
    renderWithTheme(<LegalText document={document} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      '1. Data',
      '2. Contact',
    ]);
  });

  test('shows paragraphs and lists with their markup', () => {
    renderWithTheme(<LegalText document={document} />);
    const data = within(screen.getByRole('region', { name: '1. Data' }));
    expect(data.getByRole('paragraph')).toHaveTextContent('We keep little.');
    const contact = within(screen.getByRole('region', { name: '2. Contact' }));
    expect(contact.getAllByRole('listitem')).toHaveLength(2);
    expect(contact.getByRole('link', { name: 'Mail' })).toHaveAttribute(
      'href',
      'mailto:a@example.com',
    );
  });
});
