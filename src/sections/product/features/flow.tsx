import { css } from '@emotion/react';
import { noBox } from '../../../components/product/product-style';
import { Section, tintedGround } from '../../../components/text/section';
import { connector } from '../../../panels/workflow/nodes';
import { columns } from '../../../styles/columns';
import { theme } from '../../../styles/theme';
import { type FeaturesProps, FeaturePanels } from '../feature';

/** Features as one workflow: the parts of the product on a line, the words beside them; on narrow screens the line is on the left. */
export function Flow({ features: { title, text, items } }: FeaturesProps) {
  return (
    <Section title={title} text={text} tone="tinted" wideHead css={canvasStyle}>
      <FeaturePanels items={items} css={flowStyle} />
    </Section>
  );
}

/** The canvas is wider than a page with a scroll bar. */
const canvasStyle = css({ overflow: 'clip' });

/** From one step to the next. */
const GAP = theme.space[12];

const flowStyle = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: GAP,
  [theme.media.narrow]: {
    paddingLeft: theme.space[5],
    borderLeft: connector,
  },
  // A grid of dots, on wide screens not behind the words.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `0 calc(50% - 50vw) calc(-1 * ${theme.space.section})`,
    background: `radial-gradient(circle, ${theme.tint.strong} ${theme.line}, transparent 0) center / ${theme.space[6]} ${theme.space[6]}`,
    opacity: 0.4,
  },
  '> li': css(columns({ wide: '5fr 7fr' }), {
    gap: `${theme.space[5]} ${theme.space[12]}`,
    alignItems: 'start',
    '> :first-of-type': { background: tintedGround },
  }),
  '[data-mini]': {
    width: 'min(100%, 34rem)',
    fontSize: theme.text.body,
  },
  '[data-mini] > p:first-of-type': { fontSize: theme.text.small },
  // Where the workflow waits for an answer.
  '[data-mini="choices"]': {
    outline: `${theme.thick} solid ${theme.tint.strong}`,
    fontWeight: 600,
  },
  // Drawn on the canvas; the line forks in it.
  '[data-mini="branches"]': {
    ...noBox,
    width: '100%',
  },
  [theme.media.wide]: {
    '&::before': {
      left: '35%',
      maskImage: 'linear-gradient(to right, transparent, black 20%)',
    },
    // From the step above, behind the part.
    '> li + li::before': {
      content: '""',
      zIndex: -1,
      gridArea: '1 / 2',
      justifySelf: 'center',
      height: `calc(100% + ${GAP})`,
      marginTop: `calc(-1 * ${GAP})`,
      borderLeft: connector,
    },
    '[data-mini]': { gridArea: '1 / 2', justifySelf: 'center' },
    '> li': {
      // The title is level with the first line of the part.
      '> :first-of-type': { gridArea: '1 / 1', paddingTop: theme.space[3] },
    },
    '> :has([data-mini="branches"])::before': {
      alignSelf: 'start',
      height: GAP,
    },
  },
});
