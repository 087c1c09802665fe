import type { AnchorHTMLAttributes } from 'react';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { SiteLink } from './site-link';

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
