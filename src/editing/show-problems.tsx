import type { EmotionCache } from '@emotion/react';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { theme } from '../styles/theme';
import { ProblemsPanel } from './problems-panel';
import { useProblems } from './use-problems';

/** Shows what is wrong with data/ over every page, in a root of its own: pages are drawn as they are without it. */
export function showProblems(cache: EmotionCache): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Problems />
      </ThemeProvider>
    </CacheProvider>,
  );
}

function Problems() {
  return <ProblemsPanel problems={useProblems()} />;
}
