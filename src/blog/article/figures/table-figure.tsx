import { css } from '@emotion/react';
import { RichText } from '../../../components/text/rich-text';
import { theme } from '../../../styles/theme';
import {
  FigureNote,
  frameStyle,
  titleStyle,
  type FigureProps,
} from './figure-frame';

/** A table; its caption is the figure's title. */
export function TableFigure({ block }: FigureProps<'table'>) {
  const { title, columns, rows } = block;
  const styles = columns.map((_name, column) =>
    column > 0 &&
    rows.every(({ cells }) => /^(?:£?\d[\d.,]*%?)?$/.test(cells[column] ?? ''))
      ? numberStyle
      : undefined,
  );
  const hasTexts = styles.slice(1).includes(undefined);
  return (
    <figure css={frameStyle}>
      <table css={[tableStyle, hasTexts && stackedStyle]}>
        <caption css={titleStyle}>{title}</caption>
        <thead>
          <tr>
            {columns.map((name, column) => (
              <th key={name} scope="col" css={styles[column]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name, ...cells], total }) => (
            <tr key={name} css={total && totalStyle}>
              <th scope="row">
                <RichText>{name ?? ''}</RichText>
              </th>
              {cells.map((cell, index) => (
                <td
                  key={index}
                  css={styles[index + 1]}
                  data-label={columns[index + 1]}
                >
                  <RichText>{cell}</RichText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FigureNote block={block} />
    </figure>
  );
}

const tableStyle = css({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: `${theme.space[2]} 0 ${theme.space[2]} ${theme.space[6]}`,
    verticalAlign: 'baseline',
    textAlign: 'start',
  },
  'tr > :first-child': { paddingLeft: 0 },
  thead: { fontSize: theme.text.small, color: theme.colour.textMuted },
  'thead th': {
    borderBottom: `${theme.thick} solid ${theme.tint.strong}`,
    verticalAlign: 'bottom',
  },
  'tbody tr + tr': {
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  'tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere' },
  'td:empty::before': { content: '"–"' },
});

/** A double rule above the total, as in accounts. */
const totalStyle = css({
  '&&': { borderTop: `${theme.thick} double ${theme.tint.strong}` },
  '&& > *': { fontWeight: 650 },
  'td:empty::before': { display: 'none' },
});

/** On phones the cells of a row are stacked below its name, each with its column's heading. */
const stackedStyle = css({
  'tbody th': { width: '28%' },
  'tbody th:nth-last-child(2)': { width: '45%' },
  [theme.media.phone]: {
    '&, caption, tbody, tr, th, td': { display: 'block' },
    '&& thead, && td:empty': { display: 'none' },
    'tbody tr': { paddingBlock: theme.space[3] },
    '&& tbody th, && td': { width: 'auto', padding: 0, textAlign: 'start' },
    'tbody th': { fontWeight: 650 },
    'td::before': {
      content: 'attr(data-label) ": "',
      fontSize: theme.text.small,
      fontWeight: 400,
      color: theme.colour.textMuted,
    },
  },
});

const numberStyle = css({
  '&&': { textAlign: 'end', whiteSpace: 'nowrap' },
  'td&': { fontSize: theme.text.title4, fontWeight: 650 },
});
