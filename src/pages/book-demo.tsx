import { type PageProps, graphql } from 'gatsby';
import { BookingCalendar } from '../sections/booking/booking-calendar';
import { BookingStage } from '../sections/booking/booking-stage';
import { ContactSection } from '../sections/booking/contact-section';
import { DemoMinutes } from '../sections/booking/demo-minutes';
import { PlanSection } from '../sections/plan-section';

export default function BookDemoPage({
  data,
}: PageProps<Queries.BookDemoQuery>) {
  const { page, plans, siteSettings } = data;
  const { embeds, contact } = siteSettings;
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
      <PlanSection {...plans} />
      <ContactSection support={page.support} contact={contact} />
    </>
  );
}

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query BookDemo {
    page: bookDemoPage {
      ...PageFields
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
