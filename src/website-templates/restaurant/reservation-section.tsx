import { graphql } from 'gatsby';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { Section } from '../../components/section';
import { partySizes } from '../party-sizes';

export const fragment = graphql`
  fragment RestaurantReservationFields on RestaurantReservation {
    title
    text
    times
    largestParty
    confirmation
    sameDay
    demonstration
  }
`;

interface ReservationSectionProps {
  reservation: Queries.RestaurantReservationFieldsFragment;
}

/** The reservation form of the demonstration restaurant. It never sends anything, and says so (SPEC.md section 5). */
export function ReservationSection({ reservation }: ReservationSectionProps) {
  const [isDone, setDone] = useState(false);
  const id = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setDone(true);
  }

  return (
    <Section
      id="reservations"
      title={reservation.title}
      text={reservation.text}
    >
      {/* Until scripts run, method="dialog" keeps a press on the button from sending anything anywhere. */}
      <form css={formStyle} method="dialog" onSubmit={submit}>
        <Field id={`${id}-name`} label="Full Name" required>
          <input name="name" autoComplete="name" required />
        </Field>
        <Field id={`${id}-email`} label="Email Address" required>
          <input type="email" name="email" autoComplete="email" required />
        </Field>
        <Field id={`${id}-date`} label="Date" required>
          <input type="date" name="date" required />
        </Field>
        <Field id={`${id}-time`} label="Time" required>
          <Choices
            name="time"
            hint="Choose a time"
            values={reservation.times}
          />
        </Field>
        <Field id={`${id}-party`} label="Party Size" required>
          <Choices
            name="party"
            hint="Choose a party size"
            values={partySizes(reservation.largestParty)}
          />
        </Field>
        <Field id={`${id}-requests`} label="Special Requests">
          <textarea name="requests" rows={3} />
        </Field>
        <Button type="submit">{reservation.title}</Button>
        <p role="status">{isDone && reservation.demonstration}</p>
      </form>
      <p>{reservation.confirmation}</p>
      <p>{reservation.sameDay}</p>
    </Section>
  );
}

interface ChoicesProps {
  name: string;
  hint: string;
  values: readonly string[];
}

/** The rest of the props comes from Field, which names and describes the control. */
function Choices({ name, hint, values, ...rest }: ChoicesProps) {
  return (
    <select name={name} required defaultValue="" {...rest}>
      <option value="">{hint}</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  );
}

const formStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[4],
    maxWidth: theme.width.prose,
    justifyItems: 'start',
    marginBottom: theme.space[6],
  });
