import { isEmailAddress } from '../../newsletter/email-address';

/** What a visitor typed into the reservation form, field by field, as the browser gives it. */
export interface TypedReservation {
  readonly name: string;
  readonly email: string;
  readonly date: string;
  readonly time: string;
  readonly party: string;
}

/** What the restaurant can be asked for. */
export interface ReservationOffer {
  /** The day it is at the restaurant, as YYYY-MM-DD. */
  readonly today: string;
  readonly times: readonly string[];
  readonly sizes: readonly string[];
  /** As visitors read it. */
  readonly phone: string;
}

/** What is wrong, in words; a field that is right has no entry. The order is that of the form. */
export type ReservationMistakes = Partial<
  Record<keyof TypedReservation, string>
>;

/**
 * Takes a moment; gives the day it is at the restaurant, as YYYY-MM-DD. Its day counts, not the visitor's: a table is
 * laid in London, whatever the calendar says where it is booked.
 */
export function londonDay(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  return (['year', 'month', 'day'] as const)
    .map((unit) => parts.find(({ type }) => type === unit)?.value)
    .join('-');
}

/** Takes what was typed and what is on offer; gives what is wrong with it in words (SPEC.md section 5). */
export function reservationMistakes(
  typed: TypedReservation,
  offer: ReservationOffer,
): ReservationMistakes {
  const found: [keyof TypedReservation, string | undefined][] = [
    ['name', nameMistake(typed.name)],
    ['email', emailMistake(typed.email)],
    ['date', dateMistake(typed.date, offer)],
    ['time', offerMistake(typed.time, offer.times, 'a time')],
    ['party', offerMistake(typed.party, offer.sizes, 'a party size')],
  ];
  return Object.fromEntries(
    found.filter(([, mistake]) => mistake !== undefined),
  );
}

function nameMistake(name: string): string | undefined {
  return name.trim() === '' ? 'Please tell us your name.' : undefined;
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

/** Whether a text is a day as YYYY-MM-DD: years have four digits, and 30 February is no day. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // An impossible day is an invalid date or, in some browsers, one of the next month.
  return !isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
