import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { AsideCard } from '../components/cards/aside-card';
import { CheckList } from '../components/cards/check-list';
import { Section } from '../components/text/section';
import { required } from '../content/required';
import { BookingCalendar } from '../sections/booking/booking-calendar';
import { Hero } from '../sections/hero';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/book-demo.json';

export default function BookDemoPage({
  data,
}: PageProps<Queries.BookDemoQuery>) {
  const page = required(data.bookDemoPage, FILE);
  const { embeds, contact } = required(data.siteSettings, 'site.json');
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

export function Head({ data }: HeadProps<Queries.BookDemoQuery>) {
  const { metadata } = required(data.bookDemoPage, FILE);
  return <PageHead {...metadata} />;
}

export const query = graphql`
  query BookDemo {
    bookDemoPage {
      metadata {
        ...PageHeadFields
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
