import { graphql } from 'gatsby';
import { wrappingRow } from '../styles/lists';
import { ButtonLink } from './button-link';

export const fragment = graphql`
  fragment ActionFields on Action {
    label
    href
  }
`;

interface ActionsProps {
  actions: readonly Queries.ActionFieldsFragment[];
}

/** A row of buttons, the first of which is the main one. Nothing for an empty list. */
export function Actions({ actions }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <ul css={wrappingRow}>
      {actions.map(({ label, href }, index) => (
        <li key={label}>
          <ButtonLink
            href={href}
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
