import { graphql } from 'gatsby';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/title-link';
import { StatusBadge } from '../../components/cards/badge';
import { cardStyle } from '../../components/cards/card';
import { IconTile } from '../../components/cards/icon-tile';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { plainList } from '../../styles/lists';
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

interface ToolSectionProps {
  tools: Queries.HubToolsFieldsFragment;
}

/** The tools; one that shows a part of itself takes two places. */
export function ToolSection({ tools }: ToolSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={sectionStyle}>
      <h2 id={headingId}>{tools.title}</h2>
      <p>{tools.text}</p>
      <ul css={toolsStyle}>
        {tools.items.map(
          ({ icon, colour, title, description, link, status, mini }) => (
            <li
              key={title}
              css={[tintStyle(colour ?? 'sage'), cardStyle, toolStyle]}
              data-wide={Boolean(mini)}
            >
              <div>
                <div css={headStyle}>
                  <IconTile name={icon} />
                  <StatusBadge status={status} />
                </div>
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
    </section>
  );
}

/** A part of the dashboard, not of the page: smaller than other sections. */
const sectionStyle = (theme: Theme) =>
  css({
    h2: { fontSize: theme.text.titleText },
    '> p': {
      maxWidth: theme.width.prose,
      marginBottom: theme.space[6],
      lineHeight: theme.leading.snug,
      color: theme.colour.textMuted,
    },
  });

const toolsStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[4],
    [theme.media.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '> [data-wide="true"]': { gridColumn: 'span 2' },
    },
    [theme.media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  });

const toolStyle = (theme: Theme) =>
  css({
    position: 'relative',
    overflow: 'clip',
    padding: 0,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    '> :first-of-type': { width: '100%', padding: theme.space[5] },
    h3: { fontSize: theme.text.title4, marginBottom: theme.space[2] },
    p: { margin: 0 },
    // The whole card is the link's target.
    'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
    [theme.media.motion]: { transition: `border-color ${theme.motion.quick}` },
    '&:hover': { borderColor: theme.tint.strong },
    '&[data-wide="false"]': rowStyle(theme),
    '&[data-wide="true"]': {
      [theme.media.medium]: {
        flexDirection: 'row',
        alignItems: 'stretch',
        '> *': { flex: '1 1 0', minWidth: 0 },
      },
    },
  });

/** On phones a tool that shows no part of itself is a row: its icon, its name beside the status, a line about it. */
const rowStyle = (theme: Theme) => ({
  [theme.media.phone]: {
    '> :first-of-type': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: theme.space[3],
      padding: `${theme.space[3]} ${theme.space[4]}`,
      // Icon and status take places in the grid.
      '> div': { display: 'contents' },
      '> div > :first-of-type': { gridRow: '1 / 3', margin: 0 },
      '> div > :last-of-type': { gridArea: '1 / 3' },
      h3: { gridArea: '1 / 2', margin: 0 },
      p: { gridArea: '2 / 2 / 3 / 4' },
    },
  },
});

const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
});

const partStyle = (theme: Theme) =>
  css({
    display: 'grid',
    alignItems: 'center',
    width: '100%',
    padding: theme.space[5],
    background: theme.tint.soft,
  });
