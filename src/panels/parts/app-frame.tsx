import { css } from '@emotion/react';
import { graphql, useStaticQuery } from 'gatsby';
import BellDot from 'lucide-react/icons/bell-dot';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Chip } from '../../components/display/badge';
import { Icon } from '../../components/display/icon';
import { Avatar } from '../../components/display/person';
import { columns } from '../../styles/mixins';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

interface AppFrameProps {
  /** The slug of the open product; without one, the Hub is open. */
  product?: string;
  title: string;
  note?: ReactNode;
  user?: string;
  children: ReactNode;
}

/** The application's frame: navigation, title, search. All but the title is a drawing. */
export function AppFrame(props: AppFrameProps) {
  const { product, title, note, user, children } = props;
  const { allProduct } = useStaticQuery<Queries.ProductIconsQuery>(graphql`
    query ProductIcons {
      allProduct(sort: { slug: ASC }) {
        nodes {
          slug
          card {
            icon
          }
        }
      }
    }
  `);
  return (
    <div css={frameStyle}>
      <div aria-hidden="true" css={[tintStyle('emerald'), railStyle]}>
        <span css={[toolStyle, !product && openStyle]}>
          <Icon name="board" />
        </span>
        {allProduct.nodes.map(({ slug, card }) => (
          <span key={slug} css={[toolStyle, slug === product && openStyle]}>
            <Icon name={card.icon} />
          </span>
        ))}
      </div>
      <div css={barStyle}>
        <strong>{title}</strong>
        {note && <Chip>{note}</Chip>}
        <span aria-hidden="true" css={toolsStyle}>
          <Search size="1.3em" />
          <BellDot size="1.3em" css={bellStyle} />
        </span>
        {user && <Avatar name={user} small />}
      </div>
      <div css={columns()}>{children}</div>
    </div>
  );
}

const frameStyle = css(columns(), {
  flex: 1,
  gridTemplateRows: 'auto 1fr',
  [theme.container.medium]: columns('auto 1fr'),
});

/** Narrow windows have no room for it. */
const railStyle = css({
  display: 'none',
  [theme.container.medium]: { display: 'grid' },
  gridRow: 'span 2',
  alignContent: 'start',
  gap: theme.space[1],
  padding: theme.space[2],
  background: theme.colour.darkGround,
  color: theme.colour.onDarkMuted,
  fontSize: theme.text.tiny,
});

const toolStyle = css({
  display: 'grid',
  padding: theme.space[2],
  borderRadius: theme.radius.small,
});

const openStyle = css({
  background: theme.colour.brandGreenDeep,
  color: theme.colour.onDark,
});

const barStyle = css(panelRow, {
  flexWrap: 'wrap',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  minHeight: theme.space[12],
  borderBottom: theme.rule,
  fontSize: theme.text.body,
});

const toolsStyle = css(panelRow, {
  gap: theme.space[4],
  marginInline: `auto ${theme.space[2]}`,
  color: theme.colour.textMuted,
});

/** Its dot says that there are new notifications. */
const bellStyle = css({
  circle: { fill: theme.colour.brandCoral, stroke: 'none' },
});
