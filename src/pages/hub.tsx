import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { Section } from '../components/text/section';
import { required } from '../content/required';
import { QuickActions, ToolGrid } from '../sections/hub/hub-cards';
import { HubScreen } from '../sections/hub/hub-screen';
import { ClosingSection } from '../sections/closing-section';
import { StagedHero } from '../sections/staged-hero';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/hub.json';

export default function HubPage({ data }: PageProps<Queries.HubQuery>) {
  const page = required(data.hubPage, FILE);
  return (
    <>
      <StagedHero hero={page.hero} scene="hub">
        <HubScreen
          stats={page.stats}
          activity={page.activity}
          note={page.note}
          outcome={page.outcome}
        />
      </StagedHero>
      <Section title={page.tools.title} text={page.tools.text}>
        <ToolGrid tools={page.tools.items} />
      </Section>
      <Section title={page.quickActions.title}>
        <QuickActions actions={page.quickActions.items} />
      </Section>
      <ClosingSection closing={page.closing} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HubQuery>) {
  const { metadata } = required(data.hubPage, FILE);
  return <PageHead {...metadata} />;
}

export const query = graphql`
  query Hub {
    hubPage {
      metadata {
        ...PageHeadFields
      }
      hero {
        ...HeroFields
      }
      note
      outcome {
        ...MiniPanelFields
      }
      stats {
        ...StatTileFields
      }
      tools {
        title
        text
        items {
          ...HubToolFields
        }
      }
      activity {
        title
        items {
          ...ActivityItemFields
        }
      }
      quickActions {
        title
        items {
          ...QuickActionFields
        }
      }
      closing {
        ...ClosingFields
      }
    }
  }
`;
