import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';
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
}

/** The ways to book without the frame: the calendar in a tab, email, phone. */
export function OtherWays({ labels, contact, address }: OtherWaysProps) {
  return (
    <ul css={waysStyle}>
      <li>
        <a href={address} target="_blank" rel="noopener">
          {labels.linkLabel}
        </a>
      </li>
      <li>
        <span>{labels.mailLabel}</span>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </li>
      <li>
        <span>{labels.phoneLabel}</span>
        <a href={contact.phoneHref}>{contact.phone}</a>
      </li>
    </ul>
  );
}

const waysStyle = css(plainList, {
  overflowWrap: 'anywhere',
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.space[4],
  },
  // High enough for a finger.
  a: { paddingBlock: theme.space[1] },
});
