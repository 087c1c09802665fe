import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { StagedHero } from './staged-hero';

test.each(['call', 'a kind without a scene'])(
  'a staged hero has its words before its panel, with the scene %s',
  (scene) => {
    const hero = {
      badge: 'CRM',
      title: 'Deals',
      text: 'All.',
      actions: [],
      note: null,
    };
    renderWithTheme(
      <StagedHero hero={hero} scene={scene}>
        <figure>The board</figure>
      </StagedHero>,
    );
    const title = screen.getByRole('heading', { level: 1, name: 'Deals' });
    expect(title.compareDocumentPosition(screen.getByRole('figure'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);
