/** The required fields (SPEC.md section 5), in the order of the form: their labels, and the error message of an empty one. */
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

/** An error message for each invalid field. */
export type Mistakes = Partial<Record<FieldName, string | undefined>>;

/** The fields that have mistakes, in the order of the form. */
export const fieldsWith = (mistakes: Mistakes): FieldName[] =>
  FIELD_NAMES.filter((name) => mistakes[name]);

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** "1 guest", "2 guests" … up to the largest party (SPEC.md section 5). */
export function partySizes(largest: number): string[] {
  return Array.from({ length: largest }, (_, index) =>
    index === 0 ? '1 guest' : `${index + 1} guests`,
  );
}

/** The restaurant’s date at a moment, as YYYY-MM-DD: a booking is for a day in London, wherever the visitor is. */
export function londonDay(moment: Date): string {
  // Swedish dates have this format.
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
}

/** The mistakes in a form, in words of our own for what the browser finds. `phone` is the number for tables today. */
export function mistakesIn(form: HTMLFormElement, phone: string): Mistakes {
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [name, mistakeIn(form, name, phone)]),
  );
}

function mistakeIn(form: HTMLFormElement, name: FieldName, phone: string) {
  const control = form.elements.namedItem(name);
  const isField =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  if (!isField) return undefined;
  const { validity, value } = control;
  // A date that is filled in in part, or 30 February: it has no value, but is not missing.
  if (validity.badInput) return 'Please enter a real date.';
  if (value.trim() === '') return FIELDS[name].missing;
  if (validity.typeMismatch || validity.patternMismatch)
    return 'Please enter an email address like name@example.co.uk.';
  if (name !== 'date') return undefined;
  const today = londonDay(new Date());
  if (value < today) return 'Please choose a later date: this one has passed.';
  return value === today
    ? `For a table today, please ring ${phone}.`
    : undefined;
}
