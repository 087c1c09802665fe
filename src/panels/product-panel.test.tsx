import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { panel as panelSchema } from '../content/schemas/panel';
import { ProductPanel } from './product-panel';
import { panelOf } from './panel-of.fixture';
import { panels } from './panels.fixture';

describe('ProductPanel', () => {
  test.each(
    panels.map(([panel, texts]) => [panel.kind, panel, texts] as const),
  )('of kind %s shows its data over its caption', (kind, panel, texts) => {
    renderWithTheme(<ProductPanel panel={panel} />);
    const figure = screen.getByRole('figure');
    for (const text of texts) expect(figure).toHaveTextContent(text);
    expect(within(figure).getByText(`The ${kind} at work`)).toBeVisible();
  });

  test('says ratings in words', () => {
    const reviews = panels.find(([{ kind }]) => kind === 'reviews');
    if (!reviews) throw new Error('There is no panel of reviews');
    renderWithTheme(<ProductPanel panel={reviews[0]} />);
    expect(screen.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  });

  test.each(panels.map(([{ kind }]) => kind))(
    'of kind %s shows at least its caption where data is missing',
    (kind) => {
      renderWithTheme(<ProductPanel panel={panelOf(kind, {})} />);
      expect(screen.getByText(`The ${kind} at work`)).toBeVisible();
      expect(screen.getByRole('figure')).not.toHaveTextContent(
        /undefined|null/,
      );
    },
  );

  test('is tried here with every kind that an editor can choose', () => {
    const kinds = panelSchema.options.map(({ shape }) => shape.kind.value);
    expect(panels.map(([{ kind }]) => kind).sort()).toEqual(kinds.sort());
  });

  test('throws for an unknown kind', () => {
    expect(() =>
      renderWithTheme(<ProductPanel panel={panelOf('teapot', {})} />),
    ).toThrow('There is no panel of kind teapot');
  });
});
