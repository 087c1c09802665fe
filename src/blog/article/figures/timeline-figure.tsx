import { css } from '@emotion/react';
import { drawingOnly } from '../../../components/media/landscape';
import { RichText } from '../../../components/text/rich-text';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { FigureFrame, type FigureProps } from './figure-frame';

/** More would be too narrow. */
const MAX_COLUMNS = 4;

/** Moments in columns under a line that is true to scale; many of them, or on narrow screens, one below the other. */
export function TimelineFigure({ block }: FigureProps<'timeline'>) {
  const { moments } = block;
  const inColumns = moments.length <= MAX_COLUMNS;
  return (
    <FigureFrame block={block}>
      {inColumns && <Scale times={moments.map(({ at }) => at)} />}
      <ol css={[momentsStyle, inColumns ? columnsStyle : rowsStyle]}>
        {moments.map(({ label, text }) => (
          <li key={label}>
            <strong>{label}</strong>{' '}
            <span>
              <RichText>{text}</RichText>
            </span>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

/** The line: a curve leads from each moment on it to the column for that moment. */
function Scale({ times }: { times: number[] }) {
  const first = times[0] ?? 0;
  const length = (times.at(-1) ?? 0) - first;
  const shares = times.map((time) => ((time - first) / length) * 100);
  return (
    <div aria-hidden="true" css={scaleStyle}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none">
        {shares.map((x, index) => {
          const column = (index / shares.length) * 100;
          return <path key={x} d={`M${x} 0C${x} 7 ${column} 3 ${column} 10`} />;
        })}
      </svg>
      {shares.map((x) => (
        <i key={x} style={{ left: `${x}%` }} />
      ))}
    </div>
  );
}

const DOT = '0.875rem';

const dot = {
  position: 'absolute',
  width: DOT,
  height: DOT,
  borderRadius: theme.radius.round,
  background: theme.tint.strong,
} as const;

const scaleStyle = css({
  display: 'none',
  [theme.container.wide]: { display: 'block' },
  position: 'relative',
  height: theme.space[16],
  margin: `${theme.space[2]} calc(${DOT} / 2) 0`,
  borderTop: `${theme.thick} solid ${theme.tint.strong}`,
  svg: {
    width: '100%',
    height: '100%',
    overflow: 'visible',
    fill: 'none',
    stroke: theme.colour.control,
  },
  path: { vectorEffect: 'non-scaling-stroke' },
  i: {
    ...dot,
    top: `calc(${DOT} / -2 - ${theme.thick} / 2)`,
    marginLeft: `calc(${DOT} / -2)`,
  },
  ...drawingOnly,
});

const momentsStyle = css(plainList, {
  li: {
    position: 'relative',
    padding: `0 0 ${theme.space[5]} ${theme.space[5]}`,
    borderLeft: `${theme.line} solid ${theme.colour.control}`,
  },
  'li:last-of-type': { paddingBottom: 0 },
  'li::before': {
    ...dot,
    content: '""',
    top: '0.3em',
    left: `calc(${DOT} / -2)`,
  },
  'strong, span': { display: 'block' },
  strong: {
    marginBottom: theme.space[1],
    fontSize: theme.text.title4,
  },
});

const columnsStyle = css({
  [theme.container.wide]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginInline: `calc(${DOT} / 2)`,
    li: { padding: `0 ${theme.space[3]}` },
    'li::before': { display: 'none' },
  },
});

/** The moments' names have their own column. */
const rowsStyle = css({
  [theme.container.wide]: {
    li: {
      display: 'grid',
      gridTemplateColumns: `${theme.space[20]} minmax(0, 1fr)`,
      alignItems: 'baseline',
      columnGap: theme.space[3],
    },
  },
});
