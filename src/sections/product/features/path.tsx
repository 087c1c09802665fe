import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Section } from '../../../components/text/section';
import { plainList } from '../../../styles/lists';
import type { FeaturesProps } from '../feature';
import { FeatureWords } from '../feature';
import { LargeMini } from '../large-mini';

/** A line from the first feature to the last; parts of the product stand on it as on a horizon. */
export function Path({ features: { title, text, items } }: FeaturesProps) {
  return (
    <Section title={title} text={text} wideHead>
      <ol css={lineStyle}>
        {items.map((feature, index) => (
          <li
            key={feature.title}
            css={stepStyle}
            // Without a part of its own, the next step leaves its place to this one's.
            data-wide={index + 1 < items.length && !items[index + 1]?.mini}
          >
            <LargeMini mini={feature.mini} />
            <FeatureWords feature={feature} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const lineStyle = (theme: Theme) =>
  css(plainList, {
    [theme.media.wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
    },
  });

const stepStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: theme.space[5],
    padding: `0 0 ${theme.space[8]} ${theme.space[6]}`,
    borderLeft: `${theme.thick} solid ${theme.tint.strong}`,
    '&:last-child': { paddingBottom: 0 },
    '> :last-child': { position: 'relative' },
    // A half-disc at its place on the line.
    '> :last-child::before': {
      content: '""',
      position: 'absolute',
      right: '100%',
      top: theme.space[1],
      marginRight: theme.space[2],
      width: theme.space[3],
      height: theme.space[6],
      borderRadius: `0 ${theme.radius.round} ${theme.radius.round} 0`,
      background: theme.tint.strong,
    },
    [theme.media.wide]: {
      display: 'grid',
      gridRow: '1 / 3',
      gridTemplateRows: 'subgrid',
      padding: 0,
      border: 0,
      gap: 0,
      '> :first-of-type': { alignSelf: 'end' },
      '> :last-child': {
        gridRow: 2,
        padding: `${theme.space[6]} ${theme.space[5]} 0 0`,
        borderTop: `${theme.thick} solid ${theme.tint.strong}`,
        fontSize: theme.text.small,
        h3: { fontSize: theme.text.title4 },
      },
      '> :last-child::before': {
        inset: 'auto auto 100% 0',
        width: theme.space[8],
        height: theme.space[4],
        borderRadius: `${theme.radius.round} ${theme.radius.round} 0 0`,
      },
      '&[data-wide="true"] > :nth-last-child(2)': { width: '200%' },
      '[data-mini]': {
        borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
      },
    },
  });
