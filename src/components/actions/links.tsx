import { css } from '@emotion/react';
import { Link } from 'gatsby';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { AnchorHTMLAttributes } from 'react';
import { coverParent, visuallyHidden } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens a new tab, and says so. */
  newTab?: boolean;
  /** Marks links that look like buttons, so that styles of plain links can exclude them. */
  'data-variant'?: string;
}

/** Uses Gatsby's router for pages of this site; fragments, files and other hosts are plain links. */
export function SiteLink({ href, newTab, children, ...rest }: SiteLinkProps) {
  if (newTab)
    return (
      <a href={href} target="_blank" rel="noopener" {...rest}>
        {children}
        <ArrowUpRight aria-hidden="true" size="0.9em" css={newTabStyle} />
        <span css={visuallyHidden}>{NEW_TAB}</span>
      </a>
    );
  return isPage(href) ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

export const NEW_TAB = ' (opens in a new tab)';

const newTabStyle = css({
  display: 'inline',
  marginLeft: '0.25em',
  verticalAlign: '-0.05em',
});

/** Files have an extension, and sample sites are files of static/. */
function isPage(href: string): boolean {
  const [path = ''] = href.split('#');
  return /^\/(?!samples\/)/.test(path) && !/\.\w+$/.test(path);
}

interface TitleLinkProps extends SiteLinkProps {
  /** Makes the nearest positioned ancestor, such as the card, clickable as a whole. */
  cover?: boolean;
}

/** A link inside a card's heading, in the heading's colour. */
export function TitleLink({ cover, ...rest }: TitleLinkProps) {
  return (
    <SiteLink
      css={[titleLinkStyle, cover && { '&::after': coverParent }]}
      {...rest}
    />
  );
}

const titleLinkStyle = css({
  color: theme.colour.text,
  textDecorationColor: theme.colour.line,
  '&:hover': { textDecorationColor: 'currentColor' },
});

/** A link to the parent page, in the colour of the surrounding text. */
export function BackLink({ children, ...rest }: SiteLinkProps) {
  return (
    <SiteLink css={backStyle} {...rest}>
      <ArrowLeft aria-hidden="true" size="1em" />
      {children}
    </SiteLink>
  );
}

/** A link with an icon before or after its text. */
export const iconLinkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  paddingBlock: theme.space[1],
  fontWeight: 600,
  color: theme.colour.text,
});

const backStyle = css(iconLinkStyle, {
  fontSize: theme.text.small,
  color: 'inherit',
  '&:not(:hover)': { textDecoration: 'none' },
});
