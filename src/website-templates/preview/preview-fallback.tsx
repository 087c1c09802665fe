import { use } from 'react';
import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { frameHeightStyle } from '../../components/media/device-frame';
import { useHydrated } from '../../components/hydration/scripts';
import { theme } from '../../styles/theme';
import { PreviewToolbar } from './preview-toolbar';

/** Keeps the preview's room while its code loads: the same parts, empty or invisible, to prevent layout shift. */
export function PreviewSkeleton({
  slug,
  firm,
}: {
  slug: string;
  firm: string;
}) {
  return (
    <div aria-hidden="true" inert>
      <div css={hiddenStyle}>
        <PreviewToolbar
          device="desktop"
          slug={slug}
          firm={firm}
          onChange={() => undefined}
        />
      </div>
      <div css={frameHeightStyle} />
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
      <p role="status">We couldn’t load the preview.</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}

const hiddenStyle = css({ visibility: 'hidden' });

const messageStyle = css(frameHeightStyle, {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space[3],
  padding: theme.space[4],
  border: `${theme.line} dashed ${theme.colour.control}`,
  borderRadius: theme.radius.large,
});
