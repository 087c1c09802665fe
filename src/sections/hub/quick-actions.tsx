import { graphql } from 'gatsby';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ChevronRight } from 'lucide-react';
import { TitleLink } from '../../components/actions/title-link';
import { IconTile } from '../../components/cards/icon-tile';
import { plainList } from '../../styles/lists';
import { tintStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment QuickActionFields on QuickAction {
    icon
    colour
    title
    description
    href
  }
`;

interface QuickActionsProps {
  title: string;
  actions: readonly Queries.QuickActionFieldsFragment[];
}

/** A list of commands over the foot of the dashboard. */
export function QuickActions({ title, actions }: QuickActionsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={commandsStyle}>
      <h2 id={headingId}>{title}</h2>
      <ul css={plainList}>
        {actions.map(({ icon, colour, title: name, description, href }) => (
          <li key={name} css={[tintStyle(colour ?? 'sage'), commandStyle]}>
            <IconTile name={icon} />
            <div>
              <h3>
                <TitleLink href={href}>{name}</TitleLink>
              </h3>
              <p>{description}</p>
            </div>
            <ChevronRight aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}

const commandsStyle = (theme: Theme) =>
  css({
    position: 'relative',
    width: `min(100% - 2 * ${theme.space.gutter}, ${theme.width.prose})`,
    margin: `${theme.space[6]} auto ${theme.space.section}`,
    padding: theme.space[2],
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.large,
    background: theme.colour.raised,
    boxShadow: theme.shadow.large,
    h2: {
      margin: 0,
      padding: `${theme.space[4]} ${theme.space[4]} ${theme.space[3]}`,
      fontSize: theme.text.title3,
    },
    [theme.media.wide]: { marginTop: `calc(-1 * ${theme.space[16]})` },
  });

const commandStyle = (theme: Theme) =>
  css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[4],
    padding: theme.space[4],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    lineHeight: theme.leading.snug,
    '> div': { flex: 1 },
    '> span': { margin: 0 },
    h3: { fontSize: theme.text.title4, marginBottom: theme.space[1] },
    p: { margin: 0, fontSize: theme.text.small, color: theme.colour.textMuted },
    '> svg': { flex: 'none', color: theme.colour.textMuted },
    'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { background: theme.tint.soft },
  });
