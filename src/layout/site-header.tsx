import { css } from '@emotion/react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { iconButtonStyle } from '../components/actions/button';
import { SiteLink } from '../components/actions/links';
import { containerStyle, darkOnly, lightOnly } from '../styles/mixins';
import { theme } from '../styles/theme';
import { Brand } from './brand';
import { MainNavigation } from './main-navigation';

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
