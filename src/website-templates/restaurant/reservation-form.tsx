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
import { EMAIL } from '../../content/text/email';
import { useHydrated } from '../../loader/use-hydrated';
import { useKeptFields } from '../../loader/use-kept-fields';
import { columns } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import {
  type Errors,
  errorsIn,
  type FieldName,
  FIELDS,
  fieldsWith,
  partySizes,
} from './reservation-rules';

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
