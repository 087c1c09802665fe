import type { ReactNode } from 'react';
import type { ButtonVariant } from './button';
import { buttonStyles } from './button';
import { SiteLink } from './site-link';

interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

export function ButtonLink({
  href,
  variant = 'primary',
  children,
}: ButtonLinkProps) {
  return (
    <SiteLink href={href} css={buttonStyles[variant]} data-variant={variant}>
      {children}
    </SiteLink>
  );
}
