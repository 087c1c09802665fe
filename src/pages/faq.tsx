import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ClinicSection } from '../faq/clinic-section';
import { HelpSection } from '../faq/help-section';
import { PlanSection } from '../faq/plan-section';
import { GroupLinks, SupportCentre } from '../faq/support-centre';
import { PlainHero } from '../sections/hero/plain-hero';
import { ClosingSection } from '../sections/shared/closing-section';
import { JsonLd, PageHead } from '../seo/page-head';
import { faqPageData } from '../seo/structured-data';

export default function FaqPage({
  data,
  location,
}: PageProps<Queries.FaqQuery>) {
  const { faqPage: page, faq } = data;
  return (
    <>
      <PlainHero hero={page.hero}>
        <GroupLinks {...faq} />
      </PlainHero>
      <SupportCentre {...faq} location={location}>
        <PlanSection {...data.plans} />
        <ClinicSection {...data.clinics} />
      </SupportCentre>
      <HelpSection {...page.help} />
      <ClosingSection closing={page.closing} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.FaqQuery>) {
  const questions = data.faq.groups.flatMap((group) => group.questions);
  return (
    <>
      <PageHead {...data.faqPage.metadata} />
      <JsonLd data={faqPageData(questions)} />
    </>
  );
}

export const query = graphql`
  query Faq {
    faqPage {
      ...PageFields
      hero {
        ...HeroFields
      }
      help {
        ...FaqHelpFields
      }
      closing {
        ...ClosingFields
      }
    }
    plans {
      ...PlanFields
    }
    clinics {
      ...ClinicFields
    }
    faq {
      groups {
        ...FaqGroupFields
      }
    }
  }
`;
