import { type PageProps, graphql } from 'gatsby';
import { Actions } from '../components/actions/button';
import { Section } from '../components/text/section';
import { HubScreen } from '../sections/hub/hub-screen';
import { ToolSection } from '../sections/hub/tool-section';
import { ClosingSection } from '../sections/closing-section';
import { StagedHero } from '../sections/hero/staged-hero';

export default function HubPage({
  data: { page },
}: PageProps<Queries.HubQuery>) {
  const { quickActions } = page;
  return (
    <>
      <StagedHero hero={page.hero} wide>
        <HubScreen page={page} />
      </StagedHero>
      <ToolSection {...page.tools} workbench={page.workbench} />
      <Section title={quickActions.title} text={quickActions.text} wideHead>
        <Actions actions={quickActions.items} secondary />
      </Section>
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
        title
        text
        items {
          ...ActionFields
        }
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
