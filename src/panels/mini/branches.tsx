import { css } from '@emotion/react';
import Split from 'lucide-react/icons/split';
import { Chip } from '../../components/display/badge';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { panelBox, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { STRONG_BORDER, STRONG_GROUND } from '../../styles/tint';
import { panelLabel, panelTile } from '../parts/drawn-parts';

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
      <ul css={answersStyle}>
        {branches.map(({ answer, step }) => (
          <li
            key={answer}
            css={[answerStyle, chosen && answer !== chosen && otherStyle]}
          >
            <Chip>{answer}</Chip>
            {step}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One answer is above the question, the other below. */
const forkStyle = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: theme.space[5],
});

const answersStyle = css({ display: 'contents' });

const boxStyle = css(panelBox, panelRow, { boxShadow: theme.shadow.medium });

const questionStyle = css(boxStyle, { gridRow: 2, justifySelf: 'start' });

const RADIUS = theme.radius.large;

/** Each answer has its half of the line behind it. */
const answerStyle = css(boxStyle, {
  justifySelf: 'end',
  marginRight: theme.space[6],
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `${theme.space[5]} 0 50% ${theme.space[8]}`,
    border: STRONG_BORDER,
    borderBottom: 0,
    borderRadius: `${RADIUS} ${RADIUS} 0 0`,
    background: STRONG_GROUND,
  },
  '&:last-of-type': { gridRow: 3 },
  '&:last-of-type::before': {
    inset: `50% 0 ${theme.space[5]} ${theme.space[8]}`,
    border: STRONG_BORDER,
    borderTop: 0,
    borderRadius: `0 0 ${RADIUS} ${RADIUS}`,
  },
});

const otherStyle = css({
  color: theme.colour.textMuted,
  // More specific than the border of the last answer's line.
  '&&, &&::before': { borderStyle: 'dashed' },
});
