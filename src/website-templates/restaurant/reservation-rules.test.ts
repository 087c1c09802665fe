/** @jest-environment node */
import type { TypedReservation } from './reservation-rules';
import { londonDay, reservationMistakes } from './reservation-rules';

const right: TypedReservation = {
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
  reservationMistakes({ ...right, ...changes }, { ...offer, today });

const PASSED = 'That day has passed. Please choose a later date.';
const NO_DAY = 'Please choose a date that is in the calendar.';
const BY_PHONE = 'For a table today, please call us on 020 7946 0100.';

describe('reservationMistakes', () => {
  test('finds nothing wrong with a right reservation', () => {
    expect(mistakesOf({})).toEqual({});
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

  test('takes a name of spaces for none', () => {
    expect(mistakesOf({ name: ' \t ' })).toEqual({
      name: 'Please tell us your name.',
    });
  });

  test.each(['ann', 'ann@example', 'a@b..com', 'ann lee@example.com'])(
    'says what the address "%s" should look like',
    (email) => {
      expect(mistakesOf({ email })).toEqual({
        email:
          'Please check your email address. It should look like name@example.co.uk.',
      });
    },
  );

  test('takes an address with spaces around it', () => {
    expect(mistakesOf({ email: ' ann@example.com ' })).toEqual({});
  });

  test.each<[date: string, today: string, words: string | undefined]>([
    ['2025-02-28', '2025-03-01', PASSED],
    ['2025-03-01', '2025-03-01', BY_PHONE],
    ['2025-03-02', '2025-03-01', undefined],
    ['2024-12-31', '2025-01-01', PASSED],
    ['2025-01-01', '2024-12-31', undefined],
    ['2028-02-29', '2028-02-28', undefined],
    ['2028-02-29', '2028-02-29', BY_PHONE],
    ['2028-02-29', '2028-03-01', PASSED],
    ['2025-02-29', '2025-01-01', NO_DAY],
    ['2100-02-29', '2025-01-01', NO_DAY],
    ['2025-02-30', '2025-01-01', NO_DAY],
    ['2025-04-31', '2025-01-01', NO_DAY],
    ['2025-13-01', '2025-01-01', NO_DAY],
    ['2025-00-10', '2025-01-01', NO_DAY],
    ['2025-06-00', '2025-01-01', NO_DAY],
    ['0000-01-01', '2025-01-01', PASSED],
    ['0002-06-01', '2025-01-01', PASSED],
    ['9999-12-31', '2025-01-01', undefined],
    ['12025-06-01', '2025-01-01', NO_DAY],
    ['+012025-06-01', '2025-01-01', NO_DAY],
    ['01/06/2025', '2025-01-01', NO_DAY],
    ['2025-6-1', '2025-01-01', NO_DAY],
    ['tomorrow', '2025-01-01', NO_DAY],
    [' ', '2025-01-01', NO_DAY],
  ])('of the date "%s" on %s it says: %s', (date, today, words) => {
    expect(mistakesOf({ date }, today)).toEqual(words ? { date: words } : {});
  });

  test.each(['', '12:15 PM', '12:30'])(
    'does not know the time "%s"',
    (time) => {
      expect(mistakesOf({ time })).toEqual({ time: 'Please choose a time.' });
    },
  );

  test.each(['', '2', '11 guests'])('seats no party of "%s"', (party) => {
    expect(mistakesOf({ party })).toEqual({
      party: 'Please choose a party size.',
    });
  });
});

describe('londonDay', () => {
  test.each([
    ['2025-01-15T23:59:59Z', '2025-01-15'],
    ['2025-01-16T00:00:00Z', '2025-01-16'],
    // Summer time: an hour before midnight in UTC it is the next day.
    ['2025-06-15T22:59:59Z', '2025-06-15'],
    ['2025-06-15T23:00:00Z', '2025-06-16'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('at %s it is %s at the restaurant', (moment, day) => {
    expect(londonDay(new Date(moment))).toBe(day);
  });
});
