import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/links';
import { RichText } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

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
    <Section
      id="trial"
      title={title}
      aside={
        <ul css={waysStyle}>
          <li>
            <a href={contact.phoneHref}>{contact.phone}</a>
          </li>
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        </ul>
      }
    >
      <p>
        <RichText>{text}</RichText>
      </p>
      <ArrowLink href={link.href}>{link.label}</ArrowLink>
    </Section>
  );
}

const waysStyle = css(plainList, {
  fontFamily: theme.font.display,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: theme.leading.title,
  li: {
    paddingBlock: theme.space[5],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    // As large as its text allows in one line on a phone.
    fontSize: theme.text.titleText,
    '&:first-of-type': { fontSize: theme.text.display },
  },
  a: {
    color: theme.colour.text,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});
