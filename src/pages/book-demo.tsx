import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { AsideCard } from '../components/aside-card';
import { CheckList } from '../components/check-list';
import { Section } from '../components/section';
import { loaded } from '../content/loaded';
import { BookingCalendar } from '../sections/booking-calendar';
import { Hero } from '../sections/hero';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/book-demo.json';

export default function BookDemoPage({
  data,
}: PageProps<Queries.BookDemoQuery>) {
  const page = loaded(data.bookDemoPage, FILE);
  const { embeds, contact } = loaded(data.siteSettings, 'site.json');
  return (
    <>
      <Hero
        hero={page.hero}
        aside={
          <AsideCard title={page.includes.title}>
            <CheckList items={page.includes.items} />
          </AsideCard>
        }
      />
      <BookingCalendar
        calendar={page.calendar}
        src={embeds.bookingCalendar}
        scriptSrc={embeds.bookingScript}
        email={contact.email}
      />
      <Section title={page.support.title} text={page.support.text}>
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </Section>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.BookDemoQuery>) {
  const { seo } = loaded(data.bookDemoPage, FILE);
  return <PageHead pathname={location.pathname} {...seo} />;
}

export const query = graphql`
  query BookDemo {
    bookDemoPage {
      seo {
        ...SeoFields
      }
      hero {
        ...HeroFields
      }
      includes {
        title
        items
      }
      calendar {
        ...BookingCalendarFields
      }
      support {
        title
        text
      }
    }
    siteSettings {
      contact {
        email
      }
      embeds {
        bookingCalendar
        bookingScript
      }
    }
  }
`;
