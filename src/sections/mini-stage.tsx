import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { MiniPanel } from '../panels/mini/mini-panel';
import { columns } from '../styles/columns';
import { theme } from '../styles/theme';

interface MiniStageProps {
  /** One or two; the second overlaps the lower edge of the first. */
  minis: readonly Record<string, unknown>[];
  /** Puts them beside one another instead. */
  beside?: boolean;
  children?: ReactNode;
}

/** Enlarged mini panels of a product, on a ground in its tint. */
export function MiniStage({ minis, beside, children }: MiniStageProps) {
  return (
    <div css={stageStyle} data-mini-stage>
      {children}
      <div css={beside ? besideStyle : minisStyle}>
        {minis.map((mini, index) => (
          <MiniPanel key={index} mini={mini} />
        ))}
      </div>
    </div>
  );
}

const stageStyle = css({
  display: 'grid',
  gap: theme.space[4],
  alignContent: 'center',
  padding: theme.space[4],
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  outline: `${theme.line} solid ${theme.tint.line}`,
  outlineOffset: `calc(-1 * ${theme.line})`,
  [theme.media.medium]: { gap: theme.space[6], padding: theme.space[8] },
});

const minisStyle = css({
  minWidth: 0,
  '> :nth-of-type(2)': { marginTop: theme.space[2] },
  [theme.media.medium]: {
    '> *': { zoom: 1.2 },
    '> :first-of-type:not(:last-of-type)': { width: '92%' },
    '> :nth-of-type(2)': {
      width: '84%',
      margin: `calc(${theme.space[3]} * -1) 0 0 auto`,
    },
  },
});

const besideStyle = css(columns({ medium: '1fr 1fr' }), {
  gap: theme.space[4],
  alignItems: 'center',
  [theme.media.wide]: { '> *': { zoom: 1.2 } },
});
