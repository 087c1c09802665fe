import Split from 'lucide-react/icons/split';
import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import {
  boxStyle,
  labelStyle,
  rowStyle,
  tileStyle,
} from '../../components/product/product-style';
import type { MiniOf } from '../../content/schemas/product/mini-panel';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

/** A workflow's question, and its two branches side by side below a forking line. */
export function Branches({ title, branches }: MiniOf<'branches'>) {
  return (
    <>
      <div css={questionStyle}>
        <span aria-hidden="true" css={tileStyle}>
          <Split size="1.3em" />
        </span>
        <p>
          <span css={labelStyle}>If</span> <strong>{title}</strong>
        </p>
      </div>
      <ul css={branchesStyle}>
        {branches.map(({ answer, steps }) => (
          <li key={answer}>
            <Chip>{answer}</Chip>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The line between two nodes, and its length. */
const connector = `calc(2 * ${theme.line}) solid ${theme.tint.strong}`;
const LENGTH = theme.space[6];
const RADIUS = theme.radius.medium;

const nodeStyle = css(boxStyle, rowStyle, { boxShadow: theme.shadow.small });

const questionStyle = css(nodeStyle, {
  position: 'relative',
  width: 'fit-content',
  margin: `0 auto ${LENGTH}`,
  paddingRight: theme.space[5],
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '100%',
    left: `calc(50% - ${theme.line})`,
    height: `calc(${LENGTH} + ${theme.thick})`,
    borderLeft: connector,
  },
});

const branchesStyle = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  ol: css(plainList, {
    display: 'grid',
    gap: LENGTH,
    width: '100%',
    paddingTop: theme.space[4],
  }),
  'ol > li': nodeStyle,
  '> li': {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    padding: `${theme.space[5]} clamp(${theme.space[1]}, 2vw, ${theme.space[6]}) 0`,
    // Half of the fork: a line from the middle outwards, then down behind the steps.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      borderTop: connector,
    },
    '&:first-of-type::before': {
      inset: `0 0 0 calc(50% - ${theme.line})`,
      borderLeft: connector,
      borderRadius: `${RADIUS} 0 0 ${RADIUS}`,
    },
    '&:last-of-type::before': {
      inset: `0 calc(50% - ${theme.line}) 0 0`,
      borderRight: connector,
      borderRadius: `0 ${RADIUS} ${RADIUS} 0`,
    },
  },
});
