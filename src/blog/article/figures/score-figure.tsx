import type { CSSProperties } from 'react';
import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { FigureFrame, type FigureProps } from './figure-frame';

/** A score as a bar of its parts; below it, on the same scale, what to do at each score. */
export function ScoreFigure({ block }: FigureProps<'score'>) {
  const { parts, total, bands = [] } = block;
  return (
    <FigureFrame block={block} css={groundStyle}>
      <ol css={barStyle}>
        {parts.map(({ label, points }) => (
          <li key={label} style={share(points, total)}>
            <strong>{points}</strong> <span>{label}</span>
          </li>
        ))}
      </ol>
      {bands.length > 0 && (
        <ol css={bandsStyle}>
          {bands.map(({ from, label, text }, index) => (
            <li
              key={label}
              style={share((bands[index - 1]?.from ?? total) - from, total)}
            >
              <strong>{label}</strong> <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </FigureFrame>
  );
}

const groundStyle = css({
  padding: `clamp(${theme.space[5]}, 4vw, ${theme.space[8]})`,
  // Shows in forced colours and on paper, where there are no grounds.
  border: `${theme.line} solid ${theme.tint.line}`,
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
});

const share = (points: number, total: number) =>
  ({ '--share': points / total }) as CSSProperties;

const barStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[3],
  strong: {
    display: 'block',
    width: 'calc(var(--share) * 100%)',
    minWidth: 'min-content',
    marginBottom: theme.space[1],
    padding: `${theme.space[1]} ${theme.space[3]}`,
    // Shows in forced colours, and on paper, where there is no ground.
    border: `${theme.line} solid transparent`,
    borderRadius: theme.radius.tiny,
    background: theme.colour.brandDeep,
    fontSize: theme.text.title3,
    color: theme.colour.onDark,
    [theme.media.print]: {
      borderColor: theme.colour.brandDeep,
      background: 'none',
    },
  },
  [theme.container.medium]: {
    display: 'flex',
    gap: theme.line,
    li: { flex: 'calc(var(--share) * 100) 1 0', minWidth: 0 },
    strong: {
      width: 'auto',
      marginBottom: theme.space[2],
      paddingBlock: theme.space[4],
      fontSize: theme.text.figure,
      lineHeight: theme.leading.tight,
      borderRadius: 0,
    },
    span: { display: 'block', paddingRight: theme.space[3] },
  },
});

const paler = (percent: number) =>
  `color-mix(in oklab, ${theme.tint.strong} ${percent}%, ${theme.colour.surface})`;

/** The highest is on the right, as on a scale. */
const bandsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[3],
  marginTop: theme.space[6],
  li: {
    padding: `0 0 0 ${theme.space[3]}`,
    borderLeft: `${theme.space[2]} solid ${theme.tint.strong}`,
  },
  'li:nth-of-type(2)': { borderColor: paler(55) },
  'li:nth-of-type(n + 3)': { borderColor: paler(25) },
  'strong, span': { display: 'block' },
  [theme.container.medium]: {
    display: 'flex',
    flexDirection: 'row-reverse',
    gap: theme.line,
    marginTop: theme.space[12],
    li: {
      flex: 'calc(var(--share) * 100) 1 0',
      minWidth: 0,
      // None at the sides, which would distort the shares.
      padding: `${theme.space[2]} 0 0`,
      border: 0,
      borderTop: `${theme.space[2]} solid ${theme.tint.strong}`,
      position: 'relative',
    },
    // A tick where a band begins.
    'li::before': {
      content: '""',
      position: 'absolute',
      bottom: '100%',
      left: 0,
      height: theme.space[5],
      borderLeft: `${theme.line} solid ${theme.colour.control}`,
    },
    'strong, span': { paddingRight: theme.space[3] },
  },
});
