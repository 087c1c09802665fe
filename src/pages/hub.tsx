import { type PageProps, graphql } from 'gatsby';
import { css } from '@emotion/react';
import { HubScreen } from '../sections/hub/hub-screen';
import { QuickActions } from '../sections/hub/quick-actions';
import { ToolSection } from '../sections/hub/tool-section';
import { ClosingSection } from '../sections/closing-section';
import { StagedHero } from '../sections/hero/staged-hero';
import { theme } from '../styles/theme';

export default function HubPage({
  data: { page },
}: PageProps<Queries.HubQuery>) {
  return (
    <>
      <StagedHero hero={page.hero} wide css={horizonStyle}>
        <HubScreen page={page} />
      </StagedHero>
      <ToolSection {...page.tools} workbench={page.workbench} />
      <QuickActions {...page.quickActions} />
      <ClosingSection closing={page.closing} view="logo" />
    </>
  );
}

/** Early morning: the screen is in front of the horizon. */
const horizonStyle = css({
  background: `linear-gradient(${theme.colour.page}, ${theme.colour.sky} 45%, ${theme.colour.skyLow} calc(100% - 9rem), ${theme.colour.darkGround} 0)`,
  '--panel-caption': theme.colour.onDarkMuted,
  [theme.media.print]: { '--panel-caption': 'inherit' },
});

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query Hub {
    page: hubPage {
      ...PageFields
      hero {
        ...HeroFields
      }
      note
      outcome
      stats {
        ...StatTileFields
      }
      tools {
        ...HubToolsFields
      }
      activity {
        title
        items {
          ...ActivityItemFields
        }
      }
      quickActions {
        ...QuickActionsFields
      }
      workbench {
        ...WorkbenchFields
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
