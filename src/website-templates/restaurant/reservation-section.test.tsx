import { ThemeProvider } from '@emotion/react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderWithTheme } from '../../../tools/jest/render';
import { theme } from '../../styles/theme';
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

const restaurant = {
  name: 'Olivo',
  cuisine: 'Italian',
  priceRange: '££',
  phone: '020 7946 0100',
  phoneHref: 'tel:+442079460100',
  street: '1 Mill Lane',
  city: 'London',
  postcode: 'EC1 0AA',
  openingHours: [],
  visit: { title: 'Visit us', text: 'By the river.' },
  reservation,
};

/** At the restaurant it is 1 June already. */
const now = () => new Date('2025-05-31T23:30:00Z');

function setUp() {
  renderWithTheme(<ReservationSection restaurant={restaurant} now={now} />);
  return userEvent.setup();
}

const label = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const press = () => screen.getByRole('button', { name: 'Book a Table' });

type User = ReturnType<typeof userEvent.setup>;

async function fillIn(user: User, date = '2025-06-02') {
  await user.type(label('Full Name'), 'Ann Lee');
  await user.type(label('Email Address'), 'ann@example.com');
  fireEvent.input(label('Date'), { target: { value: date } });
  await user.selectOptions(label('Time'), '12:30 PM');
  await user.selectOptions(label('Party Size'), '2 guests');
  await user.type(label('Special Requests'), 'By the window');
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

  test('says what is missing beside each field, and takes the visitor to the first', async () => {
    const user = setUp();
    await user.type(label('Full Name'), 'Ann Lee');
    await user.click(press());
    expect(label('Full Name')).not.toHaveAttribute('aria-invalid');
    expect(label('Email Address')).toHaveFocus();
    for (const [name, words] of [
      ['Email Address', 'Please tell us your email address.'],
      ['Date', 'Please choose a date.'],
      ['Time', 'Please choose a time.'],
      ['Party Size', 'Please choose a party size.'],
    ] as const) {
      expect(label(name)).toBeInvalid();
      expect(label(name)).toHaveAccessibleDescription(words);
    }
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Please look again at Email Address, Date, Time and Party Size\.$/,
    );
    expect(label('Full Name')).toHaveValue('Ann Lee');
  });

  test('what is wrong is there before the focus comes', async () => {
    const user = setUp();
    const described = jest.fn();
    label('Full Name').addEventListener('focus', ({ currentTarget }) => {
      if (currentTarget instanceof HTMLElement)
        described(currentTarget.getAttribute('aria-describedby'));
    });
    await user.click(press());
    expect(described).toHaveBeenCalledWith(expect.stringMatching(/mistake$/));
  });

  test('drops a mistake once it is mended, and complains of nothing else yet', async () => {
    const user = setUp();
    await fillIn(user);
    await user.clear(label('Email Address'));
    await user.click(press());
    await user.type(label('Email Address'), 'ann@');
    expect(label('Email Address')).toHaveAccessibleDescription(
      /^Please check your email address/,
    );
    await user.clear(label('Full Name'));
    expect(label('Full Name')).not.toHaveAttribute('aria-invalid');
    await user.type(label('Email Address'), 'example.com');
    expect(label('Email Address')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('asks for a call about a table today, by the restaurant’s own day', async () => {
    const user = setUp();
    await fillIn(user, '2025-06-01');
    await user.click(press());
    expect(label('Date')).toHaveFocus();
    expect(label('Date')).toHaveAccessibleDescription(
      'For a table today, please call us on 020 7946 0100.',
    );
    expect(label('Special Requests')).toHaveValue('By the window');
    expect(label('Time')).toHaveValue('12:30 PM');
  });

  test('tells a date that is typed in part from none', async () => {
    const user = setUp();
    await fillIn(user, '');
    Object.defineProperty(label('Date'), 'validity', {
      value: { badInput: true },
    });
    await user.click(press());
    expect(label('Date')).toHaveAccessibleDescription(
      'Please choose a date that is in the calendar.',
    );
  });

  test('offers days from today on', () => {
    setUp();
    expect(label('Date')).toHaveAttribute('min', '2025-06-01');
  });

  test('names no day in the HTML, which was built on another', () => {
    const html = renderToString(
      <ThemeProvider theme={theme}>
        <ReservationSection restaurant={restaurant} now={now} />
      </ThemeProvider>,
    );
    expect(html).toContain('type="date"');
    expect(html).not.toContain('2025-06');
  });

  test('says on a right answer that it is a demonstration, sends nothing and keeps what was typed', async () => {
    const submitted = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('submit', submitted, { once: true });
    const user = setUp();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await fillIn(user);
    await user.click(press());
    expect(status).toHaveTextContent(reservation.demonstration);
    expect(submitted).toHaveReturnedWith(true);
    expect(label('Full Name')).toHaveValue('Ann Lee');
    await user.type(label('Full Name'), 's');
    expect(status).toBeEmptyDOMElement();
  });
});
