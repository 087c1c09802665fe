import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { columnStyle } from '../components/text/section';
import { SiteLink } from '../components/actions/site-link';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { plainList } from '../styles/lists';
import { Brand } from './brand';

export const fragment = graphql`
  fragment FooterFields on Navigation {
    footer {
      tagline
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
    company {
      legalName
      number
      registeredIn
      vatNumber
      copyrightYear
    }
    contact {
      address
    }
  }
`;

interface SiteFooterProps {
  site: Queries.CompanyFieldsFragment;
  navigation: Queries.FooterFieldsFragment;
  currentPath: string;
}

/** The foot of every page: links, newsletter, and what UK law wants a company to say about itself. */
export function SiteFooter({ site, navigation, currentPath }: SiteFooterProps) {
  const { tagline, groups, newsletter } = navigation.footer;
  return (
    <footer css={footerStyle}>
      <div css={columnsStyle}>
        <div>
          <p>
            <Brand siteName={site.name} />
          </p>
          <p>{tagline}</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p css={titleStyle}>{title}</p>
            <ul css={linksStyle}>
              {links.map(({ name, href }) => (
                <li key={href} css={linkStyle}>
                  <SiteLink href={placeOnPage(href, currentPath)}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p css={titleStyle}>{newsletter.title}</p>
          <p>{newsletter.text}</p>
          <NewsletterForm label={newsletter.label} button={newsletter.button} />
        </div>
      </div>
      <CompanyDetails site={site} />
    </footer>
  );
}

/** On the home page itself "/#tools" is a place on the page: "#tools". */
function placeOnPage(href: string, currentPath: string): string {
  return currentPath === '/' && href.startsWith('/#') ? href.slice(1) : href;
}

function CompanyDetails({ site }: Pick<SiteFooterProps, 'site'>) {
  const { company, contact, name, claimsNote } = site;
  return (
    <div css={smallPrintStyle}>
      <p>{claimsNote}</p>
      <p>
        {
          // One text: React would mark where each value begins and ends, on every page.
          `© ${company.copyrightYear} ${name}. ${company.legalName} is registered in ${company.registeredIn}, company number ${company.number}, VAT number ${company.vatNumber}. Registered office: ${contact.address}.`
        }
      </p>
    </div>
  );
}

const footerStyle = (theme: Theme) =>
  css({
    paddingBlock: theme.space[12],
    background: theme.colour.sunken,
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  });

const columnsStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gap: theme.space[6],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  });

const titleStyle = (theme: Theme) =>
  css({ marginBottom: theme.space[2], fontWeight: 700 });

/** Two columns where the group is as wide as a phone. */
const linksStyle = css(plainList, { columns: '9rem' });

const linkStyle = (theme: Theme) =>
  css({
    a: {
      display: 'inline-block',
      paddingBlock: theme.space[1],
      color: theme.colour.textMuted,
      textDecoration: 'none',
      '&:hover': { color: theme.colour.text, textDecoration: 'underline' },
    },
  });

const smallPrintStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    marginTop: theme.space[8],
    fontSize: theme.text.small,
    color: theme.colour.textMuted,
  });
