import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { required } from '../content/required';
import { BookingCalendar } from '../sections/booking/booking-calendar';
import { BookingStage } from '../sections/booking/booking-stage';
import { ContactSection } from '../sections/booking/contact-section';
import { DemoMinutes } from '../sections/booking/demo-minutes';
import { PlanSection } from '../sections/plan-section';
import { PageHead } from '../seo/page-head';

export default function BookDemoPage({
  data,
}: PageProps<Queries.BookDemoQuery>) {
  const page = required(data.bookDemoPage);
  const { embeds, contact } = required(data.siteSettings);
  return (
    <>
      <BookingStage hero={page.hero} picture={page.workbench}>
        <BookingCalendar
          calendar={page.calendar}
          src={embeds.bookingCalendar}
          scriptSrc={embeds.bookingScript}
          contact={contact}
        />
      </BookingStage>
      <DemoMinutes {...page.includes} />
      <PlanSection {...required(data.plans)} />
      <ContactSection support={page.support} contact={contact} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.BookDemoQuery>) {
  const { metadata } = required(data.bookDemoPage);
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
      workbench {
        ...WorkbenchFields
      }
      includes {
        ...DemoMinutesFields
      }
      calendar {
        ...BookingCalendarFields
      }
      support {
        ...BookingSupportFields
      }
    }
    plans {
      ...PlanFields
    }
    siteSettings {
      contact {
        ...BookingContactFields
      }
      embeds {
        bookingCalendar
        bookingScript
      }
    }
  }
`;
