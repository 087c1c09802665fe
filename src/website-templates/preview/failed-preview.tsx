import { use } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { tabPanelStyle } from './stage-style';

const never = new Promise<never>(() => undefined);

/**
 * Stands in for a preview whose code could not be loaded. Where the HTML of the build holds the preview's first page,
 * waiting for ever makes React leave that page as it is.
 */
export function FailedPreview() {
  if (!useHydrated()) use(never);
  return (
    <div css={messageStyle}>
      <p role="status">The preview could not be loaded.</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </div>
  );
}

const messageStyle = (theme: Theme) =>
  css(tabPanelStyle(theme), {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: theme.space[3],
    padding: theme.space[4],
    border: `${theme.line} dashed ${theme.colour.control}`,
    borderRadius: theme.radius.large,
  });
