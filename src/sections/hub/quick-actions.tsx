import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { TitleLink } from '../../components/actions/links';
import { Icon } from '../../components/cards/icon';
import { Section } from '../../components/text/section';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment QuickActionFields on HubQuickActions {
    title
    items {
      icon
      colour
      title
      description
      link
    }
  }
`;

/** Ruled rows beside the heading. */
export function QuickActions({
  title,
  items,
}: Queries.QuickActionFieldsFragment) {
  const rows = (
    <ul css={rowsStyle}>
      {items.map(({ icon, colour, title, description, link }) => (
        <li key={title} css={tintStyle(colour ?? 'sage')}>
          <Icon name={icon} />
          <h3>
            <TitleLink href={link}>{title}</TitleLink>
          </h3>
          <ArrowRight aria-hidden="true" size="1.25em" />
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <div css={besideStyle}>
      <Section title={title} aside={rows} />
    </div>
  );
}

/** Heading and rows share their top edge. */
const besideStyle = css({
  '> section > div': { rowGap: 0, alignItems: 'start' },
});

const rowsStyle = css(plainList, {
  lineHeight: theme.leading.snug,
  '> li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `${theme.space[1]} ${theme.space[4]}`,
    alignItems: 'center',
    paddingBlock: theme.space[4],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    '&:hover': { borderColor: theme.tint.strong },
  },
  h3: { margin: 0, fontSize: theme.text.title4 },
  // The whole row is the link's target.
  'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  p: { gridColumn: 2, margin: 0, color: theme.colour.textMuted },
  svg: { color: theme.tint.strong },
});
