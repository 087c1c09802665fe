import type { InputEvent, SubmitEvent } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type {
  ReservationMistakes,
  ReservationOffer,
  TypedReservation,
} from './reservation-rules';
import { londonDay, reservationMistakes } from './reservation-rules';
import { typedReservation } from './typed-reservation';

type Field = keyof TypedReservation;

/** Takes what is on offer, a clock and how to find a field; gives the form's state and what it does on its events. */
export function useReservation(
  offer: Omit<ReservationOffer, 'today'>,
  now: () => Date,
  focus: (field: Field) => void,
) {
  const [mistakes, setMistakes] = useState<ReservationMistakes>({});
  const [isDone, setDone] = useState(false);

  const mistakesIn = (form: HTMLFormElement) =>
    reservationMistakes(typedReservation(form), {
      ...offer,
      today: londonDay(now()),
    });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = mistakesIn(event.currentTarget);
    const first = fieldsOf(found)[0];
    // At once, so that what is wrong is there to be read out when the focus comes.
    flushSync(() => {
      setMistakes(found);
      setDone(first === undefined);
    });
    if (first) focus(first);
  }

  /** A mistake goes as soon as it is mended; a field that has not been complained about is left in peace. */
  function edit(event: InputEvent<HTMLFormElement>) {
    const found = mistakesIn(event.currentTarget);
    setDone(false);
    setMistakes((shown) =>
      Object.fromEntries(
        Object.entries(found).filter(([field]) => field in shown),
      ),
    );
  }

  return { mistakes, isDone, submit, edit };
}

/** The fields that are wrong, in the order of the form. */
export function fieldsOf(mistakes: ReservationMistakes): Field[] {
  return Object.keys(mistakes) as Field[];
}
