import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'gatsby';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Set on a link that looks like a button, so that styles for plain links leave it alone. */
  'data-variant'?: string;
}

/**
 * A link to anywhere: pages of this site open without a reload; places on the page, files such as /rss.xml and other
 * hosts the browser's way.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return isPage(href) ? (
    <Link to={href} {...rest} />
  ) : (
    // The content comes with the other props.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a href={href} {...rest} />
  );
}

/** Whether an address is a page of this site. Files have an extension, which the paths of pages never do. */
function isPage(href: string): boolean {
  return href.startsWith('/') && !/\.\w+$/.test(href.split('#')[0] ?? '');
}
