import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { StatusBadge } from '../../components/cards/badge';
import { IconTile } from '../../components/cards/icon';
import { RichText } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment HubToolsFields on HubTools {
    title
    text
    items {
      icon
      colour
      title
      description
      link
      status
      latest
    }
  }
`;

/** The tools as tiles of one window, each with its figure of the day. */
export function ToolSection({
  title,
  text,
  items,
}: Queries.HubToolsFieldsFragment) {
  return (
    <Section title={title} text={text} wideHead>
      <ul css={tilesStyle}>
        {items.map((item) => (
          <li key={item.title} css={tintStyle(item.colour ?? 'sage')}>
            <IconTile name={item.icon} />
            <StatusBadge status={item.status} />
            <h3>
              <TitleLink href={item.link}>{item.title}</TitleLink>
            </h3>
            <p>{item.description}</p>
            <p css={latestStyle}>
              <RichText>{item.latest}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The lines between the tiles are the background. Their names, texts and figures are level. */
const tilesStyle = css(plainList, columns({ medium: '1fr 1fr' }), {
  gap: theme.line,
  overflow: 'clip',
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  background: theme.colour.line,
  boxShadow: theme.shadow.medium,
  lineHeight: theme.leading.snug,
  '> li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space[1]} ${theme.space[3]}`,
    padding: theme.space[4],
    background: theme.colour.surface,
    '&:hover': { background: theme.tint.soft },
  },
  '> li > span': { margin: 0 },
  // On a phone the name is between icon and badge.
  'span + span': { order: 1 },
  h3: { flex: '1 1 4em', margin: 0, fontSize: theme.text.title4 },
  p: { order: 2, flex: '1 1 100%', margin: 0 },
  // The whole tile is the link's target.
  'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  [theme.media.medium]: {
    '> li': {
      display: 'grid',
      gridTemplate: 'subgrid / 1fr auto',
      gridRow: 'span 4',
      alignItems: 'start',
      padding: theme.space[6],
    },
    'span + span, h3, p': { order: 0 },
    'h3, p': { gridColumn: '1 / -1' },
    h3: { marginTop: theme.space[3], fontSize: theme.text.title3 },
  },
  [theme.media.spacious]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  },
});

const latestStyle = css({
  display: 'flex',
  paddingTop: theme.space[1],
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space[2],
  color: theme.tint.strong,
  strong: largeType(theme.text.quote, '-0.03em'),
});
