import { css } from '@emotion/react';
import {
  PanelSnippet,
  zoomStyles,
} from '../../../panels/snippets/panel-snippet';
import { columns, onDarkStyle, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { STRONG_GROUND } from '../../../styles/tint';
import {
  FeatureWords,
  type IllustratedFeature,
  type IllustratedProps,
} from '../../shared/feature';

/** The first cell is as high as all beside it. A snippet of kind `channels` gets a whole row; then the others are equal. */
export function FeatureGrid({ features }: IllustratedProps) {
  const hasFrameless = features.some(isFrameless);
  return (
    <ul
      css={[gridStyle, hasFrameless ? equalStyle : firstHighStyle]}
      style={{ '--beside': features.length - 1 }}
    >
      {features.map((feature, index) => (
        <li key={feature.title} css={isFrameless(feature) && wideStyle}>
          <div
            css={[
              cellStyle,
              isFrameless(feature) ? framedStyle : besideStyle,
              index === 0 && strongStyle,
            ]}
          >
            <FeatureWords
              feature={feature}
              css={[
                index === 0 && onDarkStyle,
                !isFrameless(feature) && besideSnippetStyle,
              ]}
            />
            <PanelSnippet
              snippet={feature.snippet}
              css={[zoomStyles.inFeature, !isFrameless(feature) && risingStyle]}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Its cell is the frame. */
const isFrameless = ({ snippet }: IllustratedFeature) =>
  snippet.kind === 'channels';

const gridStyle = css(plainList, columns('1fr', { wide: '1fr 2fr' }), {
  gap: theme.space[6],
  '> li': { containerType: 'inline-size' },
});

const firstHighStyle = css({
  [theme.media.wide]: {
    '> :first-of-type': { gridRow: 'span var(--beside)' },
  },
});

const equalStyle = css(columns('1fr', { medium: '1fr 1fr' }));
const wideStyle = css({ gridColumn: '1 / -1' });

const cellStyle = css(columns(), {
  gridTemplateRows: 'auto 1fr',
  gap: theme.space[8],
  height: '100%',
  padding: `${theme.space[6]} ${theme.space[6]} 0`,
  overflow: 'clip',
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  [theme.media.phone]: { gap: theme.space[5] },
});

const strongStyle = css({ background: STRONG_GROUND });

const besideStyle = css({
  [theme.container.wide]: {
    gridTemplate: 'auto / minmax(0, 5fr) minmax(0, 6fr)',
  },
});

const besideSnippetStyle = css({
  [theme.container.wide]: { paddingBottom: theme.space[8] },
});

const framedStyle = css({ padding: theme.space[8] });

/** The snippet rises from the lower edge of its cell. */
const risingStyle = css({
  borderBottom: 0,
  borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
});
