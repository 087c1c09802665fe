import { css } from '@emotion/react';
import { MARK } from '../brand/mark';
import { theme } from '../styles/theme';

export function Brand({ siteName }: { siteName: string }) {
  return (
    <span css={brandStyle}>
      <svg
        viewBox={`0 0 ${MARK.size} ${MARK.size}`}
        css={markStyle}
        aria-hidden="true"
      >
        <path d={MARK.lark} fill="currentColor" />
        <path d={MARK.sun} fill={theme.colour.brandCoral} />
      </svg>
      {siteName}
    </span>
  );
}

const brandStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontFamily: theme.font.display,
  // No wider than a phone, however large the text.
  fontSize: `min(${theme.text.brand}, 6vw)`,
  fontWeight: 700,
  lineHeight: theme.leading.tight,
  letterSpacing: theme.tracking.large,
  color: theme.colour.text,
  // Keeps the header in one row at 400 % zoom, in any fallback font.
  [theme.media.low]: { fontSize: theme.text.small },
});

const markStyle = css({
  width: '1.34em',
  height: '1.34em',
  flex: 'none',
});
