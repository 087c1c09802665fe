import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { theme } from '../../styles/theme';
import { ReservationForm } from './reservation-form';
import { VisitPanel } from './visit-panel';

export const fragment = graphql`
  fragment RestaurantReservationFields on RestaurantReservation {
    title
    text
    times
    largestParty
    confirmation
    sameDay
    demonstration
    done
  }
`;

interface ReservationSectionProps {
  restaurant: Queries.RestaurantVisitFieldsFragment & {
    reservation: Queries.RestaurantReservationFieldsFragment;
  };
}

export function ReservationSection({ restaurant }: ReservationSectionProps) {
  const { reservation, phone, phoneHref } = restaurant;
  return (
    <Section
      id="reservations"
      title={reservation.title}
      text={reservation.text}
    >
      <div css={splitStyle}>
        <ReservationForm
          reservation={reservation}
          phone={phone}
          phoneHref={phoneHref}
        />
        <VisitPanel restaurant={restaurant} />
      </div>
    </Section>
  );
}

const splitStyle = css({
  display: 'grid',
  gap: theme.space[8],
  [theme.media.wide]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  },
});
