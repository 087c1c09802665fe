import { render, screen, within } from '@testing-library/react';
import { LegalText } from './legal-text';

const document: Queries.LegalTextFieldsFragment = {
  title: 'Privacy Policy',
  summary: 'What we keep.',
  inShort: ['We keep [little](/privacy-policy#data).'],
  effective: '3 November 2024',
  lastUpdated: '3 March 2025',
  sections: [
    {
      title: 'Data',
      blocks: [{ kind: 'paragraph', text: 'We keep **little**.' }],
    },
    {
      title: 'Contact',
      blocks: [{ kind: 'list', items: ['[Mail](mailto:a@b.example)', 'Post'] }],
    },
  ],
};

test('LegalText shows its dates, numbered sections and the markup of their text', () => {
  render(<LegalText document={document} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Privacy Policy',
  );
  expect(screen.getByRole('article')).toHaveTextContent(
    'Effective 3 November 2024. Last updated 3 March 2025.',
  );
  const data = within(screen.getByRole('region', { name: '1. Data' }));
  expect(data.getAllByRole('paragraph')[0]).toHaveTextContent(
    'We keep little.',
  );
  const contact = within(screen.getByRole('region', { name: '2. Contact' }));
  expect(contact.getAllByRole('listitem')).toHaveLength(2);
  expect(contact.getByRole('link', { name: 'Mail' })).toHaveAttribute(
    'href',
    'mailto:a@b.example',
  );
});

test('LegalText shows a list whose items all begin with a term as terms with their texts', () => {
  const items = ['**Logs** 30 days.', '**Tax** **Six years**, by [law](/law).'];
  render(
    <LegalText
      document={{
        ...document,
        sections: [{ title: 'Data', blocks: [{ kind: 'list', items }] }],
      }}
    />,
  );
  const data = within(screen.getByRole('region', { name: '1. Data' }));
  const textsOf = (role: string) =>
    data.getAllByRole(role).map(({ textContent }) => textContent);
  expect(textsOf('term')).toEqual(['Logs', 'Tax']);
  expect(textsOf('definition')).toEqual(['30 days.', 'Six years, by law.']);
});

test('LegalText says in short what is in it, and that this is not the text itself', () => {
  render(<LegalText document={document} />);
  const gist = within(screen.getByRole('region', { name: 'In short' }));
  expect(gist.getByRole('listitem')).toHaveTextContent('We keep little.');
  expect(gist.getByText(/does not replace the text/)).toBeVisible();
});

test('LegalText has no “In short” where its file has none', () => {
  render(<LegalText document={{ ...document, inShort: null }} />);
  expect(screen.queryByRole('region', { name: 'In short' })).toBeNull();
});

test('LegalText has the gist of a section, its first words in bold, in the summary alone', () => {
  const text = '**Very little.** We keep your name.';
  render(
    <LegalText
      document={{
        ...document,
        sections: [{ title: 'Data', blocks: [{ kind: 'paragraph', text }] }],
      }}
    />,
  );
  const data = screen.getByRole('region', { name: '1. Data' });
  const gist = within(data).getByText('Very little.');
  expect(gist.closest('summary')).toHaveTextContent('1. Data');
  expect(within(data).getByText('We keep your name.')).toBeInTheDocument();
});
