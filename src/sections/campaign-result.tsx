import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Section } from '../components/text/section';
import type { CampaignResult as Result } from '../content/schemas/pages/ai-lead-gen';
import { columns } from '../styles/columns';
import { plainList } from '../styles/lists';
import { largeType } from '../styles/mixins';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';

interface CampaignResultProps extends Omit<Result, 'sum'> {
  /** What it comes to, a `figure`. */
  sum: ReactNode;
}

/** How many are left at each stage of a campaign, as a funnel true to scale, and what that comes to. */
export function CampaignResult(props: CampaignResultProps) {
  const { title, text, stages, sum } = props;
  const most = Math.max(...stages.map(({ count }) => count));
  return (
    <Section tone="dark" title={title} text={text}>
      <div css={[tintStyle('amber'), besideStyle]}>
        <ol css={stagesStyle}>
          {stages.map(({ label, count }, index) => {
            const next = stages[index + 1]?.count ?? count;
            const clipPath = narrowing(count / most, next / most);
            return (
              <li key={label}>
                <strong>{count}</strong> {label}
                <div style={{ clipPath }} />
              </li>
            );
          })}
        </ol>
        {sum}
      </div>
    </Section>
  );
}

/** A piece of the funnel, from a share of its height to the next. */
function narrowing(share: number, next: number) {
  const edge = (part: number) => `${50 * (1 + part)}%`;
  const [top, nextTop] = [edge(-share), edge(-next)];
  return `polygon(0 ${top}, 60% ${top}, 100% ${nextTop}, 100% ${edge(next)}, 60% ${edge(share)}, 0 ${edge(share)})`;
}

const besideStyle = css(columns({ wide: '1fr 1fr' }), {
  gap: `${theme.space[10]} ${theme.space[16]}`,
  alignItems: 'start',
  figure: { margin: 0 },
  'figure > p': { fontSize: theme.text.body, color: theme.colour.text },
});

const stagesStyle = css(plainList, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: theme.space[1],
  li: { lineHeight: theme.leading.snug },
  strong: css(largeType(theme.text.display), { display: 'block' }),
  div: {
    height: 'clamp(5rem, 9vw, 7rem)',
    marginTop: theme.space[4],
    background: theme.colour.action,
  },
  'li:last-of-type > div': { background: theme.colour.accent },
});
