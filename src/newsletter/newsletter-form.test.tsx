import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { renderWithTheme } from '../../tools/jest/render';
import { NewsletterForm } from './newsletter-form';

const mockPost = jest.fn<Promise<unknown>, [string, object]>();
jest.mock('../http/client', () => ({
  httpClient: {
    post: (url: string, options: object) => mockPost(url, options),
  },
}));

const ENDPOINT = 'https://newsletter.example.com/subscribe';

function setUp(newsletterEndpoint: string | null = ENDPOINT) {
  const settings: Queries.NewsletterEndpointQuery = {
    siteSettings: { newsletterEndpoint },
  };
  jest.mocked(useStaticQuery).mockReturnValue(settings);
  renderWithTheme(<NewsletterForm label="Email address" button="Subscribe" />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: 'Email address' }),
    button: screen.getByRole('button', { name: 'Subscribe' }),
    status: screen.getByRole('status'),
  };
}

beforeEach(() => mockPost.mockReset().mockResolvedValue(undefined));

describe('NewsletterForm', () => {
  test('has its status in place before there is anything to say', () => {
    const { status, field } = setUp();
    expect(status).toBeEmptyDOMElement();
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('holds back without scripts, and leaves the checking to the page', () => {
    const { field } = setUp();
    expect(field.closest('form')).toHaveAttribute('method', 'dialog');
    expect(field.closest('form')).toHaveAttribute('novalidate');
  });

  test.each([
    ['nothing', '{Enter}', 'Enter your email address.'],
    [
      'no address',
      'ann{Enter}',
      'Enter an email address such as name@example.co.uk.',
    ],
  ])(
    'says what is wrong where %s is typed, and gives the focus back',
    async (_what, keys, words) => {
      const { user, field, status } = setUp();
      await user.click(field);
      await user.keyboard(keys);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(words);
      expect(field).toHaveFocus();
      expect(status).toBeEmptyDOMElement();
      expect(mockPost).not.toHaveBeenCalled();
    },
  );

  test('gives the focus back from the button as well', async () => {
    const { user, field, button } = setUp();
    await user.click(button);
    expect(field).toHaveFocus();
  });

  test('drops the mistake once it is mended', async () => {
    const { user, field, button } = setUp();
    await user.click(button);
    await user.type(field, 'ann@example.com{Enter}');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(
      screen.queryByText('Enter your email address.'),
    ).not.toBeInTheDocument();
  });

  test('sends the address to the endpoint, without the space around it', async () => {
    const { user, field } = setUp();
    await user.type(field, '  ann@example.com {Enter}');
    expect(mockPost.mock.calls).toEqual([
      [ENDPOINT, { json: { email: 'ann@example.com' } }],
    ]);
  });

  test('cannot be sent twice while it is sending', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    mockPost.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { user, field, button, status } = setUp();
    await user.type(field, 'ann@example.com{Enter}');
    expect(status).toHaveTextContent('Sending…');
    expect(button).toBeDisabled();
    await user.type(field, '{Enter}');
    expect(mockPost).toHaveBeenCalledTimes(1);
    answer();
    expect(await screen.findByText('Thank you. You are on the list.')).toBe(
      status,
    );
    expect(button).toBeEnabled();
  });

  test('can be sent again after a failure', async () => {
    mockPost.mockRejectedValueOnce(new Error('No network'));
    const { user, field, button, status } = setUp();
    await user.type(field, 'ann@example.com{Enter}');
    expect(status).toHaveTextContent(
      /^That did not work, and nothing was saved/,
    );
    expect(field).toHaveValue('ann@example.com');
    await user.click(button);
    expect(status).toHaveTextContent('Thank you. You are on the list.');
  });

  test('says that nothing was sent where no endpoint is set', async () => {
    const { user, field, status } = setUp(null);
    await user.type(field, 'ann@example.com{Enter}');
    expect(status).toHaveTextContent(
      'Nothing was sent: this site has no newsletter service connected yet.',
    );
    expect(mockPost).not.toHaveBeenCalled();
  });
});
