import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { panel as panelSchema } from '../content/schemas/product/panel';
import { miniOf } from './mini/mini-panel.fixture';
import { panelOf, panels } from './panels.fixture';
import { ProductPanel } from './product-panel';

const kinds = panels.map(([{ kind }]) => kind);

test.each(panels.map(([panel, texts]) => [panel.kind, panel, texts] as const))(
  'the %s panel shows its data over its caption',
  (kind, panel, texts) => {
    renderWithTheme(
      <ProductPanel
        panel={panel}
        outcome={miniOf({ kind: 'payment', amount: '£240' })}
      />,
    );
    const figure = screen.getByRole('figure');
    for (const text of [...texts, '£240', `The ${kind} at work`])
      expect(figure).toHaveTextContent(text);
    // A name would be read in addition to the caption.
    expect(figure).toHaveAccessibleName('');
  },
);

test('has sample data for every kind that an editor can choose', () => {
  const known = panelSchema.options.map(({ shape }) => shape.kind.value);
  expect(kinds.sort()).toEqual(known.sort());
});

test.each(kinds)(
  'the %s panel shows its caption when data is missing',
  (kind) => {
    renderWithTheme(<ProductPanel panel={panelOf(kind, {})} />);
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent(`The ${kind} at work`);
    expect(figure).not.toHaveTextContent(/undefined|null/);
  },
);

test('the inbox opens the first conversation when no preview matches', () => {
  const conversations = ['Bo Reed', 'Cy Fox'].map((name) => ({
    name,
    channel: 'SMS',
    preview: 'Thanks!',
    time: '9am',
    unread: false,
  }));
  const dialogue = [{ speaker: 'customer', text: 'Are you open?', time: null }];
  renderWithTheme(
    <ProductPanel panel={panelOf('inbox', { conversations, dialogue })} />,
  );
  expect(screen.getByRole('figure')).toHaveTextContent(
    'Bo Reed: Are you open?',
  );
});

test('throws for an unknown kind', () => {
  expect(() =>
    renderWithTheme(<ProductPanel panel={panelOf('teapot', {})} />),
  ).toThrow('There is no panel of kind teapot');
});
