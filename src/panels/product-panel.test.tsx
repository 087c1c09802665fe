import fs from 'node:fs';
import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { stringsWithPaths } from '../content/json-values';
import { ProductPanel } from './product-panel';

/** Fields that panels draw instead of writing them. */
const DRAWN = ['icon', 'image', 'imageAlt', 'kind', 'own', 'speaker', 'user'];

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ allProduct: { nodes: [] } });
});

/** The files whose products or pages have a panel. */
const panels = [
  ...fs.readdirSync('data/products').map((file) => `products/${file}`),
  'pages/home.json',
].map((name) => {
  const json = JSON.parse(fs.readFileSync(`data/${name}`, 'utf8')) as Page;
  return { name, ...(json.hero.panel ? json.hero : json) };
});

interface Page {
  hero: Page;
  panel?: Record<string, unknown>;
  cornerSnippet?: Record<string, unknown>;
}

test.each(panels)('the panel of $name shows all its texts', (page) => {
  const { panel = {}, cornerSnippet } = page;
  render(<ProductPanel panel={panel} cornerSnippet={cornerSnippet} />);
  const figure = screen.getByRole('figure');
  for (const { path, value } of stringsWithPaths({ panel, cornerSnippet })) {
    if (!DRAWN.includes(String(path.at(-1))))
      // Panels show the name and the place of a caller separately.
      for (const part of path.at(-1) === 'caller' ? value.split(', ') : [value])
        expect(figure).toHaveTextContent(part);
  }
  // Its caption, which says that it is a sample, is read first.
  expect(figure).toHaveAccessibleName(String(panel['caption']));
});

test('a workflow says whether it is on', () => {
  const words = { icon: 'mail', start: '', now: '', last: '' };
  const panel = {
    kind: 'workflow',
    caption: '',
    user: '',
    steps: [],
    workflows: [
      { ...words, title: 'Chase', off: false },
      { ...words, title: 'Greet', off: true },
    ],
    task: { title: '', text: '', button: '' },
  };
  render(<ProductPanel panel={panel} />);
  expect(screen.getByRole('figure')).toHaveTextContent(
    /Chase On\b.*Greet Off\b/,
  );
});

test('the first conversation is open', () => {
  const conversation = { channel: 'SMS', preview: '', time: '', unread: false };
  const dialogue = [{ speaker: 'customer', text: 'Are you open?' }];
  const inbox = {
    kind: 'conversation',
    caption: '',
    user: '',
    conversations: [{ ...conversation, name: 'Bo Reed' }],
    threads: [{ channel: 'SMS', event: '', dialogue }],
  };
  render(<ProductPanel panel={inbox} />);
  expect(screen.getByRole('figure')).toHaveTextContent(
    'Bo Reed: Are you open?',
  );
});
