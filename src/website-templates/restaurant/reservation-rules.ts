import { londonDay } from '../../content/london';
import { keysOf } from '../../content/tables';

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

export type FieldName = keyof typeof FIELDS;

export type Errors = Partial<Record<FieldName, string | undefined>>;

/** Fields with errors, in the form's order. */
export const fieldsWith = (errors: Errors): FieldName[] =>
  FIELD_NAMES.filter((name) => errors[name]);

const FIELD_NAMES = keysOf(FIELDS);

/** "1 guest", "2 guests" … up to the largest party. */
export function partySizes(largest: number): string[] {
  return Array.from({ length: largest }, (_, index) =>
    index === 0 ? '1 guest' : `${index + 1} guests`,
  );
}

/** The errors in a form, found by the browser but in our own words. `phone` is the number for bookings today. */
export function errorsIn(form: HTMLFormElement, phone: string): Errors {
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
