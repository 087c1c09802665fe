import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../../components/actions/button';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { ruledList } from '../../styles/lists';
import { theme } from '../../styles/theme';

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

/** What can be done at once: rows with an outcome and its button. */
export function QuickActions(props: Queries.QuickActionsFieldsFragment) {
  return (
    <Section title={props.title} columnStyle={columns({ wide: '5fr 7fr' })}>
      <ul css={listStyle}>
        {props.items.map(({ label, href, text }) => (
          <li key={label}>
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

const listStyle = css(ruledList(theme.space[5]), {
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[4],
    alignItems: 'center',
  },
  // The button fills a row of its own where it doesn't fit beside the text.
  p: { flex: '99 1 14rem', margin: 0, fontSize: theme.text.title4 },
  a: { flex: '1 0 min(17rem, 100%)' },
});
