import { httpClient } from '../http/client';
import { emailMistake, subscribe } from './subscribe';

jest.mock('../http/client', () => ({ httpClient: { post: jest.fn() } }));

const post = jest.mocked(httpClient.post);
const ENDPOINT = 'https://newsletter.example.com/subscribe';

beforeEach(() => post.mockReset());

describe('subscribe', () => {
  test('makes no request without an endpoint', async () => {
    await expect(subscribe(null, 'ann@example.com')).resolves.toBe(
      'not-configured',
    );
    expect(post).not.toHaveBeenCalled();
  });

  test('sends the address as JSON, once', async () => {
    await expect(subscribe(ENDPOINT, 'ann@example.com')).resolves.toBe('sent');
    expect(post.mock.calls).toEqual([
      [ENDPOINT, { json: { email: 'ann@example.com' } }],
    ]);
  });

  test('tells of a failure instead of throwing', async () => {
    post.mockImplementation(() => {
      throw new Error('No network');
    });
    await expect(subscribe(ENDPOINT, 'ann@example.com')).resolves.toBe(
      'failed',
    );
  });
});

describe('emailMistake', () => {
  test.each([
    'ann@example.com',
    'ann.o-neil+news@mail.example.co.uk',
    '  ann@example.com  ',
    'ann@bücher.example',
  ])('can use "%s"', (typed) => {
    expect(emailMistake(typed)).toBeUndefined();
  });

  test.each(['', ' ', '\t'])(
    'asks for an address where "%s" is typed',
    (typed) => {
      expect(emailMistake(typed)).toBe('Enter your email address.');
    },
  );

  test.each([
    'ann',
    'ann@',
    'ann@example',
    'ann@example.',
    'ann@.com',
    'a@b..com',
    '@example.com',
    'ann@home@example.com',
    'ann smith@example.com',
    'ann@exam ple.com',
  ])('shows what "%s" should look like', (typed) => {
    expect(emailMistake(typed)).toBe(
      'Enter an email address such as name@example.co.uk.',
    );
  });
});
