import { act, screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { TemplatePreview } from './template-preview';
import { queriedBakery as bakery } from './test-template';

jest.mock('./when-near', () => ({
  whenNear: (_element: Element, arrive: () => void) => {
    arrive();
    return () => undefined;
  },
}));
jest.mock('./living-preview', () => {
  throw new Error('Loading chunk template-preview failed');
});

test('says so when its code can’t be loaded, and offers to load the page again', async () => {
  await act(async () => {
    renderWithTheme(
      <TemplatePreview template={bakery} defaultPages={['Home']} />,
    );
    await Promise.resolve();
  });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'The preview could not be loaded.',
  );
  expect(
    screen.getByRole('button', { name: 'Load the page again' }),
  ).toBeVisible();
});
