import { css } from '@emotion/react';
import { graphql, useStaticQuery } from 'gatsby';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { MAIN_ID } from '../content/anchors';
import { canonicalPath } from '../seo/addresses';
import { containerStyle } from '../styles/mixins';
import { theme } from '../styles/theme';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PageFrameProps {
  /** The address in the browser: a new object after each navigation. */
  location: { pathname: string; hash: string };
  children: ReactNode;
}

/** The frame of every page: skip link, header, main, footer. It persists across navigation. */
export function PageFrame({ location, children }: PageFrameProps) {
  const { siteSettings: site, navigation } =
    useStaticQuery<Queries.PageFrameQuery>(graphql`
      query PageFrame {
        siteSettings {
          ...CompanyFields
        }
        navigation {
          ...HeaderFields
          ...FooterFields
        }
      }
    `);
  const currentPath = canonicalPath(location.pathname);
  useFocusTarget(location);
  return (
    <>
      <SkipLink />
      <SiteHeader
        siteName={site.name}
        navigation={navigation}
        currentPath={currentPath}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary
          FallbackComponent={ErrorScreen}
          resetKeys={[currentPath]}
        >
          {children}
        </ErrorBoundary>
      </main>
      <SiteFooter
        site={site}
        navigation={navigation}
        currentPath={currentPath}
      />
    </>
  );
}

/** The screen for a page whose rendering throws, or in place of everything if the header's or the footer's does. */
export function ErrorScreen({ error }: Pick<FallbackProps, 'error'>) {
  return (
    <div
      role="alert"
      css={[containerStyle, { paddingBlock: theme.space.section }]}
    >
      <h1>Unexpected Application Error!</h1>
      <p>{descriptionOf(error)}</p>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </div>
  );
}

/** Status and status text of a failed response; the message of any other error. */
function descriptionOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('status' in error && 'statusText' in error)
    return `${String(error.status)} ${String(error.statusText)}`;
  return 'message' in error ? String(error.message) : 'Unknown error';
}

/** Moves the focus to the target of each navigation: see `focusTarget`. */
function useFocusTarget(location: PageFrameProps['location']): void {
  const handled = useRef(location);
  useEffect(() => {
    // The browser has handled the first address.
    if (handled.current === location) return;
    handled.current = location;
    // Runs after the effect in which Gatsby's router focuses the whole page.
    queueMicrotask(() => focusTarget(location.hash));
  }, [location]);
}

/**
 * Moves the focus to the target in an address, unless it has it: Gatsby scrolls to it, but leaves the focus at the
 * start of the page.
 */
export function focusTarget(hash: string): void {
  const named = document.getElementById(hash.slice(1));
  if (!named || named.contains(document.activeElement)) return;
  const target = named.querySelector<HTMLElement>(':scope > summary') ?? named;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    // Removed on blur, or a later click inside would focus the element.
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {
      once: true,
    });
  }
  target.focus({ preventScroll: true });
}

/** The first link of a page, visible only while focused. */
function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} css={skipLinkStyle}>
      Skip to main content
    </a>
  );
}

const skipLinkStyle = css({
  position: 'absolute',
  zIndex: theme.zIndex.top,
  padding: theme.space[3],
  background: theme.colour.surface,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
