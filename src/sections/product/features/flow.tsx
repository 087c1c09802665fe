import { css } from '@emotion/react';
import { Section } from '../../../components/text/section';
import { connector } from '../../../panels/workflow/nodes';
import { columns } from '../../../styles/columns';
import { theme } from '../../../styles/theme';
import { type FeaturesProps, FeaturePanels } from '../feature';

/**
 * Features as steps of a workflow: mini panels on a line with words beside them; on narrow screens the line is on the
 * left.
 */
export function Flow({ features: { title, text, items } }: FeaturesProps) {
  return (
    <Section title={title} text={text} tone="tinted" wideHead>
      <FeaturePanels items={items} css={flowStyle} />
    </Section>
  );
}

const GAP = theme.space[10];

const flowStyle = css({
  isolation: 'isolate',
  display: 'grid',
  gap: GAP,
  [theme.media.narrow]: {
    paddingLeft: theme.space[5],
    borderLeft: connector,
  },
  '> li': css(columns({ wide: '5fr 7fr' }), {
    gap: `${theme.space[5]} ${theme.space[12]}`,
    alignItems: 'start',
  }),
  '[data-mini]': { fontSize: theme.text.body },
  '[data-mini] > p:first-of-type': { fontSize: theme.text.small },
  // Highlights the step at which the workflow waits for an answer.
  '[data-mini="choices"]': {
    outline: `${theme.thick} solid ${theme.tint.strong}`,
    fontWeight: 600,
  },
  [theme.media.wide]: {
    // Aligns the title with the first line of the mini panel.
    '> li > :first-of-type': { paddingTop: theme.space[3] },
    '[data-mini]': { gridArea: '1 / 2', alignSelf: 'stretch' },
    // The line from the previous step, behind the mini panel.
    '> li + li::before': {
      content: '""',
      zIndex: -1,
      gridArea: '1 / 2',
      alignSelf: 'end',
      height: `calc(100% + ${GAP})`,
      marginLeft: theme.space[10],
      borderLeft: connector,
    },
  },
});
