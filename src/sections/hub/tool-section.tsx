import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { StatusBadge } from '../../components/cards/badge';
import { IconTile } from '../../components/cards/icon';
import { Section } from '../../components/text/section';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { plainList } from '../../styles/lists';
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
      mini
    }
  }
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

type Tool = Queries.HubToolsFieldsFragment['items'][number];
type Action = Queries.QuickActionFieldsFragment['items'][number];

interface ToolSectionProps {
  title: string;
  text?: string;
  items: readonly (Action & Partial<Tool>)[];
}

/** Tools or actions, as cells of one window; one that shows a part of itself takes two places. */
export function ToolSection({ title, text, items }: ToolSectionProps) {
  return (
    <Section title={title} text={text}>
      <ul css={cellsStyle}>
        {items.map((item) => (
          <li
            key={item.title}
            css={[tintStyle(item.colour ?? 'sage'), toolStyle]}
          >
            <div css={wordsStyle}>
              <IconTile name={item.icon} />
              {item.status && <StatusBadge status={item.status} />}
              <h3>
                <TitleLink href={item.link}>{item.title}</TitleLink>
              </h3>
              <p>{item.description}</p>
            </div>
            {item.mini && (
              <div css={partStyle}>
                <MiniPanel mini={item.mini} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A window of cells; the lines between them are its background. */
const cellsStyle = css(plainList, {
  display: 'grid',
  gap: theme.line,
  overflow: 'clip',
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  background: theme.colour.line,
  boxShadow: theme.shadow.medium,
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '> :has([data-mini])': { gridColumn: 'span 2' },
  },
  [theme.media.wide]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '&:not(:has(> :nth-of-type(4)))': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

const toolStyle = css({
  position: 'relative',
  background: theme.colour.surface,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  // The whole cell is the link's target.
  'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { background: theme.tint.soft },
  [theme.media.medium]: {
    display: 'flex',
    '> *': { flex: '1 1 0', minWidth: 0 },
  },
});

/** On a phone the icon is beside the name. */
const wordsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  padding: theme.space[4],
  '> span': { margin: 0 },
  '> span:first-of-type': { gridRow: 'span 2' },
  '> span:nth-of-type(2)': { gridArea: '1 / 3' },
  h3: { gridArea: '1 / 2', margin: 0, fontSize: theme.text.title4 },
  p: { gridColumn: '2 / -1', margin: 0 },
  [theme.media.medium]: {
    rowGap: theme.space[2],
    padding: theme.space[5],
    '> span:first-of-type': { gridArea: '1 / 1' },
    'h3, p': { gridArea: 'auto / 1 / auto / -1' },
  },
});

const partStyle = css({
  display: 'grid',
  alignItems: 'center',
  padding: theme.space[5],
  background: theme.tint.soft,
});
