import { useState } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Menu, X } from 'lucide-react';
import { columnStyle } from '../components/section';
import { SiteLink } from '../components/site-link';
import { Brand } from './brand';
import { MENU_ID } from './frame-ids';
import { MainNavigation } from './main-navigation';
import { ThemeSwitch } from './theme-switch';

interface SiteHeaderProps {
  siteName: string;
  navigation: Queries.HeaderFieldsFragment;
  currentPath: string;
}

/** The top of every page: brand, menu, Sign in and Get started. On a phone a toggle shows and hides the menu. */
export function SiteHeader({
  siteName,
  navigation,
  currentPath,
}: SiteHeaderProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const Icon = isMenuOpen ? X : Menu;
  return (
    <header css={headerStyle}>
      <div css={barStyle}>
        <SiteLink href="/" css={brandStyle} onClick={() => setMenuOpen(false)}>
          <Brand siteName={siteName} />
        </SiteLink>
        <button
          type="button"
          css={toggleStyle}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          <Icon aria-hidden="true" />
          Menu
        </button>
        <ThemeSwitch />
        <MainNavigation
          id={MENU_ID}
          navigation={navigation}
          currentPath={currentPath}
          isOpen={isMenuOpen}
          onFollow={() => setMenuOpen(false)}
        />
      </div>
    </header>
  );
}

const headerStyle = (theme: Theme) =>
  css({
    position: 'sticky',
    top: 0,
    zIndex: theme.layer.header,
    background: theme.colour.page,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    // With the menu open on a phone there is more than fits: it scrolls inside the header.
    maxHeight: '100vh',
    [theme.media.narrow]: {
      overflowY: 'auto',
      // Without scripts the menu always shows: it scrolls away with the page instead of covering it.
      [theme.media.noScripts]: { position: 'static', maxHeight: 'none' },
    },
  });

const barStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${theme.space[2]}`,
    paddingBlock: theme.space[2],
    [theme.media.wide]: { gap: theme.space[8] },
  });

const brandStyle = (theme: Theme) =>
  css({
    // As part of a line of text it would stand on that line, above the middle of the navigation.
    display: 'flex',
    marginRight: 'auto',
    paddingBlock: theme.space[1],
    textDecoration: 'none',
    [theme.media.wide]: { marginRight: 0 },
  });

const toggleStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[2],
    padding: theme.space[2],
    background: 'none',
    border: 0,
    fontWeight: 600,
    cursor: 'pointer',
    [theme.media.wide]: { display: 'none' },
    // Without scripts the menu always shows, so there is nothing to toggle.
    [theme.media.noScripts]: { display: 'none' },
  });
