import '../../loader/inline/copy-link';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShareButtons } from './share-buttons';
import { shareUrl } from './share-links';

const shared = {
  title: 'Calls & cash',
  url: 'https://www.larkfield.example/blog/calls',
  description: 'What they cost.',
};

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

describe('ShareButtons', () => {
  test.each([
    ['x', 'Share on X: Calls & cash (opens in a new tab)'],
    ['facebook', 'Share on Facebook: Calls & cash (opens in a new tab)'],
    ['linkedin', 'Share on LinkedIn: Calls & cash (opens in a new tab)'],
  ] as const)(
    'opens a small window for %s, without access to this one, or a tab where that is blocked',
    (network, name) => {
      const address = shareUrl(network, shared);
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', address);
      expect(link).toHaveAttribute('target', '_blank');
      // Whether the link is followed.
      expect(fireEvent.click(link)).toBe(true);
      const popup: unknown = { opener: window };
      open.mockReturnValue(popup as Window);
      expect(fireEvent.click(link)).toBe(false);
      expect(open.mock.lastCall).toEqual([
        address,
        '_blank',
        'width=600,height=400',
      ]);
      expect(popup).toHaveProperty('opener', null);
    },
  );
});

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
