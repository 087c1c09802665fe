import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Section } from '../../../components/text/section';
import { plainList } from '../../../styles/lists';
import type { FeaturesProps } from '../feature';
import { FeatureWords, sortFeatures } from '../feature';
import { groundStyle } from '../ground';
import { LargeMini } from '../large-mini';

/** A row for each feature, with its part of the product at alternate sides. */
export function Ledger({ features: { title, text, items } }: FeaturesProps) {
  const { shown } = sortFeatures(items);
  return (
    <Section title={title} text={text}>
      <ul css={listStyle}>
        {items.map((feature) => (
          <li
            key={feature.title}
            css={feature.mini ? rowStyle : wordsRowStyle}
            data-side={shown.indexOf(feature) % 2 ? 'left' : 'right'}
          >
            <FeatureWords feature={feature} />
            {feature.mini && (
              <div css={stageStyle}>
                <LargeMini mini={feature.mini} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listStyle = (theme: Theme) =>
  css(plainList, {
    '> li': { borderTop: `${theme.line} solid ${theme.colour.line}` },
  });

const wordsRowStyle = (theme: Theme) =>
  css({
    paddingBlock: theme.space[6],
    [theme.media.medium]: {
      '> div': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: theme.space[16],
      },
    },
  });

const rowStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[6],
    paddingBlock: theme.space[6],
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: theme.space[16],
      alignItems: 'center',
      padding: 0,
      h3: { fontSize: theme.text.title2 },
      '> :first-child': { fontSize: theme.text.lead },
      '&[data-side="left"] > :first-child': { order: 1 },
    },
  });

const stageStyle = (theme: Theme) =>
  css(groundStyle(theme), {
    display: 'grid',
    alignItems: 'center',
    minHeight: `calc(2 * ${theme.width.narrow})`,
    padding: `${theme.space[8]} ${theme.space[4]}`,
    [theme.media.wide]: {
      '--bowl': '22%',
      paddingInline: theme.space[12],
    },
  });
