import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { MiniPanel } from '../panels/mini/mini-panel';
import { columns } from '../styles/columns';
import { largeType, rail } from '../styles/mixins';
import { plainList } from '../styles/lists';
import { theme } from '../styles/theme';

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

const momentStyle = css(rail(theme.space[3], theme.space[6]), {
  paddingLeft: theme.space[10],
});

const whenStyle = css({
  margin: `0 0 ${theme.space[2]}`,
  ...largeType(theme.text.title4),
});
