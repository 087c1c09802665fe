import { css } from '@emotion/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { theme } from '../../styles/theme';
import { SiteLink } from './site-link';

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

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  paddingBlock: theme.space[1],
  fontWeight: 600,
  color: theme.colour.text,
});
