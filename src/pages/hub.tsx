import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { AsideCard } from '../components/cards/aside-card';
import { Section } from '../components/text/section';
import { required } from '../content/required';
import { ActivityList } from '../sections/hub/activity-list';
import { QuickActions, ToolGrid } from '../sections/hub/hub-cards';
import { StatTiles } from '../sections/hub/stat-tiles';
import { ClosingSection } from '../sections/closing-section';
import { Hero } from '../sections/hero';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/hub.json';

export default function HubPage({ data }: PageProps<Queries.HubQuery>) {
  const page = required(data.hubPage, FILE);
  return (
    <>
      <Hero
        hero={page.hero}
        aside={
          <AsideCard title={page.activity.title}>
            <ActivityList items={page.activity.items} />
          </AsideCard>
        }
      />
      <StatTiles stats={page.stats} note={page.note} />
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
