import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { NewsletterForm } from './newsletter-form';
import { subscribe } from './subscribe';

jest.mock('./subscribe', () => ({ subscribe: jest.fn() }));
const send = jest.mocked(subscribe);

const ENDPOINT = 'https://newsletter.example.com/subscribe';

function setUp(endpoint: string | null = ENDPOINT) {
  const settings: Queries.NewsletterEndpointQuery = {
    siteSettings: { newsletterEndpoint: endpoint },
  };
  jest.mocked(useStaticQuery).mockReturnValue(settings);
  render(
    <NewsletterForm title="News" label="Email address" button="Subscribe" />,
  );
  return {
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: 'Email address' }),
    button: screen.getByRole('button', { name: 'Subscribe' }),
    status: screen.getByRole('status'),
  };
}

beforeEach(() => send.mockReset().mockResolvedValue('sent'));

test('has an empty status and sends nothing until scripts run', () => {
  const { status, field } = setUp();
  expect(status).toBeEmptyDOMElement();
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field.closest('form')).toHaveAttribute('method', 'dialog');
  expect(field.closest('form')).toHaveAttribute('novalidate');
  expect(field.closest('form')).toHaveAccessibleName('News');
});

test.each([
  ['nothing', '', 'Please enter your email address.'],
  ['spaces', '  ', 'Please enter your email address.'],
  ['a name', 'ann', 'Please enter an email address like name@example.co.uk.'],
])(
  'says what is wrong when %s is typed, until it is corrected',
  async (_what, typed, words) => {
    const { user, field, button, status } = setUp();
    await user.type(field, `${typed} `);
    await user.click(button);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toHaveFocus();
    // A live region is read out without a change of focus.
    expect(status).toHaveTextContent(words);
    expect(send).not.toHaveBeenCalled();

    await user.clear(field);
    await user.type(field, 'ann@example.com{Enter}');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  },
);

test('sends the address once, without the spaces around it', async () => {
  let finish = () => {};
  send.mockReturnValue(
    new Promise((resolve) => (finish = () => resolve('sent'))),
  );
  const { user, field, button, status } = setUp();
  await user.type(field, '  ann@example.com {Enter}');
  expect(status).toHaveTextContent('Sending…');
  // A disabled button would lose the focus.
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.type(field, '{Enter}');
  await user.click(button);
  expect(button).toHaveFocus();
  expect(send.mock.calls).toEqual([[ENDPOINT, 'ann@example.com']]);
  finish();
  expect(
    await screen.findByText('Thank you. We’ve received your sign-up.'),
  ).toBe(status);
  expect(button).toHaveAttribute('aria-disabled', 'false');
});

test('says so when a sign-up could not be confirmed', async () => {
  send.mockResolvedValueOnce('failed');
  const { user, field, button, status } = setUp();
  await user.type(field, 'ann@example.com{Enter}');
  expect(status).toHaveTextContent(/^We couldn’t confirm your sign-up/);
  // The same address may be sent again.
  await user.click(button);
  expect(status).toHaveTextContent('Thank you. We’ve received your sign-up.');
});

test('says that it has sent nothing without an endpoint', async () => {
  send.mockResolvedValueOnce('not-configured');
  const { user, field, status } = setUp(null);
  expect(status).toBeEmptyDOMElement();
  await user.type(field, 'ann@example.com{Enter}');
  expect(status).toHaveTextContent(
    'Our newsletter isn’t open yet, so nothing was sent.',
  );
});
