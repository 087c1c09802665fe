import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { loaded } from '../content/loaded';
import { SupportCentre } from '../faq/support-centre';
import { HelpSection } from '../sections/help-section';
import { Hero } from '../sections/hero';
import { faqPageData } from '../seo/faq-page';
import { JsonLd } from '../seo/json-ld';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/faq.json';

export default function FaqPage({
  data,
  location,
}: PageProps<Queries.FaqQuery>) {
  const page = loaded(data.faqPage, FILE);
  const { groups } = loaded(data.faq, 'faq.json');
  return (
    <>
      <Hero hero={page.hero} />
      <SupportCentre groups={groups} location={location} />
      <HelpSection help={page.help} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.FaqQuery>) {
  const { seo } = loaded(data.faqPage, FILE);
  const { groups } = loaded(data.faq, 'faq.json');
  return (
    <>
      <PageHead pathname={location.pathname} {...seo} />
      <JsonLd data={faqPageData(groups.flatMap((group) => group.questions))} />
    </>
  );
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
        ...FaqGroupFields
      }
    }
  }
`;
