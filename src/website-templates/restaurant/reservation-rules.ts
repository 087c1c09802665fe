import { isEmailAddress } from '../../newsletter/email-address';

/** The values of the form, as the browser gives them. */
export interface TypedReservation {
  readonly name: string;
  readonly email: string;
  readonly date: string;
  readonly time: string;
  readonly party: string;
}

/** What can be booked. */
export interface ReservationOffer {
  /** The restaurant's date, as YYYY-MM-DD. */
  readonly today: string;
  readonly times: readonly string[];
  readonly sizes: readonly string[];
  readonly phone: string;
}

/** An error message for each invalid field, in the order of the form. */
export type ReservationMistakes = Partial<
  Record<keyof TypedReservation, string>
>;

/** "1 guest", "2 guests" … up to the largest party (SPEC.md section 5). */
export function partySizes(largest: number): string[] {
  return Array.from({ length: largest }, (_, index) =>
    index === 0 ? '1 guest' : `${index + 1} guests`,
  );
}

/** The restaurant's date at a moment, as YYYY-MM-DD: a booking is for a day in London, wherever the visitor is. */
export function londonDay(moment: Date): string {
  // Swedish dates have this format.
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
}

/** Validates a reservation (SPEC.md section 5). */
export function reservationMistakes(
  typed: TypedReservation,
  offer: ReservationOffer,
): ReservationMistakes {
  const found: [keyof TypedReservation, string | undefined][] = [
    ['name', typed.name.trim() ? undefined : 'Please tell us your name.'],
    ['email', emailMistake(typed.email)],
    ['date', dateMistake(typed.date, offer)],
    ['time', offerMistake(typed.time, offer.times, 'a time')],
    ['party', offerMistake(typed.party, offer.sizes, 'a party size')],
  ];
  return Object.fromEntries(
    found.filter(([, mistake]) => mistake !== undefined),
  );
}

function emailMistake(email: string): string | undefined {
  if (email.trim() === '') return 'Please tell us your email address.';
  return isEmailAddress(email)
    ? undefined
    : 'Please check your email address. It should look like name@example.co.uk.';
}

function dateMistake(
  date: string,
  { today, phone }: ReservationOffer,
): string | undefined {
  if (date === '') return 'Please choose a date.';
  if (!isDay(date)) return 'Please choose a date that is in the calendar.';
  if (date < today) return 'That day has passed. Please choose a later date.';
  return date === today
    ? `For a table today, please call us on ${phone}.`
    : undefined;
}

function offerMistake(
  chosen: string,
  offered: readonly string[],
  what: string,
): string | undefined {
  return offered.includes(chosen) ? undefined : `Please choose ${what}.`;
}

/** Whether a text is a date that exists, as YYYY-MM-DD with a year of four digits. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // For a date such as 30 February some browsers give an invalid date, others one in March.
  return !isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
