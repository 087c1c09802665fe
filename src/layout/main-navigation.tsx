import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { ButtonLink } from '../components/actions/actions';
import { SiteLink } from '../components/actions/links';
import { plainList } from '../styles/mixins';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment HeaderFields on Navigation {
    header {
      name
      href
      dropdown {
        name
        href
      }
    }
    signIn {
      name
      href
    }
    getStarted {
      name
      href
    }
  }
`;

interface MainNavigationProps {
  navigation: Queries.HeaderFieldsFragment;
  currentPath: string;
}

/**
 * The header's navigation: a row where there is room, otherwise a menu below a toggle. src/inline/menus.ts opens and
 * closes menus.
 */
export function MainNavigation(props: MainNavigationProps) {
  const { currentPath, navigation } = props;
  const { header, signIn, getStarted } = navigation;
  const link = ({ name, href }: { name: string; href: string }) => (
    <SiteLink
      href={href}
      aria-current={href === currentPath ? 'page' : undefined}
    >
      {name}
    </SiteLink>
  );
  return (
    <div css={menuStyle}>
      {/* Beside the list instead of around it, because wide screens show the list without the toggle. */}
      <details data-menu="">
        <summary>
          <Menu aria-hidden="true" size="1.25em" />
          <X aria-hidden="true" size="1.25em" />
          Menu
        </summary>
      </details>
      <nav aria-label="Main">
        <ul>
          {header.map(({ name, href, dropdown }) => (
            <li key={name}>
              {href && link({ name, href })}
              {dropdown && (
                <details data-menu="hover" name="header" css={groupStyle}>
                  <summary>
                    {name}
                    <ChevronDown aria-hidden="true" size="1em" />
                  </summary>
                  <ul>
                    {dropdown.map((item) => (
                      <li key={item.href}>{link(item)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
        <ul>
          <li>{link(signIn)}</li>
          <li>
            <ButtonLink href={getStarted.href}>{getStarted.name}</ButtonLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

const menuStyle = css({
  ul: plainList,
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[1],
    paddingBlock: theme.space[2],
    fontWeight: 500,
  },
  'nav a:not([data-variant])': {
    display: 'block',
    paddingBlock: theme.space[2],
    color: theme.colour.text,
    textDecoration: 'none',
  },
  'nav > ul > li > a': {
    fontWeight: 500,
    '&:not([data-variant]):is(:hover, [aria-current])': {
      textDecoration: 'underline',
    },
  },
  [theme.media.narrow]: {
    '> details > summary': { padding: theme.space[2], fontWeight: 600 },
    '> details[open] svg:first-of-type, > details:not([open]) svg:last-of-type':
      { display: 'none' },
    nav: {
      display: 'none',
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      // The height below the header, whose height is 100 % here.
      maxHeight: 'calc(100dvh - 100%)',
      padding: `0 ${theme.space.gutter} ${theme.space[4]}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: theme.colour.page,
      borderBottom: theme.rule,
      boxShadow: theme.shadow.medium,
    },
    'details[open] + nav': { display: 'block' },
    'nav > ul + ul': { marginTop: theme.space[4] },
  },
  // In low windows the header isn't sticky, so the menu scrolls with the page.
  [theme.media.low]: { nav: { maxHeight: 'none' } },
  [theme.media.wide]: {
    flex: 1,
    '> details': { display: 'none' },
    'nav, nav > ul': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space[6],
    },
  },
});

const groupStyle = css({
  position: 'relative',
  'ul a': {
    paddingInline: theme.space[2],
    borderRadius: theme.radius.small,
    '&:hover, &[aria-current]': { background: theme.colour.sunken },
  },
  [theme.media.wide]: {
    ul: {
      position: 'absolute',
      top: '100%',
      left: `calc(-1 * ${theme.space[4]})`,
      minWidth: theme.width.narrow,
      padding: theme.space[3],
      background: theme.colour.raised,
      border: theme.rule,
      borderRadius: theme.radius.medium,
      boxShadow: theme.shadow.medium,
    },
    // Without scripts the links show on hover, if the browser can style closed details.
    [theme.media.noScripts]: {
      '&:hover::details-content': { contentVisibility: 'visible' },
    },
  },
});
