import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment BeforeAfterFields on BeforeAfter {
    label
    before
    after
  }
`;

/** The figures of an invented firm, before and after. */
export function BeforeAfter({
  figures,
}: {
  figures: readonly Queries.BeforeAfterFieldsFragment[];
}) {
  return (
    <table css={tableStyle}>
      <thead>
        <tr>
          <th scope="col">Sample figures</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tableStyle = css({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: theme.leading.snug,
  'th, td': {
    padding: `${theme.space[2]} 0 ${theme.space[2]} ${theme.space[4]}`,
    fontWeight: 400,
    overflowWrap: 'anywhere',
    textAlign: 'right',
    verticalAlign: 'baseline',
  },
  'th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  // “Before” and “After” unbroken, if not in large text on a phone.
  'thead th + th': { width: 'min(4.5em, 20vw)' },
  thead: { fontSize: theme.text.small, color: theme.colour.textMuted },
  'tbody tr': { borderTop: `${theme.line} solid ${theme.tint.line}` },
  td: {
    fontFamily: theme.font.display,
    fontSize: theme.text.titleText,
    color: theme.colour.textMuted,
  },
  [theme.media.phone]: { fontSize: theme.text.small },
  'td:last-of-type': {
    fontSize: theme.text.figure,
    fontWeight: 700,
    lineHeight: 1,
    color: theme.tint.strong,
  },
});
