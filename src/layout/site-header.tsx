import { css, type SerializedStyles } from '@emotion/react';
import { graphql } from 'gatsby';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import X from 'lucide-react/icons/x';
import { ButtonLink } from '../components/actions/actions';
import { iconButtonStyle } from '../components/actions/button';
import { SiteLink } from '../components/actions/links';
import {
  containerStyle,
  darkOnly,
  lightOnly,
  plainList,
} from '../styles/mixins';
import { theme } from '../styles/theme';
import { Brand } from './brand';

interface SiteHeaderProps {
  siteName: string;
  navigation: Queries.HeaderFieldsFragment;
  currentPath: string;
}

/** Brand, navigation and theme switch. In the browser they work without React: see src/loader/inline/. */
export function SiteHeader(props: SiteHeaderProps) {
  const { siteName, navigation, currentPath } = props;
  return (
    <header css={headerStyle}>
      <div css={barStyle}>
        <SiteLink href="/" css={brandStyle}>
          <Brand siteName={siteName} />
        </SiteLink>
        <MainNavigation navigation={navigation} currentPath={currentPath} />
        <ThemeSwitch />
      </div>
    </header>
  );
}

const headerStyle = css({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.header,
  background: theme.colour.page,
  borderBottom: theme.rule,
  // A phone's menu is positioned below the header.
  [theme.media.low]: { position: 'relative' },
});

const barStyle = css(containerStyle, {
  display: 'flex',
  // Wraps only if text is enlarged; normally one row fits 320 px.
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingBlock: theme.space[2],
  [theme.media.low]: { paddingBlock: theme.space[1] },
  [theme.media.medium]: { gap: theme.space[2] },
  [theme.media.wide]: { gap: theme.space[8] },
});

const brandStyle = css({
  // An inline element would be aligned by its baseline, above the middle of the navigation.
  display: 'flex',
  // The name may break into two lines, so that the header need not wrap; a word of nine letters never breaks.
  flex: '1 0 36vw',
  paddingBlock: theme.space[1],
  textDecoration: 'none',
  [theme.media.wide]: { flex: 'none' },
});

/** Inert here: src/loader/inline/theme-switch.ts handles presses and sets `aria-pressed`. */
function ThemeSwitch() {
  return (
    <button
      type="button"
      css={switchStyle}
      data-instant="theme"
      aria-label="Dark theme"
      aria-pressed={false}
    >
      <Sun aria-hidden="true" size="1.25em" css={darkOnly} />
      <Moon aria-hidden="true" size="1.25em" css={lightOnly} />
    </button>
  );
}

const switchStyle = css(iconButtonStyle, {
  [theme.media.noScripts]: { display: 'none' },
});

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
 * The header's navigation: a row where there is room, otherwise a menu below a toggle. src/loader/inline/menus.ts opens and
 * closes menus.
 */
function MainNavigation(props: MainNavigationProps) {
  const { currentPath, navigation } = props;
  const { header, signIn, getStarted } = navigation;
  const link = (name: string, href: string, style: SerializedStyles) => (
    <SiteLink
      href={href}
      css={style}
      aria-current={href === currentPath ? 'page' : undefined}
    >
      {name}
    </SiteLink>
  );
  return (
    <div css={menuStyle}>
      {/* Beside the list instead of around it, because wide screens show the list without the toggle. */}
      <details data-menu="" css={toggleStyle}>
        <summary css={[summaryStyle, toggleSummaryStyle]}>
          <Menu aria-hidden="true" size="1.25em" css={openIconStyle} />
          <X aria-hidden="true" size="1.25em" css={closeIconStyle} />
          Menu
        </summary>
      </details>
      <nav aria-label="Main" css={navStyle}>
        <ul css={listStyle}>
          {header.map(({ name, href, dropdown }) => (
            <li key={name}>
              {href && link(name, href, topLinkStyle)}
              {dropdown && (
                <details data-menu="hover" name="header" css={groupStyle}>
                  <summary css={summaryStyle}>
                    {name}
                    <ChevronDown aria-hidden="true" size="1em" />
                  </summary>
                  <ul css={dropdownStyle}>
                    {dropdown.map(({ name, href }) => (
                      <li key={href}>{link(name, href, dropdownLinkStyle)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
        <ul css={secondListStyle}>
          <li>{link(signIn.name, signIn.href, topLinkStyle)}</li>
          <li>
            <ButtonLink variant="secondary" href={getStarted.href}>
              {getStarted.name}
            </ButtonLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

const menuStyle = css({ [theme.media.wide]: { flex: 1 } });

const toggleStyle = css({ [theme.media.wide]: { display: 'none' } });

const summaryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  paddingBlock: theme.space[2],
  fontWeight: 500,
});

const toggleSummaryStyle = css({
  paddingInline: theme.space[2],
  fontWeight: 600,
});

const openIconStyle = css({ '[open] > summary > &': { display: 'none' } });

const closeIconStyle = css({
  'details:not([open]) > summary > &': { display: 'none' },
});

const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[6],
});

const navStyle = css({
  [theme.media.narrow]: {
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
    '[open] + &': { display: 'block' },
  },
  // In low windows the header isn't sticky, so the menu scrolls with the page.
  [theme.media.low]: { maxHeight: 'none' },
  [theme.media.wide]: rowStyle,
});

const listStyle = css(plainList, { [theme.media.wide]: rowStyle });

const secondListStyle = css(listStyle, {
  // The button, too.
  a: { fontWeight: 500 },
  [theme.media.narrow]: { marginTop: theme.space[4] },
});

const linkStyle = css({
  display: 'block',
  paddingBlock: theme.space[2],
  color: theme.colour.text,
  textDecoration: 'none',
});

const topLinkStyle = css(linkStyle, {
  fontWeight: 500,
  '&:hover, &[aria-current]': { textDecoration: 'underline' },
});

const groupStyle = css({
  position: 'relative',
  // Without scripts the links show on hover, if the browser can style closed details.
  [theme.media.noScripts]: {
    [theme.media.wide]: {
      '&:hover::details-content': { contentVisibility: 'visible' },
    },
  },
});

const dropdownStyle = css(plainList, {
  [theme.media.wide]: {
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
});

const dropdownLinkStyle = css(linkStyle, {
  paddingInline: theme.space[2],
  borderRadius: theme.radius.small,
  '&:hover, &[aria-current]': { background: theme.colour.sunken },
});
