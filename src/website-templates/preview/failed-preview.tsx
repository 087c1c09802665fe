import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../../components/button';
import { tabPanelStyle } from './stage-style';

/** Stands in for a preview whose code could not be loaded, where no page of it is in the HTML. */
export function FailedPreview() {
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
