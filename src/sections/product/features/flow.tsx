import { css } from '@emotion/react';
import { Section } from '../../../components/text/section';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import type { FeaturesProps } from '../feature';
import { FeatureWords, largeMini } from '../feature';

/** Features as the steps of a workflow: one line leads down through all of them. */
export function Flow({ features: { title, text, items } }: FeaturesProps) {
  return (
    <div css={clipStyle}>
      <Section title={title} text={text} wideHead>
        <ul css={flowStyle}>
          {items.map((feature) => (
            <li key={feature.title} data-large={Boolean(feature.mini)}>
              <FeatureWords feature={feature} />
              {feature.mini && <MiniPanel mini={feature.mini} />}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** The canvas is wider than a page with a scroll bar. */
const clipStyle = css({ overflow: 'clip' });

const flowStyle = css(plainList, {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  rowGap: theme.space[10],
  paddingTop: theme.space[10],
  // The canvas of a workflow with its line, down to the section's end.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `0 calc(50% - 50vw) calc(-1 * ${theme.space.section})`,
    background: `linear-gradient(${theme.tint.strong}, ${theme.tint.strong}) center / ${theme.thick} 100% no-repeat, radial-gradient(circle, ${theme.tint.line} ${theme.thick}, transparent 0) center / ${theme.space[6]} ${theme.space[6]}, light-dark(${theme.tint.soft}, ${theme.colour.sunken})`,
  },
  '> li': {
    position: 'relative',
    width: '100%',
    maxWidth: `calc(1.5 * ${theme.width.card})`,
    padding: theme.space[6],
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.large,
    background: theme.colour.surface,
    boxShadow: theme.shadow.medium,
  },
  '> [data-large="true"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[5],
    maxWidth: 'none',
  },
  // Where the line enters the card.
  '> li::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: 0,
    width: theme.space[4],
    height: theme.space[4],
    border: `${theme.thick} solid ${theme.colour.surface}`,
    borderRadius: theme.radius.round,
    background: theme.tint.strong,
    translate: '-50% -50%',
  },
  // The node is already a card.
  '[data-mini]': {
    ...largeMini,
    height: '100%',
    border: 0,
    background: theme.tint.soft,
    boxShadow: 'none',
    li: { background: theme.colour.surface },
  },
  [theme.media.wide]: {
    '> [data-large="true"]': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: theme.space[8],
      alignItems: 'center',
      maxWidth: theme.width.video,
      padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[4]} ${theme.space[10]}`,
      '> :first-of-type': {
        paddingBlock: theme.space[4],
        fontSize: theme.text.lead,
      },
      '> :last-child': { zoom: 1.5 },
    },
  },
});
