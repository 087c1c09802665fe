import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ThemedPicture } from './themed-picture';

interface ShelfProps {
  /** Of eight things, evenly spaced. */
  pictures: Queries.ThemedPictureFieldsFragment;
  /** Its least width: by default that of which a phone shows two and a half things. */
  width?: string;
  /** Below the things, as wide as the picture. */
  children?: ReactNode;
}

/** A picture as wide as the window; where the things would be too small, it scrolls sideways. */
export function Shelf({ pictures, width = '70rem', children }: ShelfProps) {
  return (
    // The keyboard has to reach it where it scrolls and has no links.
    <div css={scrollStyle} tabIndex={children ? undefined : 0}>
      <div css={{ minWidth: width }}>
        <ThemedPicture
          pictures={pictures}
          // On phones a little less than it is shown at, for their networks; the difference is invisible.
          sizes={`(min-width: 48em) max(${width}, 100vw), calc(0.85 * ${width})`}
          css={pictureStyle}
        />
        {children}
      </div>
    </div>
  );
}

const scrollStyle = css({ overflowX: 'auto' });

const pictureStyle = css({
  borderRadius: 0,
  '--aspect': '3.5',
  '--focal-point': '50% 100%',
});
