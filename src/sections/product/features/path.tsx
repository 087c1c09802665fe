import type { CSSProperties } from 'react';
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
    <div css={clipStyle}>
      <Section title={title} text={text} wideHead>
        <ol
          css={lineStyle}
          style={{ '--steps': items.length } as CSSProperties}
        >
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
    </div>
  );
}

/** The sky is wider than a page with a scroll bar. */
const clipStyle = css({ overflowX: 'clip' });

const lineStyle = (theme: Theme) =>
  css(plainList, {
    [theme.media.wide]: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--steps), minmax(0, 1fr))',
      gridAutoFlow: 'column',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      // The sky down to the line, from edge to edge of the page.
      '&::before': {
        content: '""',
        // Not in the flow, where it would take the steps' places.
        position: 'absolute',
        gridArea: '1 / 1 / 2 / -1',
        zIndex: -1,
        inset: `calc(-1 * ${theme.space[12]}) calc(50% - 50vw) 0`,
        borderBottom: `${theme.thick} solid ${theme.tint.strong}`,
        background: `linear-gradient(transparent, ${theme.tint.line})`,
      },
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
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      padding: `0 ${theme.space[5]} 0 0`,
      border: 0,
      '> :nth-last-child(2)': { alignSelf: 'end' },
      '&[data-wide="true"] > :nth-last-child(2)': {
        width: `calc(200% + ${theme.space[5]})`,
      },
      '[data-mini]': {
        borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
        borderBottom: 0,
      },
      '> :last-child': {
        gridRow: 2,
        paddingTop: theme.space[10],
        h3: { fontSize: theme.text.title4 },
      },
      // Below the line, as the furrows of the field.
      '> :last-child::before': {
        inset: '0 auto auto 0',
        margin: 0,
        width: theme.space[10],
        height: theme.space[5],
        borderRadius: `0 0 ${theme.radius.round} ${theme.radius.round}`,
      },
    },
  });
