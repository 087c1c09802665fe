import { css } from '@emotion/react';
import { BackLink } from '../../components/actions/links';
import { SkipLink } from '../../components/actions/skip-link';
import { ScriptsOnLoad } from '../../components/hydration/scripts';
import { HeroEnd } from '../../components/text/section';
import { MAIN_ID } from '../../content/anchors';
import { sampleTitle } from '../../content/page-title';
import { templatePath } from '../../content/routes';
import { theme } from '../../styles/theme';
import { visuallyHidden } from '../../styles/mixins';
import { PreviewPage } from './preview-page';
import { SampleStyle } from './sample-style';
import { Screen } from './screen';
import type { PreviewProps } from './use-sample-site';
import { useSampleSite } from './use-sample-site';

/** A sample site as a separate page, below a link back to its template. */
export function WholePreview({
  siteName,
  ...props
}: PreviewProps & { siteName: string }) {
  const { template } = props;
  const { page, ...sample } = useSampleSite(props, nameInHistory);
  const { site, state } = sample;
  return (
    <div css={windowStyle}>
      <SkipLink />
      <SampleStyle layout={site.layout} />
      <ScriptsOnLoad address="#page-" />
      <header css={lineStyle}>
        <BackLink href={templatePath(template.slug)}>
          {`${template.name}, a ${siteName} design`}
        </BackLink>
      </header>
      <main id={MAIN_ID} tabIndex={-1} css={mainStyle}>
        {/* The headings of the sample site, which is part of a page elsewhere, begin with the third level. */}
        <h1 css={visuallyHidden}>{sampleTitle(site.firm)}</h1>
        <h2 css={visuallyHidden}>{state.page}</h2>
        <Screen
          key={state.turn}
          label={`${state.page} page of ${site.firm}`}
          takesFocus={state.movesFocus}
          isWhole
        >
          {page && <PreviewPage template={template} page={page} {...sample} />}
        </Screen>
      </main>
      <HeroEnd />
    </div>
  );
}

/** So that Back leads to the page before. Unlike a link to the hash, this leaves the focus where it is. */
function nameInHistory(hash: string): void {
  history.pushState(history.state, '', hash);
  scrollTo(0, 0);
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
});

/** As high as the window, which the layout of the site fills. */
const mainStyle = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
});
