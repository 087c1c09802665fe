import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';

export const fragment = graphql`
  fragment OpeningHoursFields on OpeningHours {
    days
    dayNames
    opens
    closes
  }
`;

interface OpeningHoursProps {
  hours: readonly Queries.OpeningHoursFieldsFragment[];
}

/** When a place is open: the days on the left, the hours on the right. */
export function OpeningHours({ hours }: OpeningHoursProps) {
  return (
    <ul css={hoursStyle}>
      {hours.map(({ days, opens, closes }) => (
        <li key={days + opens}>
          {days}:{' '}
          <span>
            {opens}–{closes}
          </span>
        </li>
      ))}
    </ul>
  );
}

const hoursStyle = (theme: Theme) =>
  css(plainList, {
    li: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: theme.space[4],
      marginBottom: theme.space[2],
      paddingBottom: theme.space[2],
      borderBottom: `${theme.line} solid ${theme.colour.line}`,
      lineHeight: theme.leading.snug,
    },
    span: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  });
