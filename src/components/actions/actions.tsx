import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { RichText } from '../text/rich-text';
import { ButtonLink } from './button';

export const fragment = graphql`
  fragment ActionFields on Action {
    label
    href
  }
`;

interface ActionsProps {
  actions: readonly Queries.ActionFieldsFragment[];
  /** None of the actions is the page's main one, so none is filled. */
  quiet?: boolean;
  note?: string | null;
}

/** A row of links that look like buttons; the first is the main action. */
export function Actions({ actions, quiet = false, note }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <>
      <ul css={wrappingRow}>
        {actions.map(({ label, href }, index) => (
          <li key={label}>
            <ButtonLink
              href={href}
              variant={index === 0 && !quiet ? 'primary' : 'secondary'}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {note && (
        <p css={noteStyle}>
          <RichText>{note}</RichText>
        </p>
      )}
    </>
  );
}

const noteStyle = css({
  margin: `${theme.space[4]} 0 0`,
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  textWrap: 'balance',
});
