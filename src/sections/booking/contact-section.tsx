import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/links';
import { RichText } from '../../components/text/rich-text';
import { TitledSection } from '../../components/text/section';
import { largeType } from '../../styles/mixins';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { closingStyle } from '../closing-section';
import { Sky } from '../sky';

export const supportFragment = graphql`
  fragment BookingSupportFields on BookDemoSupport {
    title
    text
    link {
      ...ActionFields
    }
  }
`;

export const contactFragment = graphql`
  fragment BookingContactFields on Contact {
    email
    phone
    phoneHref
  }
`;

interface ContactSectionProps {
  support: Queries.BookingSupportFieldsFragment;
  contact: Queries.BookingContactFieldsFragment;
}

/** Telephone and mail, for the free trial and for those who would rather not use the calendar. */
export function ContactSection({ support, contact }: ContactSectionProps) {
  const { title, text, link } = support;
  return (
    <Sky view="sun" rising>
      <TitledSection id="trial" title={title} css={closingStyle}>
        <ul css={waysStyle}>
          <li>
            <a href={contact.phoneHref}>{contact.phone}</a>
          </li>
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        </ul>
        <p>
          <RichText>{text}</RichText>
        </p>
        <ArrowLink href={link.href}>{link.label}</ArrowLink>
      </TitledSection>
    </Sky>
  );
}

const waysStyle = css(plainList, {
  marginBlock: `${theme.space[6]} ${theme.space[8]}`,
  display: 'grid',
  gap: theme.space[3],
  li: largeType(theme.text.titleText),
});
