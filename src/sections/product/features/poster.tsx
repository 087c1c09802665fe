import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { useId } from 'react';
import { RichText } from '../../../components/text/rich-text';
import { columnStyle, leadStyle } from '../../../components/text/section';
import type { FeaturesProps } from '../feature';
import { FeatureList, sortFeatures } from '../feature';
import { rowGroundStyle } from '../ground';
import { LargeMini } from '../large-mini';

/** The first part of the product very large on its ground, from edge to edge, and all features below. */
export function Poster({ features: { title, text, items } }: FeaturesProps) {
  const headingId = useId();
  const [first] = sortFeatures(items).shown;
  return (
    <section aria-labelledby={headingId}>
      <div css={skyStyle}>
        <div css={posterStyle}>
          <div>
            <h2 id={headingId}>{title}</h2>
            <p css={leadStyle}>
              <RichText>{text}</RichText>
            </p>
          </div>
          <LargeMini mini={first?.mini ?? null} huge />
        </div>
      </div>
      <div css={wordsStyle}>
        <FeatureList items={items} />
      </div>
    </section>
  );
}

const posterStyle = (theme: Theme) =>
  css(rowGroundStyle(theme), columnStyle(theme), {
    '--bowl': '16rem',
    overflow: 'visible',
    background: 'none',
    paddingTop: theme.space.section,
    h2: { fontSize: theme.text.titleLong },
    '&::before': {
      minHeight: theme.width.narrow,
      marginInline: 'calc(50% - 50vw)',
      marginTop: theme.space[8],
    },
    '> :last-child': {
      // Its foot is cut off by the field's lower edge.
      maxHeight: `calc(2.2 * ${theme.width.narrow})`,
      marginTop: theme.space[16],
    },
    [theme.media.wide]: {
      '--bowl': `calc(50vw - ${theme.width.card})`,
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)',
      columnGap: theme.space[16],
      '> :last-child': { gridArea: '1 / 2 / 3 / 3', marginTop: 0 },
    },
  });

/** The sky; it cuts off what is too much of the field. */
const skyStyle = (theme: Theme) =>
  css({
    overflow: 'clip',
    background: theme.tint.soft,
    [theme.media.print]: { background: 'none' },
  });

const wordsStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    paddingBlock: `${theme.space[8]} ${theme.space.section}`,
    li: { borderTop: 0 },
  });
