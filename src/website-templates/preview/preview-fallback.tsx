import { use } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { tabListStyle, tabStyle } from '../../components/controls/tabs-style';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { PreviewToolbar } from './preview-toolbar';

interface PreviewSkeletonProps {
  firm: string;
  pages: readonly string[];
}

/** Keeps the preview's room while its code loads: the same parts, empty or invisible, to prevent layout shift. */
export function PreviewSkeleton({ firm, pages }: PreviewSkeletonProps) {
  return (
    <div aria-hidden="true" inert>
      <div css={hiddenStyle}>
        <PreviewToolbar
          device="desktop"
          firm={firm}
          onChange={() => undefined}
        />
        <div css={tabListStyle}>
          {pages.map((page) => (
            <span key={page} css={tabStyle}>
              {page}
            </span>
          ))}
        </div>
      </div>
      <div css={tabPanelStyle} />
    </div>
  );
}

const never = new Promise<never>(() => undefined);

/**
 * Replaces a preview whose code could not be loaded. During hydration it suspends for ever, so that React leaves the
 * first page that is in the HTML as it is.
 */
export function PreviewError() {
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

/** As high as the largest device, so that nothing below the preview moves when the device changes. */
export const tabPanelStyle = (theme: Theme) =>
  css({
    display: 'grid',
    alignItems: 'start',
    paddingTop: theme.space[5],
    minHeight: theme.height.device,
    [theme.media.print]: { minHeight: 0 },
  });

const hiddenStyle = css({ visibility: 'hidden' });

const messageStyle = (theme: Theme) =>
  css(tabPanelStyle(theme), {
    placeContent: 'center',
    justifyItems: 'center',
    gap: theme.space[3],
    padding: theme.space[4],
    border: `${theme.line} dashed ${theme.colour.control}`,
    borderRadius: theme.radius.large,
  });
