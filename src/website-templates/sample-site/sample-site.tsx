import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { BackLink } from '../../components/actions/links';
import { SkipLink } from '../../components/actions/skip-link';
import { ScriptsOnLoad } from '../../browser/scripts-on-load';
import { HeroEnd } from '../../browser/hero-end';
import { MAIN_ID } from '../../content/anchors';
import { sampleTitle } from '../../content/text/page-title';
import { templatePath } from '../../content/routes';
import { theme } from '../../styles/theme';
import { columns, visuallyHidden } from '../../styles/mixins';
import { SamplePage } from './parts/sample-page';
import { pageAnchor } from './page-addresses';
import { SampleStyle } from './sample-style';
import { type SampleProps, useSampleSite } from './use-sample-site';

/** The page of a sample site, below a link back to its template. */
export function SampleSite({
  siteName,
  ...props
}: SampleProps & { siteName: string }) {
  const { template } = props;
  const { page, ...sample } = useSampleSite(props);
  const { site, state } = sample;
  const screen = useRef<HTMLDivElement>(null);
  // Moves the focus to the new page, because the button that opened it is gone.
  useEffect(() => {
    if (state.openedByButton) screen.current?.focus({ preventScroll: true });
  }, [state.openings, state.openedByButton]);
  return (
    <div css={windowStyle}>
      <SkipLink />
      <SampleStyle layout={site.layout} />
      <ScriptsOnLoad urlPattern="#page-" />
      {/* Targets for links to a page, until hydration shows the page itself. */}
      {props.includedPages.map((name) => (
        <span key={name} id={pageAnchor(name)} />
      ))}
      <header css={lineStyle}>
        <BackLink href={templatePath(template.slug)}>
          {`${template.name}, a ${siteName} design`}
        </BackLink>
      </header>
      <main id={MAIN_ID} tabIndex={-1} css={mainStyle}>
        {/* Headings of the sample site start at level 3. */}
        <h1 css={visuallyHidden}>{sampleTitle(site.firm)}</h1>
        <h2 css={visuallyHidden}>{state.page}</h2>
        <div
          key={state.openings}
          ref={screen}
          role="group"
          aria-label={`${state.page} page of ${site.firm}`}
          tabIndex={-1}
          css={screenStyle}
        >
          {page && <SamplePage template={template} page={page} {...sample} />}
        </div>
      </main>
      <HeroEnd />
    </div>
  );
}

const windowStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
});

const lineStyle = css({
  padding: `${theme.space[2]} ${theme.space.gutter}`,
  background: theme.colour.page,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  [theme.media.print]: { display: 'none' },
  // On the template's page, which frames it (src/inline/head.ts).
  '[data-framed] &': { display: 'none' },
});

/** At least as high as the window, so that layouts can fill it. */
const mainStyle = css(columns(), { flex: 1, containerType: 'inline-size' });

const screenStyle = css(columns(), {
  // Drawn inside, because the frame would cover an outer outline.
  '&:focus-visible': { outlineOffset: `calc(-1 * ${theme.stroke.thick})` },
});
