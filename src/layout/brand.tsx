import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { MARK } from '../brand/mark';
import { WORDMARK } from '../brand/wordmark';
import { visuallyHidden } from '../styles/visually-hidden';

interface BrandProps {
  siteName: string;
}

/**
 * The mark and the name, in the colour of the text around them. The name is drawn, so that it looks the same before
 * the display face has arrived; a name that data/site.json has changed is written until it is drawn, too.
 */
export function Brand({ siteName }: BrandProps) {
  return (
    <span css={brandStyle}>
      <svg
        viewBox={`0 0 ${MARK.size} ${MARK.size}`}
        css={markStyle}
        aria-hidden="true"
      >
        <path d={MARK.lark} fill="currentColor" />
        <path d={MARK.sun} css={sunStyle} />
      </svg>
      {siteName === WORDMARK.text ? <Wordmark /> : siteName}
    </span>
  );
}

/** The name as a drawing. It is text all the same: to be read out, found and copied. */
function Wordmark() {
  return (
    <>
      <svg
        viewBox={`0 0 ${WORDMARK.width} ${WORDMARK.height}`}
        css={wordStyle}
        aria-hidden="true"
      >
        <path d={WORDMARK.path} fill="currentColor" />
      </svg>
      <span css={visuallyHidden}>{WORDMARK.text}</span>
    </>
  );
}

const brandStyle = (theme: Theme) =>
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[2],
    fontFamily: theme.font.display,
    fontSize: theme.text.title3,
    fontWeight: 700,
    letterSpacing: '-0.03em',
    color: theme.colour.text,
  });

const markStyle = (theme: Theme) =>
  css({ width: theme.space[8], height: theme.space[8], flex: 'none' });

const sunStyle = (theme: Theme) => css({ fill: theme.colour.sunrise });

/** The letters stand on the line of the mark's horizon, a little lower than its middle. */
const wordStyle = css({ height: '0.9em', width: 'auto', flex: 'none' });
