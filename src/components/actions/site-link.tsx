import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'gatsby';

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
