import Split from 'lucide-react/icons/split';
import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import {
  panelBox,
  panelLabel,
  panelRow,
  panelTile,
} from '../../styles/panel-style';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

export function Branches({ title, branches, chosen }: MiniOf<'branches'>) {
  return (
    <>
      <div css={questionStyle}>
        <span css={panelTile}>
          <Split size="1.3em" />
        </span>
        <p>
          <span css={panelLabel}>If</span> <strong>{title}</strong>
        </p>
      </div>
      <ul css={branchesStyle}>
        {branches.map(({ answer, step }) => (
          <li key={answer} data-chosen={answer === (chosen ?? answer)}>
            <Chip>{answer}</Chip>
            <p css={panelBox}>{step}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** On the line, at its middle. */
const questionStyle = css(panelBox, panelRow, {
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  margin: `0 auto calc(-1 * ${theme.space[6]})`,
});

const branchesStyle = css(plainList, columns({ all: '1fr 1fr' }), {
  position: 'relative',
  isolation: 'isolate',
  columnGap: theme.space[2],
  paddingBlock: `${theme.space[12]} ${theme.space[6]}`,
  li: {
    display: 'grid',
    gap: theme.space[4],
    justifyItems: 'center',
    alignContent: 'start',
  },
  '[data-chosen="true"] > *': { borderColor: theme.tint.strong },
  '[data-chosen="false"] > *': {
    border: `${theme.line} dashed ${theme.tint.line}`,
    background: theme.colour.surface,
    color: theme.colour.textMuted,
  },
  // The line divides at the question and joins again below the answers.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0 25%',
    border: `calc(2 * ${theme.line}) solid ${theme.tint.strong}`,
    borderRadius: theme.radius.medium,
  },
});
