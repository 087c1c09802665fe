import type { ReactNode } from 'react';
import { graphql, useStaticQuery } from 'gatsby';
import { css } from '@emotion/react';
import { ErrorBoundary } from 'react-error-boundary';
import { SkipLink } from '../components/actions/skip-link';
import { columnStyle } from '../components/text/section';
import { MAIN_ID } from '../content/anchors';
import { required } from '../content/required';
import { canonicalPath } from '../seo/paths';
import { theme } from '../styles/theme';
import { ErrorScreen } from './error-screen';
import { useFocusTarget } from './focus-target';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PageFrameProps {
  /** The address of the page that is shown, as the browser has it: a new object after each navigation. */
  location: { pathname: string; hash: string };
  children: ReactNode;
}

/** The frame of every page: skip link, header, main, footer. It stays in place when the page changes. */
export function PageFrame({ location, children }: PageFrameProps) {
  const data = useFrameData();
  const site = required(data.siteSettings, 'site.json');
  const navigation = required(data.navigation, 'navigation.json');
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
      <PrintHead site={site} currentPath={currentPath} />
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

function useFrameData() {
  return useStaticQuery<Queries.PageFrameQuery>(graphql`
    query PageFrame {
      siteSettings {
        ...CompanyFields
        ...PrintHeadFields
      }
      navigation {
        ...HeaderFields
        ...FooterFields
      }
    }
  `);
}

export const fragment = graphql`
  fragment PrintHeadFields on SiteSettings {
    name
    origin
    contact {
      address
    }
  }
`;

interface PrintHeadProps {
  site: Queries.PrintHeadFieldsFragment;
  currentPath: string;
}

/** Says on paper, where header and footer are missing, whose page it is and where it came from. */
function PrintHead({ site, currentPath }: PrintHeadProps) {
  return (
    // The not-found page is built for one address and shown at others.
    <p css={printStyle} suppressHydrationWarning>
      <strong>{site.name}</strong>
      {`, ${site.contact.address} · ${site.origin}${currentPath}`}
    </p>
  );
}

const printStyle = css(columnStyle, {
  display: 'none',
  marginBlock: theme.space[4],
  fontSize: theme.text.small,
  [theme.media.print]: { display: 'block' },
});
