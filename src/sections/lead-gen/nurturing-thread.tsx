import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/large-type';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment NurturingMomentFields on NurturingMoment {
    when
    mini
  }
`;

/** One customer over weeks. It illustrates the points beside it, so screen readers pass over it. */
export function NurturingThread({
  moments,
}: {
  moments: readonly Queries.NurturingMomentFieldsFragment[];
}) {
  return (
    <ol css={threadStyle} aria-hidden="true">
      {moments.map(({ when, mini }) => (
        <li key={when} css={momentStyle}>
          <p css={whenStyle}>{when}</p>
          <MiniPanel mini={mini} />
        </li>
      ))}
    </ol>
  );
}

const threadStyle = css(plainList, columns(), { gap: theme.space[6] });

/** A line leads from day to day; a dot on it marks each. */
const momentStyle = css({
  position: 'relative',
  paddingLeft: theme.space[10],
  '&::before': {
    content: '""',
    position: 'absolute',
    top: theme.space[3],
    bottom: `calc(-1 * ${theme.space[10]})`,
    left: theme.space[3],
    borderLeft: `${theme.thick} solid ${theme.tint.line}`,
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: theme.space[1],
    left: theme.space[1],
    width: theme.space[4],
    height: theme.space[4],
    marginLeft: theme.line,
    borderRadius: theme.radius.round,
    background: theme.tint.strong,
  },
});

const whenStyle = css({
  margin: `0 0 ${theme.space[2]}`,
  ...largeType(theme.text.title4),
});
