import type { ReactNode } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Icon } from '../../components/display/icon';
import {
  columns,
  largeType,
  plainList,
  ruledList,
  square,
  wrappingRow,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment OtherWaysFields on BookDemoCalendar {
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
  /** A link to the calendar, before the others: then all are in one line, without labels. */
  link?: ReactNode;
}

/** The ways to book without the frame: the calendar in a tab, email, phone. */
export function OtherWays({ labels, contact, link }: OtherWaysProps) {
  return (
    <ul css={link ? compactStyle : rowsStyle}>
      {link && <li>{link}</li>}
      <li>
        <div css={tileStyle}>
          <Icon name="mail" />
        </div>
        <span>{labels.mailLabel}</span>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </li>
      <li>
        <div css={tileStyle}>
          <Icon name="phone" />
        </div>
        <span>{labels.phoneLabel}</span>
        <a href={contact.phoneHref}>{contact.phone}</a>
      </li>
    </ul>
  );
}

const tileStyle = css(square(theme.space[12]), {
  gridRow: 'span 2',
  borderRadius: theme.radius.medium,
  background: theme.tint.soft,
  color: theme.tint.strong,
});

const waysStyle = css(plainList, {
  overflowWrap: 'anywhere',
  // High enough for a finger.
  a: { paddingBlock: theme.space[1] },
});

/** The rows share the height that the calendar would have. */
const rowsStyle = css(waysStyle, ruledList(theme.space[5]), {
  display: 'grid',
  flex: 1,
  marginTop: theme.space[4],
  li: css(columns('auto 1fr'), {
    alignContent: 'center',
    columnGap: theme.space[4],
    lineHeight: theme.leading.title,
  }),
  a: largeType(`min(${theme.text.title2Small}, 4.8vw)`),
});

const compactStyle = css(waysStyle, wrappingRow, {
  span: { display: 'none' },
});
