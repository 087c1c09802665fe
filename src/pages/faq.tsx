import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Section } from '../components/section';
import { loaded } from '../content/loaded';
import { FaqList } from '../sections/faq-list';
import { HelpSection } from '../sections/help-section';
import { Hero } from '../sections/hero';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/faq.json';

export default function FaqPage({ data }: PageProps<Queries.FaqQuery>) {
  const page = loaded(data.faqPage, FILE);
  const { groups } = loaded(data.faq, 'faq.json');
  return (
    <>
      <Hero hero={page.hero} />
      <div css={groupsStyle}>
        {groups.map(({ title, questions }) => (
          <Section key={title} title={title}>
            <FaqList group={title} items={questions} />
          </Section>
        ))}
      </div>
      <HelpSection help={page.help} />
    </>
  );
}

/** The groups stand closer than other sections: they are one list in five parts. */
const groupsStyle = (theme: Theme) =>
  css({
    '> section': { paddingBlock: theme.space[6] },
    h2: { marginBottom: 0, fontSize: theme.text.title3 },
  });

export function Head({ data, location }: HeadProps<Queries.FaqQuery>) {
  const { seo } = loaded(data.faqPage, FILE);
  return <PageHead pathname={location.pathname} {...seo} />;
}

export const query = graphql`
  query Faq {
    faqPage {
      seo {
        ...SeoFields
      }
      hero {
        ...HeroFields
      }
      help {
        ...FaqHelpFields
      }
    }
    faq {
      groups {
        title
        questions {
          ...FaqItemFields
        }
      }
    }
  }
`;
