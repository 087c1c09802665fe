import Split from 'lucide-react/icons/split';
import { css } from '@emotion/react';
import { Chip } from '../../components/display/badge';
import {
  panelBox,
  panelLabel,
  panelRow,
  panelTile,
} from '../../styles/panel-style';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { theme } from '../../styles/theme';
import { STRONG_BORDER, STRONG_GROUND } from '../../styles/tint';

/** On a strong ground: a line divides at the question, leads through the answers and joins again. */
export function Branches({ title, branches, chosen }: MiniPanelOf<'branches'>) {
  return (
    <div css={forkStyle}>
      <div css={questionStyle}>
        <span css={panelTile}>
          <Split size="1.3em" />
        </span>
        <p>
          <span css={panelLabel}>If</span> <strong>{title}</strong>
        </p>
      </div>
      <ul>
        {branches.map(({ answer, step }) => (
          <li key={answer} data-chosen={answer === (chosen ?? answer)}>
            <Chip>{answer}</Chip>
            {step}
          </li>
        ))}
      </ul>
    </div>
  );
}

const boxStyle = css(panelBox, panelRow, { boxShadow: theme.shadow.medium });

const questionStyle = css(boxStyle, { gridRow: 2, justifySelf: 'start' });

const RADIUS = theme.radius.large;

/** One answer above the question, the other below; each has its half of the line behind it. */
const forkStyle = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: theme.space[5],
  ul: { display: 'contents' },
  li: css(boxStyle, { justifySelf: 'end', marginRight: theme.space[6] }),
  'li + li': { gridRow: 3 },
  'li::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `${theme.space[5]} 0 50% ${theme.space[8]}`,
    border: STRONG_BORDER,
    borderBottom: 0,
    borderRadius: `${RADIUS} ${RADIUS} 0 0`,
    background: STRONG_GROUND,
  },
  'li + li::before': {
    inset: `50% 0 ${theme.space[5]} ${theme.space[8]}`,
    border: STRONG_BORDER,
    borderTop: 0,
    borderRadius: `0 0 ${RADIUS} ${RADIUS}`,
  },
  '[data-chosen="false"]': {
    color: theme.colour.textMuted,
    '&, &::before': { borderStyle: 'dashed' },
  },
});
