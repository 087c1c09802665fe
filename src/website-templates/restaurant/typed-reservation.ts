import type { TypedReservation } from './reservation-rules';

/** Takes the reservation form; gives what stands in it. */
export function typedReservation(form: HTMLFormElement): TypedReservation {
  const data = new FormData(form);
  const valueOf = (field: keyof TypedReservation) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    date: isHalfTyped(form.elements.namedItem('date'))
      ? 'no day'
      : valueOf('date'),
    time: valueOf('time'),
    party: valueOf('party'),
  };
}

/** Browsers give "" for a date field that is filled in part, or with 30 February: that is not the same as empty. */
function isHalfTyped(field: Element | RadioNodeList | null): boolean {
  return field instanceof HTMLInputElement && field.validity.badInput;
}
