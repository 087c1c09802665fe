/** The required fields and their labels (SPEC.md section 5), in the order of the form. */
export const LABELS = {
  name: 'Full Name',
  email: 'Email Address',
  date: 'Date',
  time: 'Time',
  party: 'Party Size',
} as const;

export type RequiredField = keyof typeof LABELS;

export const REQUIRED_FIELDS = Object.keys(LABELS) as RequiredField[];

/** An error message for each invalid field. */
export type Mistakes = Partial<Record<RequiredField, string>>;

const MISSING: Record<RequiredField, string> = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  date: 'Please choose a date.',
  time: 'Please choose a time.',
  party: 'Please choose a party size.',
};

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

/** The mistakes in a form, in words of our own for what the browser finds. `today` is YYYY-MM-DD. */
export function mistakesIn(
  form: HTMLFormElement,
  today: string,
  phone: string,
): Mistakes {
  const found: Mistakes = {};
  for (const name of REQUIRED_FIELDS) {
    const control = form.elements.namedItem(name);
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement
    ) {
      const mistake =
        controlMistake(name, control) ??
        (name === 'date' ? dayMistake(control.value, today, phone) : undefined);
      if (mistake) found[name] = mistake;
    }
  }
  return found;
}

function controlMistake(
  name: RequiredField,
  { validity, value }: HTMLInputElement | HTMLSelectElement,
): string | undefined {
  // A date that is filled in in part, or 30 February: it has no value, but is not missing.
  if (validity.badInput) return 'Please enter a real date.';
  if (value.trim() === '') return MISSING[name];
  return validity.typeMismatch || validity.patternMismatch
    ? 'Please enter an email address like name@example.co.uk.'
    : undefined;
}

function dayMistake(
  date: string,
  today: string,
  phone: string,
): string | undefined {
  if (date < today) return 'Please choose a later date: this one has passed.';
  return date === today
    ? `For a table today, please ring ${phone}.`
    : undefined;
}
