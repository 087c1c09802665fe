import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { panel as panelSchema } from '../content/schemas/product/panel';
import { panels } from './panels.fixture';
import { ProductPanel } from './product-panel';

test.each(panels.map(([panel, texts]) => [panel.kind, panel, texts] as const))(
  'the %s panel shows its data over its caption',
  (_, panel, texts) => {
    const outcome = { kind: 'payment', amount: '£240', title: '', status: '' };
    renderWithTheme(<ProductPanel panel={panel} outcome={outcome} />);
    const figure = screen.getByRole('figure');
    for (const text of [...texts, '£240', panel.caption])
      expect(figure).toHaveTextContent(text);
    // A name would be read in addition to the caption.
    expect(figure).toHaveAccessibleName('');
  },
);

test('has sample data for every kind that an editor can choose', () => {
  const kinds = panels.map(([{ kind }]) => kind);
  const known = panelSchema.options.map(({ shape }) => shape.kind.value);
  expect(kinds.sort()).toEqual(known.sort());
});

test('the inbox opens the first conversation when no preview matches', () => {
  const [inbox] = panels.find(([{ kind }]) => kind === 'inbox') ?? [];
  const dialogue = [{ speaker: 'customer', text: 'No preview has this' }];
  renderWithTheme(<ProductPanel panel={{ ...inbox, dialogue }} />);
  expect(screen.getByRole('figure')).toHaveTextContent(
    'Bo Reed: No preview has this',
  );
});
