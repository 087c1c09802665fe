import { graphql, type PageProps } from 'gatsby';
import { HubHero } from '../sections/hub/hub-hero';
import { QuickActions } from '../sections/hub/quick-actions';
import { ToolSection } from '../sections/hub/tool-section';
import { ClosingSection } from '../sections/shared/closing-section';

export default function HubPage({
  data: { page },
}: PageProps<Queries.HubQuery>) {
  return (
    <>
      <HubHero page={page} />
      <ToolSection {...page.tools} themedPicture={page.themedPicture} />
      <QuickActions {...page.quickActions} />
      <ClosingSection closing={page.closing} object="lark" />
    </>
  );
}

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query Hub {
    page: hubPage {
      ...PageFields
      ...HubHeroFields
      tools {
        ...HubToolsFields
      }
      quickActions {
        ...QuickActionsFields
      }
      themedPicture {
        ...ThemedPictureFields
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
