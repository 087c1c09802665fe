import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'gatsby';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Set on a link that looks like a button, so that styles for plain links leave it alone. */
  'data-variant'?: string;
}

/** A link to anywhere: pages of this site open without a reload, places on the page and other hosts the browser's way. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return href.startsWith('/') ? (
    <Link to={href} {...rest} />
  ) : (
    // The content comes with the other props.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a href={href} {...rest} />
  );
}
