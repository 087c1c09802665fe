import { css } from '@emotion/react';
import { Section } from '../../../components/text/section';
import { MiniPanel, zoomStyles } from '../../../panels/mini/mini-panel';
import { columns, onDarkStyle, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { STRONG_GROUND } from '../../../styles/tint';
import {
  type FeaturesProps,
  type ShownFeature,
  FeatureList,
  FeatureWords,
} from '../../shared/feature';

/** Only features with a mini panel get a cell. One without a frame gets a row, and the others are then of equal size. */
export function Mosaic({ shown, others, ...head }: FeaturesProps) {
  const hasDrawing = shown.some(isDrawing);
  return (
    <Section {...head} splitHead>
      <ul
        css={[
          gridStyle,
          hasDrawing ? equalStyle : { '--beside': shown.length - 1 },
        ]}
      >
        {shown.map((feature, index) => (
          <li key={feature.title} css={isDrawing(feature) && wideStyle}>
            <div
              css={[
                cellStyle,
                isDrawing(feature) ? framedStyle : besideStyle,
                index === 0 && strongStyle,
              ]}
            >
              <FeatureWords
                feature={feature}
                css={index === 0 && onDarkStyle}
              />
              <MiniPanel
                mini={feature.mini}
                css={[miniStyle, !isDrawing(feature) && risingStyle]}
              />
            </div>
          </li>
        ))}
      </ul>
      <FeatureList items={others} />
    </Section>
  );
}

/** The kind `channels` has no frame of its own, so its cell is the frame. */
const isDrawing = ({ mini }: ShownFeature) => mini.kind === 'channels';

const gridStyle = css(plainList, columns({ wide: '1fr 2fr' }), {
  gap: theme.space[6],
  marginBottom: theme.space[8],
  '> li': { containerType: 'inline-size' },
  [theme.media.wide]: {
    '> :first-of-type': { gridRow: 'span var(--beside)' },
  },
});

const equalStyle = css(columns({ medium: '1fr 1fr' }));

const wideStyle = css({ gridColumn: '1 / -1' });

const cellStyle = css(columns(), {
  gridTemplateRows: 'auto 1fr',
  gap: theme.space[8],
  height: '100%',
  padding: `${theme.space[6]} ${theme.space[6]} 0`,
  overflow: 'clip',
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
});

const strongStyle = css({ background: STRONG_GROUND });

const besideStyle = css({
  [theme.container.wide]: {
    gridTemplate: 'auto / minmax(0, 5fr) minmax(0, 6fr)',
    '> :first-of-type': { paddingBottom: theme.space[8] },
    '> :last-child': { alignSelf: 'stretch' },
  },
});

const framedStyle = css({ padding: theme.space[8] });

const miniStyle = css(zoomStyles.inFeature, { alignSelf: 'end' });

/** The panel rises from the lower edge of its cell. */
const risingStyle = css({
  borderBottom: 0,
  borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
});
