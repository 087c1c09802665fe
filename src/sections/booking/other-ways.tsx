import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { buttonStyles } from '../../components/actions/button';
import { IconTile } from '../../components/cards/icon';
import { plainList, ruledList, wrappingRow } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment OtherWaysFields on BookDemoCalendar {
    linkLabel
    mailLabel
    phoneLabel
  }
  fragment BookingContactFields on Contact {
    email
    phone
    phoneHref
  }
`;

interface OtherWaysProps {
  labels: Queries.OtherWaysFieldsFragment;
  contact: Queries.BookingContactFieldsFragment;
  /** The calendar's own page. */
  address: string;
  /** In one line, without labels. */
  compact?: boolean;
}

/** The ways to book without the frame: the calendar in a tab, email, phone. */
export function OtherWays(props: OtherWaysProps) {
  const { labels, contact, address, compact } = props;
  return (
    <ul css={compact ? compactStyle : rowsStyle}>
      <li>
        <a href={address} target="_blank" rel="noopener">
          {labels.linkLabel}
        </a>
      </li>
      <li>
        <IconTile name="mail" />
        <span>{labels.mailLabel}</span>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </li>
      <li>
        <IconTile name="phone" />
        <span>{labels.phoneLabel}</span>
        <a href={contact.phoneHref}>{contact.phone}</a>
      </li>
    </ul>
  );
}

const waysStyle = css(plainList, {
  overflowWrap: 'anywhere',
  // High enough for a finger.
  a: { paddingBlock: theme.space[1] },
});

/** The rows share the height that the calendar would have. */
const rowsStyle = css(waysStyle, ruledList(theme.space[5]), {
  display: 'grid',
  flex: 1,
  li: {
    display: 'grid',
    alignContent: 'center',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.space[4],
    lineHeight: theme.leading.title,
  },
  'li:first-of-type': { borderTop: 0 },
  'li > :first-child': { gridRow: 'span 2', margin: 0 },
  'span + a': largeType(`min(${theme.text.titleText}, 4.8vw)`),
  'a[target]': css(buttonStyles.primary, { gridColumn: '1 / -1' }),
});

const compactStyle = css(waysStyle, wrappingRow, {
  span: { display: 'none' },
});
