import type { InputEvent, SubmitEvent } from 'react';
import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type {
  ReservationMistakes,
  ReservationOffer,
  TypedReservation,
} from './reservation-rules';
import { londonDay, reservationMistakes } from './reservation-rules';

type Field = keyof TypedReservation;

/** The state of the reservation form and its event handlers. */
export function useReservation(
  offer: Omit<ReservationOffer, 'today'>,
  now: () => Date,
  focus: (field: Field) => void,
) {
  const [mistakes, setMistakes] = useState<ReservationMistakes>({});
  const [isDone, setDone] = useState(false);
  // Undefined until hydration: the page may have been built on another day.
  const today = useSyncExternalStore(
    neverChanges,
    () => londonDay(now()),
    () => undefined,
  );

  const mistakesIn = (form: HTMLFormElement) =>
    reservationMistakes(typedReservation(form), {
      ...offer,
      today: londonDay(now()),
    });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = mistakesIn(event.currentTarget);
    const first = fieldsOf(found)[0];
    // The message has to be there when the focus moves, so that screen readers read it out.
    flushSync(() => {
      setMistakes(found);
      setDone(first === undefined);
    });
    if (first) focus(first);
  }

  /** Takes back mistakes that are corrected; new ones wait for the next submit. */
  function edit(event: InputEvent<HTMLFormElement>) {
    const found = mistakesIn(event.currentTarget);
    setDone(false);
    setMistakes((shown) =>
      Object.fromEntries(
        Object.entries(found).filter(([field]) => field in shown),
      ),
    );
  }

  return { today, mistakes, isDone, submit, edit };
}

const neverChanges = () => () => undefined;

/** The invalid fields, in the order of the form. */
export function fieldsOf(mistakes: ReservationMistakes): Field[] {
  return Object.keys(mistakes) as Field[];
}

function typedReservation(form: HTMLFormElement): TypedReservation {
  const data = new FormData(form);
  const valueOf = (field: Field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  // The value of a date field is "" also when it is filled in part or with 30 February, which is not the same as empty.
  const date = form.elements.namedItem('date');
  const isBadDate = date instanceof HTMLInputElement && date.validity.badInput;
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    date: isBadDate ? 'invalid' : valueOf('date'),
    time: valueOf('time'),
    party: valueOf('party'),
  };
}
