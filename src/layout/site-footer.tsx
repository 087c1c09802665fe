import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { SiteLink } from '../components/actions/links';
import { RichParagraph } from '../components/text/rich-text';
import { NewsletterForm } from '../newsletter/newsletter-form';
import {
  containerStyle,
  onDarkStyle,
  plainList,
  smallPrint,
} from '../styles/mixins';
import { theme } from '../styles/theme';
import { Brand } from './brand';

export const fragment = graphql`
  fragment FooterFields on Navigation {
    footer {
      groups {
        title
        links {
          name
          href
        }
      }
      newsletter {
        title
        text
        label
        button
      }
    }
  }
  fragment CompanyFields on SiteSettings {
    name
    claimsNote
    cookiesNote
    company {
      legalName
      number
      registeredIn
      vatNumber
      copyrightYear
    }
    contact {
      phone
      phoneHref
      email
      hours
      address
    }
  }
`;

interface SiteFooterProps {
  site: Queries.CompanyFieldsFragment;
  navigation: Queries.FooterFieldsFragment;
  currentPath: string;
}

/** Links, contact, newsletter and the company details that UK law requires. */
export function SiteFooter({ site, navigation, currentPath }: SiteFooterProps) {
  const { groups, newsletter } = navigation.footer;
  const { name, company, contact } = site;
  // A letter is about half as wide as high.
  const letterSize = (2 * WORDMARK_WIDTH) / name.length;
  return (
    <footer css={footerStyle}>
      <div css={[columnsStyle, onDarkStyle]}>
        <div>
          <p css={titleStyle}>
            <Brand siteName={name} />
          </p>
          <ul css={plainList}>
            <li css={linkStyle}>
              <a href={contact.phoneHref}>{contact.phone}</a>
            </li>
            <li css={linkStyle}>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            <li css={hoursStyle}>{contact.hours}</li>
          </ul>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p css={titleStyle}>{title}</p>
            <ul css={plainList}>
              {links.map((link) => (
                <li key={link.href} css={linkStyle}>
                  <SiteLink href={hrefOn(currentPath, link.href)}>
                    {link.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div css={newsletterStyle}>
          <p css={titleStyle}>{newsletter.title}</p>
          <RichParagraph css={mutedStyle}>{newsletter.text}</RichParagraph>
          <NewsletterForm
            title={newsletter.title}
            label={newsletter.label}
            button={newsletter.button}
          />
        </div>
      </div>
      <div css={[smallPrintStyle, onDarkStyle]}>
        {currentPath === '/' && (
          <p id="cookies" css={mutedStyle}>
            {site.cookiesNote}
          </p>
        )}
        <p css={mutedStyle}>{site.claimsNote}</p>
        <p css={mutedStyle}>
          {
            // One string: React separates adjacent strings by comments.
            `© ${company.copyrightYear} ${name}. ${company.legalName} is registered in ${company.registeredIn}, company number ${company.number}, VAT number ${company.vatNumber}. Registered office: ${contact.address}.`
          }
        </p>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WORDMARK_WIDTH} ${0.62 * letterSize}`}
        css={wordmarkStyle}
      >
        <text
          // The space beside the first and the last letter is outside.
          x={-0.055 * letterSize}
          y={0.76 * letterSize}
          fontSize={letterSize}
          textLength={WORDMARK_WIDTH + 0.11 * letterSize}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
      </svg>
    </footer>
  );
}

/** "/#tools" becomes "#tools" on the home page, so that the browser scrolls without navigation. */
function hrefOn(currentPath: string, href: string): string {
  return currentPath === '/' && href.startsWith('/#') ? href.slice(1) : href;
}

/** In the wordmark's own units. */
const WORDMARK_WIDTH = 100;

const footerStyle = css({
  background: theme.colour.darkGround,
  // Covers the rest of the last pixel, where the page's height is no whole number of pixels.
  boxShadow: `0 ${theme.stroke.thin} ${theme.colour.darkGround}`,
});

/** Two columns on a phone; more where there is room. */
const columnsStyle = css(containerStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 42%), 1fr))',
  gap: `${theme.space[6]} ${theme.space.gutter}`,
  paddingTop: theme.space[8],
});

const newsletterStyle = css({ gridColumn: 'span 2' });

const titleStyle = css({ marginBottom: theme.space[2], fontWeight: 700 });

const mutedStyle = css(smallPrint, { marginBottom: theme.space[2] });

const hoursStyle = css(smallPrint, { paddingBlock: theme.space[1] });

const linkStyle = css({
  lineHeight: theme.leading.snug,
  a: {
    display: 'inline-block',
    paddingBlock: theme.space[1],
    fontSize: theme.text.small,
    color: theme.colour.textMuted,
    textDecoration: 'none',
    '&:hover': { color: theme.colour.text, textDecoration: 'underline' },
  },
});

const smallPrintStyle = css(containerStyle, { marginTop: theme.space[5] });

/** The site's name, as wide as the column and cropped by the window's lower edge. */
const wordmarkStyle = css(containerStyle, {
  marginTop: theme.space[4],
  fontFamily: theme.font.display,
  fontWeight: 700,
  overflow: 'visible',
  clipPath: 'inset(0 -1rem)',
  userSelect: 'none',
  fill: theme.colour.darkLine,
  [theme.media.forcedColours]: { display: 'none' },
});
