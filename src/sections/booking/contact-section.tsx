import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../../components/actions/button';
import { ArrowLink } from '../../components/actions/links';
import { CheckList } from '../../components/cards/card';
import { RichText } from '../../components/text/rich-text';
import { leadStyle, TitledSection } from '../../components/text/section';
import { wrappingRow } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { closingStyle } from '../closing-section';
import { Sky } from '../sky';

export const supportFragment = graphql`
  fragment BookingSupportFields on BookDemoSupport {
    title
    text
    mail
    points
    terms
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

/** Mail and telephone, for the free trial and for those who would rather not use the calendar. */
export function ContactSection({ support, contact }: ContactSectionProps) {
  const { title, text, mail, points, terms, link } = support;
  return (
    <Sky view="sun">
      <TitledSection id="trial" title={title} css={[closingStyle, trialStyle]}>
        <p css={leadStyle}>{text}</p>
        <ul css={wrappingRow}>
          <li>
            <ButtonLink href={`mailto:${contact.email}`}>{mail}</ButtonLink>
          </li>
          <li>
            <a href={contact.phoneHref}>{contact.phone}</a>
          </li>
        </ul>
        <CheckList items={points} />
        <p>
          <small>
            <RichText>{terms}</RichText>
          </small>
        </p>
        <ArrowLink href={link.href}>{link.label}</ArrowLink>
      </TitledSection>
    </Sky>
  );
}

const trialStyle = css({
  'a[href^="tel:"]': largeType(theme.text.titleText),
  'p:has(small)': { lineHeight: theme.leading.snug, textWrap: 'balance' },
  ul: { columnGap: theme.space[6], marginBlock: theme.space[6] },
});
