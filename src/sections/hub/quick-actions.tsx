import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../../components/actions/button';
import { cardBox } from '../../components/cards/card';
import { Section } from '../../components/text/section';
import { cardGrid } from '../../styles/lists';

export const fragment = graphql`
  fragment QuickActionsFields on HubQuickActions {
    title
    items {
      label
      href
      text
    }
  }
`;

/** What can be done at once, each with its outcome. */
export function QuickActions(props: Queries.QuickActionsFieldsFragment) {
  return (
    <Section title={props.title}>
      <ul css={listStyle}>
        {props.items.map(({ label, href, text }) => (
          <li key={label} css={cardBox}>
            <p>{text}</p>
            <ButtonLink href={href} variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Tiles of equal width with their buttons at the bottom. */
const listStyle = css(cardGrid, {
  a: { marginTop: 'auto', alignSelf: 'stretch' },
});
