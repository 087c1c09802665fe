import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { RichParagraph } from '../text/rich-text';
import { buttonStyles, type ButtonVariant } from './button';
import { SiteLink } from './links';

interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { href, variant = 'primary', children } = props;
  return (
    <SiteLink href={href} css={buttonStyles[variant]} data-variant={variant}>
      {children}
    </SiteLink>
  );
}

export const fragment = graphql`
  fragment ActionFields on Action {
    label
    href
  }
`;

interface ActionsProps {
  actions: readonly Queries.ActionFieldsFragment[];
  /** No button is filled, as none is the page's main action. */
  secondary?: boolean;
  note?: string | null;
}

/** A row of links that look like buttons; the first is the main action. With `--actions-grow: 1` they fill the row. */
export function Actions(props: ActionsProps) {
  const { actions, secondary = false, note } = props;
  return (
    <>
      {actions.length > 0 && (
        <ul css={wrappingRow}>
          {actions.map(({ label, href }, index) => (
            <li key={label} css={itemStyle}>
              <ButtonLink
                href={href}
                variant={index === 0 && !secondary ? 'primary' : 'secondary'}
              >
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {note && <RichParagraph css={noteStyle}>{note}</RichParagraph>}
    </>
  );
}

const itemStyle = css({ display: 'grid', flexGrow: 'var(--actions-grow, 0)' });

const noteStyle = css({
  margin: `${theme.space[4]} 0 0`,
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  textWrap: 'balance',
});
