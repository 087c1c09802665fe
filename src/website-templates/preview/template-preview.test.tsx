import { act, screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { TemplatePreview } from './template-preview';
import { queriedBakery as bakery } from './test-template';
import { whenNear } from './when-near';

jest.mock('./when-near');

const preview = <TemplatePreview template={bakery} defaultPages={['Home']} />;

test('keeps its room until it comes near, and only then wakes', async () => {
  let arrive: () => void = () => undefined;
  jest.mocked(whenNear).mockImplementation((_element, call) => {
    arrive = call;
    return () => undefined;
  });
  await act(async () => {
    renderWithTheme(preview);
    await Promise.resolve();
  });
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(await screen.findByRole('tab', { name: 'Home' })).toBeVisible();
});
