import { css } from '@emotion/react';
import { useId } from 'react';
import { visuallyHidden } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { RichText } from '../text/rich-text';
import { FigureFrame, type FigureProps, STRONG_WEIGHT } from './drawn-figures';

/** A table, named by the figure's title. */
export function TableFigure({ block }: FigureProps<'table'>) {
  const { columns, rows } = block;
  const titleId = useId();
  const styles = columns.map((_name, column) =>
    column > 0 &&
    rows.every(({ cells }) =>
      /^(?:[-−]?[£$]?\d[\d.,]*%?)?$/.test(cells[column] ?? ''),
    )
      ? numberStyle
      : cellStyle,
  );
  const long = longestColumn(block);
  return (
    <FigureFrame block={block} titleId={titleId} css={frameStyle}>
      <table
        aria-labelledby={titleId}
        css={[
          tableStyle,
          columns.length > 2 &&
            styles[long] === cellStyle &&
            foldedStyle(columns.length),
        ]}
      >
        <thead>
          <tr>
            {columns.map((name, column) => (
              <th
                key={name}
                scope="col"
                css={styles[column]}
                data-long={column === long || undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name, ...cells], total }, row) => (
            <tr key={name} css={total ? totalStyle : row > 0 && ruledStyle}>
              <th scope="row" css={cellStyle}>
                <RichText>{name ?? ''}</RichText>
              </th>
              {cells.map((cell, index) => (
                <td
                  key={index}
                  css={styles[index + 1]}
                  data-long={index + 1 === long || undefined}
                >
                  <RichText>{cell}</RichText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}

/** The column with the most words, other than the names of the rows. */
function longestColumn({ columns, rows }: FigureProps<'table'>['block']) {
  const lengths = columns.map((_name, column) =>
    rows.reduce((sum, { cells }) => sum + (cells[column]?.length ?? 0), 0),
  );
  return lengths.indexOf(Math.max(...lengths.slice(1)), 1);
}

/** A table scrolls where its words would have to break. */
const frameStyle = css({ overflowX: 'auto', overflowWrap: 'break-word' });

const tableStyle = css({
  width: '100%',
  borderCollapse: 'collapse',
  'tr > :first-child': { paddingLeft: 0 },
  thead: { fontSize: theme.text.small, color: theme.colour.textMuted },
  'thead th': {
    borderBottom: `${theme.stroke.thick} solid ${theme.tint.strong}`,
    verticalAlign: 'bottom',
  },
  'tbody th': {
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    [theme.media.medium]: { minWidth: '8rem' },
  },
});

const cellStyle = css({
  padding: `${theme.space[2]} 0 ${theme.space[2]} min(${theme.space[6]}, 4vw)`,
  verticalAlign: 'baseline',
  textAlign: 'start',
});

const ruledStyle = css({ borderTop: theme.rule });

/** A double rule above the total, as in accounts. */
const totalStyle = css({
  borderTop: `${theme.stroke.thick} double ${theme.tint.strong}`,
  fontWeight: STRONG_WEIGHT,
});

/** On phones the longest text of a row is below its other cells, which keep their columns. */
const foldedStyle = (columns: number) =>
  css({
    [theme.media.phone]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) repeat(${columns - 2}, fit-content(45%))`,
      'thead, tbody, tr': {
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        alignItems: 'baseline',
      },
      'tbody th': { fontWeight: STRONG_WEIGHT },
      'thead [data-long]': visuallyHidden,
      'tbody [data-long]': {
        gridRow: 2,
        gridColumn: '1 / -1',
        paddingTop: 0,
        paddingLeft: 0,
        '&:empty': { display: 'none' },
      },
    },
  });

const numberStyle = css(cellStyle, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  'td&': { fontSize: theme.text.title4, fontWeight: STRONG_WEIGHT },
});
