import type { CSSProperties } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Section } from '../../../components/text/section';
import { plainList } from '../../../styles/lists';
import type { FeaturesProps } from '../feature';
import { FeatureList, FeatureWords, sortFeatures } from '../feature';
import { LargeMini } from '../large-mini';

/** Parts of the product along a line from edge to edge, and the features in words alone below. */
export function Path({ features: { title, text, items } }: FeaturesProps) {
  const { shown, told } = sortFeatures(items);
  return (
    <div css={clipStyle}>
      <Section title={title} text={text} wideHead>
        <ol
          css={lineStyle}
          style={{ '--steps': shown.length } as CSSProperties}
        >
          {shown.map((feature) => (
            <li key={feature.title}>
              <LargeMini mini={feature.mini} />
              <FeatureWords feature={feature} />
            </li>
          ))}
        </ol>
        <FeatureList items={told} />
      </Section>
    </div>
  );
}

/** The sky is wider than a page with a scroll bar. */
const clipStyle = css({ overflowX: 'clip' });

const lineStyle = (theme: Theme) =>
  css(plainList, {
    marginBottom: theme.space[8],
    paddingLeft: theme.space[2],
    '> li': {
      display: 'flex',
      flexDirection: 'column-reverse',
      gap: theme.space[5],
      padding: `0 0 ${theme.space[8]} ${theme.space[6]}`,
      borderLeft: `${theme.thick} solid ${theme.tint.strong}`,
      '&:last-child': { paddingBottom: 0 },
      '> :last-child': { position: 'relative' },
      // A disc in the middle of the line.
      '> :last-child::before': {
        content: '""',
        position: 'absolute',
        left: `calc(-1 * ${theme.space[6]} - ${theme.thick} / 2)`,
        top: theme.space[3],
        width: theme.space[6],
        height: theme.space[6],
        border: `${theme.thick} solid ${theme.colour.page}`,
        borderRadius: theme.radius.round,
        background: theme.tint.strong,
        translate: '-50% -50%',
      },
    },
    [theme.media.wide]: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--steps), minmax(0, 1fr))',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      columnGap: theme.space[6],
      padding: 0,
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
      '> li': {
        display: 'grid',
        gridRow: '1 / 3',
        gridTemplateRows: 'subgrid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0,
        padding: 0,
        border: 0,
        // Above the line, with room for the disc.
        '> :first-of-type': {
          alignSelf: 'end',
          paddingBottom: theme.space[8],
        },
        '> :last-child': { gridRow: 2, paddingTop: theme.space[10] },
        '> :last-child::before': {
          left: theme.space[6],
          top: `calc(-1 * ${theme.thick} / 2)`,
        },
        // From the part of the product down to its disc.
        '> :last-child::after': {
          content: '""',
          position: 'absolute',
          left: theme.space[6],
          bottom: '100%',
          height: theme.space[10],
          borderLeft: `${theme.thick} solid ${theme.tint.strong}`,
          translate: '-50%',
        },
      },
    },
  });
