import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { TitleLink } from '../../components/actions/links';
import { Section } from '../../components/text/section';
import { columns, largeType, ruledList } from '../../styles/mixins';
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

/** What can be done at once, in rows of large type. */
export function QuickActions(props: Queries.QuickActionsFieldsFragment) {
  return (
    <Section
      title={props.title}
      tone="dark"
      columnStyle={columnStyle}
      aside={
        <ul css={listStyle}>
          {props.items.map(({ label, href, text }) => (
            <li key={label}>
              <TitleLink cover href={href}>
                {label}
              </TitleLink>
              <ArrowRight aria-hidden="true" size="2em" />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      }
    />
  );
}

const columnStyle = css(columns('1fr', { wide: '4fr 8fr' }), {
  alignItems: 'start',
  gap: 0,
});

const listStyle = css(ruledList(theme.space[5]), {
  li: css(columns('1fr auto'), {
    position: 'relative',
    columnGap: theme.space[4],
  }),
  a: css(largeType(theme.text.title2, 'large'), { textDecoration: 'none' }),
  p: { margin: 0, color: theme.colour.textMuted },
  svg: {
    gridArea: '1 / 2 / 3',
    alignSelf: 'center',
    color: theme.colour.action,
  },
});
