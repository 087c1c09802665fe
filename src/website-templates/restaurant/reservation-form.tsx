import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { cardStyle } from '../../components/cards/card';
import { Field } from '../../components/controls/field';
import { ReservationNotes } from './reservation-notes';
import type { TypedReservation } from './reservation-rules';
import { partySizes } from './reservation-rules';
import { fieldsOf, useReservation } from './use-reservation';

interface ReservationFormProps {
  reservation: Queries.RestaurantReservationFieldsFragment;
  phone: string;
  phoneHref: string;
  /** The current time, for tests. */
  now?: () => Date;
}

const LABELS: Record<keyof TypedReservation, string> = {
  name: 'Full Name',
  email: 'Email Address',
  date: 'Date',
  time: 'Time',
  party: 'Party Size',
};

const thisMoment = () => new Date();

/** The reservation form of the demonstration restaurant. It never sends anything, and says so (SPEC.md section 5). */
export function ReservationForm({
  reservation,
  phone,
  phoneHref,
  now = thisMoment,
}: ReservationFormProps) {
  const id = useId();
  const sizes = partySizes(reservation.largestParty);
  const { today, mistakes, isDone, submit, edit } = useReservation(
    { times: reservation.times, sizes, phone },
    now,
    (field) => document.getElementById(`${id}-${field}`)?.focus(),
  );
  const field = (name: keyof TypedReservation) => ({
    id: `${id}-${name}`,
    label: LABELS[name],
    required: true,
    mistake: mistakes[name],
  });
  const wrong = fieldsOf(mistakes).map((name) => LABELS[name]);
  const selects = [
    { name: 'time', hint: 'Choose a time', values: reservation.times },
    { name: 'party', hint: 'Choose a party size', values: sizes },
  ] as const;

  return (
    // method="dialog" sends nothing while scripts are not running yet.
    <form
      css={formStyle}
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={edit}
    >
      <Field {...field('name')}>
        <input name="name" autoComplete="name" required />
      </Field>
      <Field {...field('email')}>
        <input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field {...field('date')}>
        {/* Without a maximum the year takes six digits. */}
        <input type="date" name="date" min={today} max="9999-12-31" required />
      </Field>
      {selects.map(({ name, hint, values }) => (
        <Field key={name} {...field(name)}>
          <select name={name} defaultValue="" required>
            <option value="">{hint}</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </Field>
      ))}
      <Field id={`${id}-requests`} label="Special Requests">
        <textarea name="requests" rows={3} />
      </Field>
      <ReservationNotes
        confirmation={reservation.confirmation}
        sameDay={reservation.sameDay}
        phone={phone}
        phoneHref={phoneHref}
      />
      <Button type="submit">{reservation.title}</Button>
      <p role="status" css={isDone ? doneStyle : statusStyle}>
        {isDone && reservation.demonstration}
        {wrong.length > 0 && `Please look again at ${list.format(wrong)}.`}
      </p>
    </form>
  );
}

const list = new Intl.ListFormat('en-GB');

const formStyle = (theme: Theme) =>
  css(cardStyle(theme), {
    display: 'grid',
    gap: theme.space[4],
    alignItems: 'start',
    justifyItems: 'start',
    boxShadow: theme.shadow,
    'input, select': { height: `calc(${theme.space[12]} + ${theme.space[2]})` },
    '[role="status"]:empty': { marginTop: `calc(-1 * ${theme.space[4]})` },
    // Name and email in one row, date and time in the next.
    [theme.media.medium]: {
      padding: theme.space[8],
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space[5],
      '> *': { gridColumn: '1 / -1' },
      '> div:nth-of-type(-n + 4)': { gridColumn: 'auto' },
    },
  });

const statusStyle = (theme: Theme) =>
  css({ margin: 0, color: theme.colour.danger });

const doneStyle = (theme: Theme) =>
  css({
    padding: theme.space[4],
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
    color: theme.colour.text,
  });
