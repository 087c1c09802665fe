import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { buttonStyles } from '../../components/actions/button';
import { plainList, ruledList } from '../../styles/lists';
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
  // High enough for a finger.
  a: { paddingBlock: theme.space[1] },
});

const rowsStyle = css(waysStyle, ruledList(theme.space[12]), {
  li: { display: 'grid', justifyItems: 'start' },
  'li:first-of-type': { paddingTop: theme.space[4], border: 0 },
  'li:last-of-type': { paddingBottom: 0 },
  'span + a': largeType(`min(${theme.text.titleText}, 6vw)`),
  'a[target]': buttonStyles.primary,
});

const compactStyle = css(waysStyle, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[3],
  span: { display: 'none' },
});
