import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { CampaignResult as Result } from '../content/schemas/pages/ai-lead-gen';
import { columns } from '../styles/columns';
import { plainList } from '../styles/lists';
import { largeType } from '../styles/mixins';
import { theme } from '../styles/theme';

interface CampaignResultProps extends Pick<Result, 'title' | 'stages'> {
  /** What it comes to, a `figure`. */
  children: ReactNode;
}

/** How many are left at each stage of a campaign, true to scale, and what that comes to. */
export function CampaignResult(props: CampaignResultProps) {
  const { title, stages, children } = props;
  const most = Math.max(...stages.map(({ count }) => count));
  return (
    <div css={resultStyle}>
      <div>
        <h3>{title}</h3>
        <ol css={stagesStyle}>
          {stages.map(({ label, count }, index) => (
            <li key={label}>
              <strong>{count}</strong> {label}
              <div
                style={{
                  clipPath: narrowing(
                    count / most,
                    (stages[index + 1]?.count ?? count) / most,
                  ),
                }}
              />
            </li>
          ))}
        </ol>
      </div>
      {children}
    </div>
  );
}

/** A piece of the funnel, from a share of its height to the next. */
function narrowing(share: number, next: number) {
  const [top, bottom] = [50 - 50 * share, 50 + 50 * share];
  const [nextTop, nextBottom] = [50 - 50 * next, 50 + 50 * next];
  return `polygon(0 ${top}%, 60% ${top}%, 100% ${nextTop}%, 100% ${nextBottom}%, 60% ${bottom}%, 0 ${bottom}%)`;
}

const resultStyle = css(columns({ wide: '7fr 5fr' }), {
  gap: theme.space[12],
  marginTop: theme.space[12],
  paddingTop: theme.space[12],
  borderTop: `${theme.line} solid ${theme.colour.darkLine}`,
  figure: { margin: 0 },
});

/** A funnel from the left to the right. */
const stagesStyle = css(plainList, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  li: { lineHeight: theme.leading.snug },
  strong: css(largeType(theme.text.display), { display: 'block' }),
  div: {
    height: '14rem',
    marginTop: theme.space[4],
    background: theme.colour.action,
  },
  'li:last-of-type > div': { background: theme.colour.accent },
});
