import { type PageProps, graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../components/actions/button';
import { cardStyle } from '../components/cards/card';
import { Section } from '../components/text/section';
import { HubScreen } from '../sections/hub/hub-screen';
import { ToolSection } from '../sections/hub/tool-section';
import { ClosingSection } from '../sections/closing-section';
import { StagedHero } from '../sections/hero/staged-hero';
import { columns } from '../styles/columns';
import { plainList } from '../styles/lists';
import { theme } from '../styles/theme';

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
      <Section title={quickActions.title}>
        <ul css={actionsStyle}>
          {quickActions.items.map(({ label, href, text }) => (
            <li key={label} css={cardStyle}>
              <p>{text}</p>
              <ButtonLink href={href} variant="secondary">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingSection closing={page.closing} view="logo" />
    </>
  );
}

/** Tiles of equal width with their buttons at the bottom. */
const actionsStyle = css(plainList, columns({ medium: '1fr 1fr 1fr' }), {
  gap: theme.space[4],
  a: { marginTop: 'auto', alignSelf: 'stretch' },
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
        title
        items {
          label
          href
          text
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
