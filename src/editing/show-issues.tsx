import type { EmotionCache } from '@emotion/react';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { theme } from '../styles/theme';
import { IssuesPanel } from './issues-panel';
import { useIssues } from './use-issues';

/** Shows what is wrong with data/ over every page, in a root of its own: pages are drawn as they are without it. */
export function showIssues(cache: EmotionCache): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Issues />
      </ThemeProvider>
    </CacheProvider>,
  );
}

function Issues() {
  return <IssuesPanel issues={useIssues()} />;
}
