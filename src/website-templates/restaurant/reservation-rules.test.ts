/** @jest-environment node */
import type { TypedReservation } from './reservation-rules';
import {
  londonDay,
  partySizes,
  reservationMistakes,
} from './reservation-rules';

const valid: TypedReservation = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  date: '2025-03-02',
  time: '12:30 PM',
  party: '2 guests',
};

const offer = {
  today: '2025-03-01',
  times: ['12:00 PM', '12:30 PM', '9:00 PM'],
  sizes: ['1 guest', '2 guests'],
  phone: '020 7946 0100',
};

const mistakesOf = (changes: Partial<TypedReservation>, today = offer.today) =>
  reservationMistakes({ ...valid, ...changes }, { ...offer, today });

const PASSED = 'That day has passed. Please choose a later date.';
const NO_DAY = 'Please choose a date that is in the calendar.';
const BY_PHONE = 'For a table today, please call us on 020 7946 0100.';
const EMAIL =
  'Please check your email address. It should look like name@example.co.uk.';

describe('reservationMistakes', () => {
  test('accepts a valid reservation', () => {
    expect(mistakesOf({})).toEqual({});
    expect(mistakesOf({ email: ' ann@example.com ' })).toEqual({});
  });

  test('names everything that is missing, in the order of the form', () => {
    const nothing = { name: '', email: '', date: '', time: '', party: '' };
    expect(Object.entries(mistakesOf(nothing))).toEqual([
      ['name', 'Please tell us your name.'],
      ['email', 'Please tell us your email address.'],
      ['date', 'Please choose a date.'],
      ['time', 'Please choose a time.'],
      ['party', 'Please choose a party size.'],
    ]);
  });

  test.each<[field: keyof TypedReservation, value: string, words: string]>([
    ['name', ' \t ', 'Please tell us your name.'],
    ['email', 'ann@example', EMAIL],
    ['email', 'ann lee@example.com', EMAIL],
    ['time', '12:15 PM', 'Please choose a time.'],
    ['party', '11 guests', 'Please choose a party size.'],
  ])('refuses the %s "%s"', (field, value, words) => {
    expect(mistakesOf({ [field]: value })).toEqual({ [field]: words });
  });

  test.each<[date: string, today: string, words: string | undefined]>([
    ['2025-02-28', '2025-03-01', PASSED],
    ['2025-03-01', '2025-03-01', BY_PHONE],
    ['2025-03-02', '2025-03-01', undefined],
    ['2024-12-31', '2025-01-01', PASSED],
    ['2025-01-01', '2024-12-31', undefined],
    ['2028-02-29', '2028-02-28', undefined],
    ['2025-02-29', '2025-01-01', NO_DAY],
    ['2025-13-01', '2025-01-01', NO_DAY],
    ['0002-06-01', '2025-01-01', PASSED],
    ['9999-12-31', '2025-01-01', undefined],
    ['12025-06-01', '2025-01-01', NO_DAY],
    ['01/06/2025', '2025-01-01', NO_DAY],
  ])('for the date "%s" on %s returns: %s', (date, today, words) => {
    expect(mistakesOf({ date }, today)).toEqual(words ? { date: words } : {});
  });
});

test('partySizes lists the sizes, the first in the singular', () => {
  expect(partySizes(3)).toEqual(['1 guest', '2 guests', '3 guests']);
});

test.each([
  ['2025-01-15T23:59:59Z', '2025-01-15'],
  ['2025-01-16T00:00:00Z', '2025-01-16'],
  // In summer time the next day begins an hour before midnight in UTC.
  ['2025-06-15T22:59:59Z', '2025-06-15'],
  ['2025-06-15T23:00:00Z', '2025-06-16'],
])('at %s it is %s in London', (moment, day) => {
  expect(londonDay(new Date(moment))).toBe(day);
});
