import { graphql } from 'gatsby';
import { wrappingRow } from '../../styles/lists';
import { ButtonLink } from './button-link';

export const fragment = graphql`
  fragment ActionFields on Action {
    label
    href
  }
`;

interface ActionsProps {
  actions: readonly Queries.ActionFieldsFragment[];
  /** Set where none of the actions is the page's main one. */
  quiet?: boolean;
}

/** A row of links that look like buttons; the first is the main action. */
export function Actions({ actions, quiet = false }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
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
  );
}
