import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import {
  type InputEvent,
  type SubmitEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/actions/button';
import { Field } from '../../components/controls/field';
import { londonDay } from '../../content/london';
import { keysOf } from '../../content/tables';
import { EMAIL } from '../../content/text/email';
import { useHydrated } from '../../loader/use-hydrated';
import { useKeptFields } from '../../loader/use-kept-fields';
import { columns } from '../../styles/mixins';
import { theme } from '../../styles/theme';

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

/** The form never sends anything (docs/decisions.md), and says so before and after. */
export function ReservationForm({
  restaurant: { reservation, phone, phoneHref },
}: {
  restaurant: Pick<
    Queries.RestaurantVisitFieldsFragment,
    'phone' | 'phoneHref'
  > & { reservation: Queries.RestaurantReservationFieldsFragment };
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form);
  const [errors, setErrors] = useState<Errors>({});
  const [isDone, setDone] = useState(false);
  // Undefined until hydration, because the HTML may be from another day.
  const today = useHydrated() ? londonDay() : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = errorsIn(form, phone);
    const [first] = fieldsWith(found);
    // The error message must exist before the focus moves to the field, for screen readers to read it.
    flushSync(() => {
      setErrors(found);
      setDone(first === undefined);
    });
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  /** Removes the errors of corrected fields; new ones only appear on submit. */
  function edit(event: InputEvent<HTMLFormElement>) {
    const found = errorsIn(event.currentTarget, phone);
    setDone(false);
    setErrors((shown) =>
      Object.fromEntries(fieldsWith(shown).map((name) => [name, found[name]])),
    );
  }

  const field = (name: FieldName) => ({
    id: `${id}-${name}`,
    label: FIELDS[name].label,
    required: true,
    error: errors[name],
  });
  const wrong = fieldsWith(errors).map((name) => FIELDS[name].label);

  return (
    // Until scripts run, method="dialog" makes a submit do nothing.
    <form
      ref={form}
      css={formStyle}
      method="dialog"
      noValidate
      aria-label={reservation.title}
      aria-describedby={`${id}-note`}
      onSubmit={submit}
      onInput={edit}
    >
      <p id={`${id}-note`} css={boxStyle}>
        {reservation.demonstration}
      </p>
      <p css={noteStyle}>* means required</p>
      <Field {...field('name')}>
        <input name="name" autoComplete="name" required />
      </Field>
      <Field {...field('email')}>
        <input
          type="email"
          name="email"
          autoComplete="email"
          // Without a pattern browsers accept a domain without a dot.
          pattern={EMAIL.source}
          required
        />
      </Field>
      <Field {...field('date')}>
        {/* Without a maximum browsers accept years of six digits. */}
        <input type="date" name="date" min={today} max="9999-12-31" required />
      </Field>
      <Field {...field('time')}>
        <select name="time" defaultValue="" required>
          <option value="">Choose a time</option>
          {reservation.times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      </Field>
      <Field {...field('party')}>
        <select name="party" defaultValue="" required>
          <option value="">Choose a party size</option>
          {partySizes(reservation.largestParty).map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-requests`} label="Special Requests">
        <textarea name="requests" rows={1} />
      </Field>
      <p css={noteStyle}>{reservation.confirmation}</p>
      <p css={noteStyle}>
        {reservation.sameDay} <a href={phoneHref}>{phone}</a>
      </p>
      <Button type="submit">{reservation.title}</Button>
      <p role="status" css={isDone ? boxStyle : statusStyle}>
        {isDone && <span>{reservation.done}</span>}
        {wrong.length > 0 && (
          <span>{`Please check: ${listFormat.format(wrong)}.`}</span>
        )}
      </p>
    </form>
  );
}

const listFormat = new Intl.ListFormat('en-GB');

const formStyle = css(columns(), {
  gap: theme.space[4],
  placeItems: 'start',
  [theme.container.medium]: columns('1fr 1fr'),
  'input, select, textarea': { minWidth: 0, height: theme.space[12] },
  textarea: { resize: 'vertical' },
  // Takes no row while it is empty.
  '[role="status"]:empty': { position: 'absolute' },
  '> p, > button': { gridColumn: '1 / -1' },
});

const noteStyle = css({ margin: 0 });

const statusStyle = css(noteStyle, { color: theme.colour.danger });

const boxStyle = css(noteStyle, {
  padding: theme.space[4],
  border: theme.rule,
  borderRadius: theme.radius.small,
  background: theme.colour.surface,
  lineHeight: theme.leading.snug,
});

/** The required fields in the form's order, with their labels and the error message if empty. */
export const FIELDS = {
  name: { label: 'Full Name', missing: 'Please enter your name.' },
  email: {
    label: 'Email Address',
    missing: 'Please enter your email address.',
  },
  date: { label: 'Date', missing: 'Please choose a date.' },
  time: { label: 'Time', missing: 'Please choose a time.' },
  party: { label: 'Party Size', missing: 'Please choose a party size.' },
} as const;

type FieldName = keyof typeof FIELDS;

type Errors = Partial<Record<FieldName, string | undefined>>;

/** Fields with errors, in the form's order. */
const fieldsWith = (errors: Errors): FieldName[] =>
  FIELD_NAMES.filter((name) => errors[name]);

const FIELD_NAMES = keysOf(FIELDS);

/** "1 guest", "2 guests" … up to the largest party. */
function partySizes(largest: number): string[] {
  return Array.from({ length: largest }, (_, index) =>
    index === 0 ? '1 guest' : `${index + 1} guests`,
  );
}

/** The errors in a form, found by the browser but in our own words. `phone` is the number for bookings today. */
function errorsIn(form: HTMLFormElement, phone: string): Errors {
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [name, errorIn(form, name, phone)]),
  );
}

function errorIn(form: HTMLFormElement, name: FieldName, phone: string) {
  const control = form.elements.namedItem(name);
  const isField =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  if (!isField) return undefined;
  const { validity, value } = control;
  // A partial date or 30 February: the field has no value, but is not empty.
  if (validity.badInput) return 'Please enter a real date.';
  if (value.trim() === '') return FIELDS[name].missing;
  if (validity.typeMismatch || validity.patternMismatch)
    return 'Please enter an email address like name@example.co.uk.';
  if (name !== 'date') return undefined;
  const today = londonDay();
  if (value < today) return 'Please choose a later date: this one has passed.';
  return value === today
    ? `For a table today, please ring ${phone}.`
    : undefined;
}
