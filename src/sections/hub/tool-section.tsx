import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/title-link';
import { StatusBadge } from '../../components/cards/badge';
import { IconTile } from '../../components/cards/icon-tile';
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
`;

/** The tools, as cells of one window; one that shows a part of itself takes two places. */
export function ToolSection({
  tools,
}: {
  tools: Queries.HubToolsFieldsFragment;
}) {
  return (
    <Section title={tools.title} text={tools.text}>
      <ul css={toolsStyle}>
        {tools.items.map(
          ({ icon, colour, title, description, link, status, mini }) => (
            <li key={title} css={[tintStyle(colour ?? 'sage'), toolStyle]}>
              <div css={wordsStyle}>
                <IconTile name={icon} />
                <StatusBadge status={status} />
                <h3>
                  <TitleLink href={link}>{title}</TitleLink>
                </h3>
                <p>{description}</p>
              </div>
              {mini && (
                <div css={partStyle}>
                  <MiniPanel mini={mini} />
                </div>
              )}
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

/** A window of cells; the lines between them are its background. */
export const cellsStyle = css(plainList, {
  display: 'grid',
  gap: theme.line,
  overflow: 'clip',
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  background: theme.colour.line,
  boxShadow: theme.shadow.medium,
});

const toolsStyle = css(cellsStyle, {
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '> :has([data-mini])': { gridColumn: 'span 2' },
  },
  [theme.media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
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
