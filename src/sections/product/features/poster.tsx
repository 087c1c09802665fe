import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { useId } from 'react';
import { RichText } from '../../../components/text/rich-text';
import { columnStyle, leadStyle } from '../../../components/text/section';
import type { FeaturesProps } from '../feature';
import { FeatureList, sortFeatures } from '../feature';
import { groundStyle } from '../ground';
import { LargeMini } from '../large-mini';

/** The first part of the product very large on its ground, from edge to edge, and all features below. */
export function Poster({ features: { title, text, items } }: FeaturesProps) {
  const headingId = useId();
  const [first] = sortFeatures(items).shown;
  return (
    <section aria-labelledby={headingId}>
      <div css={groundStyle}>
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
  css(columnStyle(theme), {
    '--furrows': '50%',
    display: 'grid',
    gap: theme.space[10],
    paddingTop: theme.space.section,
    h2: { fontSize: theme.text.titleLong },
    '> :last-child': {
      // Its foot is cut off by the ground's lower edge.
      maxHeight: `calc(2.2 * ${theme.width.narrow})`,
    },
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)',
      gap: theme.space[16],
    },
  });

const wordsStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    paddingBlock: `${theme.space[8]} ${theme.space.section}`,
    li: { borderTop: 0 },
  });
