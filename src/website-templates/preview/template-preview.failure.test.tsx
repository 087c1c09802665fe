import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { mockViewport } from '../../../tools/jest/viewport';
import { TemplatePreview } from './template-preview';
import { bakery } from './template.fixture';

jest.mock('./interactive-preview', () => {
  throw new Error('Loading chunk template-preview failed');
});

const preview = <TemplatePreview template={bakery} includedPages={['Home']} />;

async function showWith(draw: () => void) {
  const viewport = mockViewport();
  await act(async () => {
    draw();
    await Promise.resolve();
  });
  await act(async () => {
    viewport.enter();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

test('shows an error and a reload button when its code can’t be loaded', async () => {
  await showWith(() => render(preview));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'We couldn’t load the preview.',
  );
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('keeps the page that is in the HTML when its code can’t be loaded', async () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<div data-hydrates-later="true"><style></style><span hidden="" data-scripts-on-load="#page-"></span><span id="page-home"></span><!--$--><p>The first page</p><!--/$--></div>';
  document.body.append(root);
  await showWith(() => hydrateRoot(root, preview));
  expect(screen.getByText('The first page')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
