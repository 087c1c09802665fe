import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'gatsby';
import { css } from '@emotion/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { theme } from '../../styles/theme';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Set on links that look like buttons, so that styles of plain links can leave them out. */
  'data-variant'?: string;
}

/** A link that opens pages of this site without a reload, and leaves fragments, files and other hosts to the browser. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return isPage(href) ? (
    <Link to={href} {...rest} />
  ) : (
    // The content is among the other props.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a href={href} {...rest} />
  );
}

/** Files have an extension, paths of pages never do. */
function isPage(href: string): boolean {
  return href.startsWith('/') && !/\.\w+$/.test(href.split('#')[0] ?? '');
}

interface TitleLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link inside the heading of a card, in the colour of the heading. */
export function TitleLink(props: TitleLinkProps) {
  return <SiteLink css={titleLinkStyle} {...props} />;
}

const titleLinkStyle = css({
  color: theme.colour.text,
  textDecorationColor: theme.colour.line,
  '&:hover': { textDecorationColor: 'currentColor' },
});

interface BackLinkProps {
  href: string;
  children: string;
  /** From the `css` of the parent. */
  className?: string;
}

/** A link to the page above, in the colour of the text around it. */
export function BackLink({ href, children, className }: BackLinkProps) {
  return (
    <SiteLink href={href} css={backStyle} className={className}>
      <ArrowLeft aria-hidden="true" size="1em" />
      {children}
    </SiteLink>
  );
}

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  paddingBlock: theme.space[1],
  fontWeight: 600,
  color: theme.colour.text,
});

const backStyle = css(linkStyle, {
  fontSize: theme.text.small,
  color: 'inherit',
  '&:not(:hover)': { textDecoration: 'none' },
});

interface ArrowLinkProps {
  href: string;
  children: string;
}

export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <SiteLink href={href} css={linkStyle}>
      {children}
      <ArrowRight aria-hidden="true" size="1em" />
    </SiteLink>
  );
}
