import { act, render, screen } from '@testing-library/react';
import { mockViewport } from '../../../tools/jest/viewport';
import { HYDRATED_EVENT } from '../../components/hydration/hydration';
import { TemplatePreview } from './template-preview';
import { bakery } from './template.fixture';

test('loads and announces its hydration only when it comes near the viewport', async () => {
  const hydrated = jest.fn();
  document.addEventListener(HYDRATED_EVENT, hydrated);
  const viewport = mockViewport();
  await act(async () => {
    render(<TemplatePreview template={bakery} includedPages={['Home']} />);
    await Promise.resolve();
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(hydrated).not.toHaveBeenCalled();
  await act(async () => {
    viewport.enter();
    await Promise.resolve();
  });
  expect(await screen.findByRole('heading', { level: 3 })).toBeVisible();
  expect(hydrated).toHaveBeenCalledTimes(1);
});
