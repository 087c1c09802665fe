import { graphql, type PageProps } from 'gatsby';
import { BookingCalendar } from '../sections/booking/booking-calendar';
import { BookingHero } from '../sections/booking/booking-hero';
import { DemoAgenda } from '../sections/booking/demo-agenda';
import { ClosingSection } from '../sections/shared/closing-section';

export default function BookDemoPage({
  data: { page, siteSettings },
}: PageProps<Queries.BookDemoQuery>) {
  const { embeds } = siteSettings;
  return (
    <>
      <BookingHero hero={page.hero} picture={page.themedPicture}>
        <BookingCalendar
          calendar={page.calendar}
          src={embeds.bookingCalendar}
          scriptSrc={embeds.bookingScript}
        />
      </BookingHero>
      <DemoAgenda {...page.agenda} />
      <ClosingSection
        id="trial"
        closing={page.closing}
        promises={page.promises}
      />
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
      themedPicture {
        ...ThemedPictureFields
      }
      agenda {
        ...DemoAgendaFields
      }
      calendar {
        ...BookingCalendarFields
      }
      closing {
        ...ClosingFields
      }
      promises
    }
    siteSettings {
      embeds {
        bookingCalendar
        bookingScript
      }
    }
  }
`;
