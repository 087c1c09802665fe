import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { ReservationSection } from './reservation-section';

const times = ['12:00 PM', '12:30 PM', '9:00 PM'];

const reservation: Queries.RestaurantReservationFieldsFragment = {
  title: 'Book a Table',
  text: 'We keep a table for you.',
  times,
  largestParty: 10,
  confirmation: 'We confirm within 15 minutes.',
  sameDay: 'For today, please call.',
  demonstration: 'This is a demonstration: nothing was sent.',
};

function setUp() {
  renderWithTheme(<ReservationSection reservation={reservation} />);
  return userEvent.setup();
}

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('ReservationSection', () => {
  test('is the place that "Book a Table" leads to', () => {
    setUp();
    expect(
      screen.getByRole('region', { name: 'Book a Table' }),
    ).toHaveAttribute('id', 'reservations');
  });

  test.each([
    ['Full Name', 'text'],
    ['Email Address', 'email'],
    ['Date', 'date'],
    ['Time', 'select-one'],
    ['Party Size', 'select-one'],
  ])('asks for %s, with an asterisk', (name, type) => {
    setUp();
    const control = screen.getByLabelText(new RegExp(`^${name}`));
    expect(control).toHaveProperty('type', type);
    expect(control).toBeRequired();
    expect(control).toHaveAccessibleName(name);
    expect(control.closest('div')).toHaveTextContent(`${name} *`);
  });

  test('takes wishes without asking for any', () => {
    setUp();
    const wishes = screen.getByRole('textbox', { name: 'Special Requests' });
    expect(wishes).not.toBeRequired();
    expect(wishes.closest('div')).not.toHaveTextContent('*');
  });

  test('offers the times, none chosen yet', () => {
    setUp();
    const select = screen.getByRole('combobox', { name: 'Time' });
    expect(select).toHaveValue('');
    expect(optionsOf(select)).toEqual(['Choose a time', ...times]);
  });

  test('offers parties of 1 to 10, none chosen yet', () => {
    setUp();
    const select = screen.getByRole('combobox', { name: 'Party Size' });
    expect(select).toHaveValue('');
    const options = optionsOf(select);
    expect(options).toHaveLength(11);
    expect(options.slice(0, 3)).toEqual([
      'Choose a party size',
      '1 guest',
      '2 guests',
    ]);
    expect(options.at(-1)).toBe('10 guests');
  });

  test('says when a booking is confirmed and what to do for today', () => {
    setUp();
    expect(screen.getByText('We confirm within 15 minutes.')).toBeVisible();
    expect(screen.getByText('For today, please call.')).toBeVisible();
  });

  test('goes nowhere, even without scripts', () => {
    setUp();
    const form = screen.getByLabelText(/^Full Name/).closest('form');
    expect(form).toHaveAttribute('method', 'dialog');
    expect(form).not.toHaveAttribute('action');
  });

  test('leaves an incomplete form to the browser’s own check', async () => {
    const user = setUp();
    await user.click(screen.getByRole('button', { name: 'Book a Table' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('says on a press that it is a demonstration, and sends nothing', async () => {
    const submitted = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('submit', submitted, { once: true });
    const user = setUp();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.type(screen.getByLabelText(/^Full Name/), 'Ann Lee');
    await user.type(screen.getByLabelText(/^Email Address/), 'ann@example.com');
    await user.type(screen.getByLabelText(/^Date/), '2025-06-01');
    await user.selectOptions(screen.getByLabelText(/^Time/), '12:30 PM');
    await user.selectOptions(screen.getByLabelText(/^Party Size/), '2 guests');
    await user.click(screen.getByRole('button', { name: 'Book a Table' }));
    expect(status).toHaveTextContent(reservation.demonstration);
    expect(submitted).toHaveReturnedWith(true);
  });
});
