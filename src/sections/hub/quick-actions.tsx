import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { TitleLink } from '../../components/actions/title-link';
import { IconTile } from '../../components/cards/icon-tile';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { cellsStyle } from './tool-section';

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

/** The commands of the dashboard, in one row. */
export function QuickActions({ title, actions }: QuickActionsProps) {
  return (
    <Section title={title}>
      <ul css={[cellsStyle, columns({ wide: '1fr 1fr 1fr' })]}>
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
    </Section>
  );
}

const commandStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[4],
  background: theme.colour.surface,
  lineHeight: theme.leading.snug,
  '> div': { flex: 1 },
  '> span': { margin: 0 },
  h3: { fontSize: theme.text.title4, marginBottom: theme.space[1] },
  p: { margin: 0, fontSize: theme.text.small, color: theme.colour.textMuted },
  '> svg': { flex: 'none', color: theme.colour.textMuted },
  'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { background: theme.tint.soft },
});
