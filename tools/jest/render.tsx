import type { ReactElement } from 'react';
import { ThemeProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { theme } from '../../src/styles/theme';

/** Renders a component under the site's theme. */
export function renderWithTheme(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => (
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    ),
  });
}
