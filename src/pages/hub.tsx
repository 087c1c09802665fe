import { type PageProps, graphql } from 'gatsby';
import { HubScreen } from '../sections/hub/hub-screen';
import { QuickActions } from '../sections/hub/quick-actions';
import { ToolSection } from '../sections/hub/tool-section';
import { ClosingSection } from '../sections/closing-section';
import { StagedHero } from '../sections/hero/staged-hero';

export default function HubPage({
  data: { page },
}: PageProps<Queries.HubQuery>) {
  return (
    <>
      <StagedHero hero={page.hero} wide>
        <HubScreen page={page} />
      </StagedHero>
      <ToolSection {...page.tools} workbench={page.workbench} />
      <QuickActions {...page.quickActions} />
      <ClosingSection closing={page.closing} view="logo" />
    </>
  );
}

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query Hub {
    page: hubPage {
      ...PageFields
      hero {
        ...HeroFields
      }
      ...HubScreenFields
      tools {
        ...HubToolsFields
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
