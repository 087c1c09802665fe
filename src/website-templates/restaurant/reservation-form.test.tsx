import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FIELDS, ReservationForm } from './reservation-form';
import { testRestaurant } from './restaurant.fixture';

const PASSED = 'Please choose a later date: this one has passed.';
const BY_PHONE = 'For a table today, please ring 020 7946 0100.';
const EMAIL = 'Please enter an email address like name@example.co.uk.';
const form = <ReservationForm restaurant={testRestaurant} />;

// In London it is already 1 June.
beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2025-05-31T23:30:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  render(form);
  // No delay between keys, which would need the faked timers.
  return userEvent.setup({ delay: null });
}

const label = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const press = () => screen.getByRole('button', { name: 'Book a Table' });

async function fillIn(
  user: ReturnType<typeof userEvent.setup>,
  date = '2025-06-02',
) {
  await user.type(label('Full Name'), 'Ann Lee');
  await user.type(label('Email Address'), 'ann@example.com');
  fireEvent.input(label('Date'), { target: { value: date } });
  await user.selectOptions(label('Time'), '12:30 PM');
  await user.selectOptions(label('Party Size'), '2 guests');
  await user.type(label('Special Requests'), 'By the window');
}

describe('ReservationForm', () => {
  test('marks all fields but the requests as required', () => {
    setUp();
    for (const name of Object.values(FIELDS).map((field) => field.label))
      expect(label(name).closest('div')).toHaveTextContent('*');
    expect(label('Special Requests')).not.toBeRequired();
    expect(label('Special Requests').closest('div')).not.toHaveTextContent('*');
  });

  test('says before the form is filled in that it is a demonstration', () => {
    setUp();
    const { demonstration, title } = testRestaurant.reservation;
    expect(screen.getByText(demonstration)).toBeVisible();
    expect(
      screen.getByRole('form', { name: title }),
    ).toHaveAccessibleDescription(demonstration);
  });

  test('sends nothing while scripts are not running', () => {
    setUp();
    const form = label('Full Name').closest('form');
    expect(form).toHaveAttribute('method', 'dialog');
    expect(form).not.toHaveAttribute('action');
  });

  test('shows all errors and focuses the first invalid field', async () => {
    const user = setUp();
    await user.type(label('Full Name'), 'Ann Lee');
    await user.click(press());
    expect(label('Full Name')).not.toHaveAttribute('aria-invalid');
    expect(label('Email Address')).toHaveFocus();
    for (const name of ['Email Address', 'Date', 'Time', 'Party Size']) {
      expect(label(name)).toBeInvalid();
      expect(label(name)).toHaveAccessibleDescription(/^Please/);
    }
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Please check: Email Address, Date, Time and Party Size\.$/,
    );
    expect(label('Full Name')).toHaveValue('Ann Lee');
  });

  test('shows an error before it moves the focus', async () => {
    const user = setUp();
    const described = jest.fn();
    label('Full Name').addEventListener('focus', ({ currentTarget }) => {
      if (currentTarget instanceof HTMLElement)
        described(currentTarget.getAttribute('aria-describedby'));
    });
    await user.click(press());
    expect(described).toHaveBeenCalledWith(expect.stringMatching(/error$/));
  });

  test('removes an error once it is corrected, and adds none before the next submit', async () => {
    const user = setUp();
    await fillIn(user);
    await user.clear(label('Email Address'));
    await user.click(press());
    await user.clear(label('Full Name'));
    await user.type(label('Email Address'), 'ann@');
    expect(label('Email Address')).toBeInvalid();
    await user.type(label('Email Address'), 'example.com');
    expect(label('Email Address')).not.toHaveAttribute('aria-invalid');
    expect(label('Full Name')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test.each([
    ['Full Name', ' ', 'Please enter your name.'],
    ['Email Address', '', 'Please enter your email address.'],
    ['Email Address', 'ann@example', EMAIL],
    ['Email Address', 'ann lee@example.com', EMAIL],
    ['Date', '', 'Please choose a date.'],
    ['Date', '2025-05-31', PASSED],
    ['Date', '2025-06-01', BY_PHONE],
    ['Time', '', 'Please choose a time.'],
    ['Party Size', '', 'Please choose a party size.'],
  ])('refuses the %s "%s"', async (name, value, words) => {
    const user = setUp();
    await fillIn(user);
    fireEvent.input(label(name), { target: { value } });
    await user.click(press());
    expect(label(name)).toHaveFocus();
    expect(label(name)).toHaveAccessibleDescription(words);
    expect(screen.getByRole('status')).toHaveTextContent(
      `Please check: ${name}.`,
    );
  });

  test('offers no date before today, by the date in London', () => {
    setUp();
    expect(label('Date')).toHaveAttribute('min', '2025-06-01');
  });

  test('distinguishes an incomplete date from none', async () => {
    const user = setUp();
    await fillIn(user, '');
    Object.defineProperty(label('Date'), 'validity', {
      value: { badInput: true },
    });
    await user.click(press());
    expect(label('Date')).toHaveAccessibleDescription(
      'Please enter a real date.',
    );
  });

  test('has no date in the HTML, which may be built on another day', () => {
    const html = renderToString(form);
    expect(html).toContain('type="date"');
    expect(html).not.toContain('2025-06');
  });

  test('shows after a valid submit that nothing was sent, and keeps the values', async () => {
    const submitted = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('submit', submitted, { once: true });
    const user = setUp();
    const status = screen.getByRole('status');
    await fillIn(user);
    await user.click(press());
    expect(status).toHaveTextContent(testRestaurant.reservation.done);
    expect(submitted).toHaveReturnedWith(true);
    expect(label('Special Requests')).toHaveValue('By the window');
    await user.type(label('Full Name'), 's');
    expect(status).toBeEmptyDOMElement();
  });

  test('keeps what was typed for Back and reload', async () => {
    const { unmount } = render(form);
    await userEvent.setup({ delay: null }).type(label('Full Name'), 'Ann Lee');
    unmount();
    render(form);
    expect(label('Full Name')).toHaveValue('Ann Lee');
    expect(label('Email Address')).toHaveValue('');
  });
});
