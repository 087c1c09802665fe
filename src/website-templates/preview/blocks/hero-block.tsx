import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Composition } from './composition';
import { TABLET, gradientStyle } from '../preview-style';
import type { BlockProps } from '../preview-fields';

/** The opening of a page, with the way on to another one. */
export function HeroBlock({ block, index, dispatch }: BlockProps) {
  const { title, text, button, leadsTo } = block;
  // Further down it is one block of several, under the page's own name.
  const Heading = index === 0 ? 'h3' : 'h4';
  return (
    <div css={[gradientStyle, heroStyle]}>
      <div css={wordsStyle}>
        <Heading>{title}</Heading>
        <p>{text}</p>
        {button && leadsTo && (
          <button
            type="button"
            css={linkStyle}
            onClick={() => dispatch({ type: 'follow', page: leadsTo })}
          >
            {button}
          </button>
        )}
      </div>
      {/* Different words have different pictures. */}
      <div css={artStyle}>
        <Composition number={title?.length ?? 0} isLight />
      </div>
    </div>
  );
}

const heroStyle = (theme: Theme) =>
  css({
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    [TABLET]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      minHeight: theme.width.smallCard,
    },
  });

const wordsStyle = (theme: Theme) =>
  css({
    alignSelf: 'center',
    padding: `${theme.space[8]} var(--preview-gutter)`,
    [TABLET]: { paddingBlock: theme.space[10] },
    'h3, h4': {
      fontSize: theme.text.titlePreview,
      lineHeight: theme.leading.tight,
      letterSpacing: '-0.025em',
    },
    p: { maxWidth: '32em', lineHeight: theme.leading.snug },
  });

/** Below the words on a phone, beside them elsewhere. */
const artStyle = (theme: Theme) =>
  css({
    position: 'relative',
    minHeight: theme.space[24],
    svg: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  });

const linkStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[3]} ${theme.space[5]}`,
    border: `${theme.line} solid transparent`,
    borderRadius: theme.radius.round,
    background: theme.colour.surface,
    color: theme.colour.text,
    fontSize: theme.text.small,
    fontWeight: 600,
    lineHeight: theme.leading.snug,
    cursor: 'pointer',
    '&:hover': { background: theme.tint.soft },
  });
