import '../loader/inline/copy-link';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShareButtons, shareUrl } from './share-buttons';

const shared = {
  title: 'Calls & cash: 50% more?',
  url: 'https://www.larkfield.example/blog/calls#c',
  description: 'What “missed” costs, in £ + time.',
};
const { title, url, description } = shared;

const writeText = jest.fn<Promise<void>, [string]>();
const open = jest.spyOn(window, 'open');
const log = jest.spyOn(console, 'error');

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  open.mockReset().mockReturnValue(null);
  log.mockReset().mockReturnValue();
  render(<ShareButtons shared={shared} />);
});
afterEach(() => jest.useRealTimers());

test.each([
  ['x', 'X', { text: title, url }],
  ['facebook', 'Facebook', { u: url }],
  ['linkedin', 'LinkedIn', { url, title, summary: description }],
] as const)(
  '%s gets its parameters in a small window without access to this one, or in a tab where that is blocked',
  (network, name, parameters) => {
    const address = new URL(shareUrl(network, shared));
    expect(Object.fromEntries(address.searchParams)).toEqual(parameters);
    // A plus sign stands for itself, not for a space.
    expect(address.search).not.toContain('+');
    const link = screen.getByRole('link', {
      name: `Share on ${name}: ${title} (opens in a new tab)`,
    });
    expect(link).toHaveAttribute('href', address.href);
    expect(link).toHaveAttribute('target', '_blank');
    // Whether the link is followed.
    expect(fireEvent.click(link)).toBe(true);
    const popup: unknown = { opener: window };
    open.mockReturnValue(popup as Window);
    expect(fireEvent.click(link)).toBe(false);
    expect(open.mock.lastCall).toEqual([
      address.href,
      '_blank',
      'width=600,height=400',
    ]);
    expect(popup).toHaveProperty('opener', null);
  },
);

describe('The copy button', () => {
  const button = () => screen.getByRole('button', { name: /^Copy link/ });
  const press = () =>
    act(async () => {
      button().click();
      // Lets the promise of the clipboard settle.
      await Promise.resolve();
    });
  const status = document.createElement('p');
  status.dataset['copyStatus'] = '';
  document.body.append(status);
  const confirmation = () => status.textContent;

  test('copies the link and confirms each copy for two seconds', async () => {
    await press();
    expect(writeText.mock.calls).toEqual([[shared.url]]);
    jest.advanceTimersByTime(1_999);
    await press();
    jest.advanceTimersByTime(1_999);
    expect(confirmation()).toBe('Link copied');
    expect(button()).toHaveAttribute('data-copied');
    jest.advanceTimersByTime(1);
    expect(confirmation()).toBe('');
    expect(button()).not.toHaveAttribute('data-copied');
  });

  test.each([
    ['refuses', () => writeText.mockRejectedValue(new Error('not allowed'))],
    ['is missing', () => Object.assign(navigator, { clipboard: undefined })],
  ])('only logs that the clipboard %s', async (_name, spoil) => {
    spoil();
    await press();
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toBe('The link could not be copied:');
    expect(confirmation()).toBe('');
  });
});
