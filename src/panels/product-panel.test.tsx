import fs from 'node:fs';
import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { stringsWithPaths } from '../content/json-values';
import { ProductPanel } from './product-panel';

/** Fields that panels draw instead of writing them. */
const DRAWN = ['icon', 'image', 'imageAlt', 'kind', 'speaker', 'user'];

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ allProduct: { nodes: [] } });
});

const panels = fs.readdirSync('data/products').map((name) => {
  const json = fs.readFileSync(`data/products/${name}`, 'utf8');
  const { panel } = JSON.parse(json) as { panel: Record<string, unknown> };
  return { name, panel };
});

test.each(panels)('the panel of $name shows all its texts', ({ panel }) => {
  render(<ProductPanel panel={panel} />);
  const figure = screen.getByRole('figure');
  for (const { path, value } of stringsWithPaths(panel)) {
    if (!DRAWN.includes(String(path.at(-1))))
      // Panels show the name and the place of a caller separately.
      for (const part of path.at(-1) === 'caller' ? value.split(', ') : [value])
        expect(figure).toHaveTextContent(part);
  }
  // Its caption, which says that it is a sample, is read first.
  expect(figure).toHaveAccessibleName(String(panel['caption']));
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
