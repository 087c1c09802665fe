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

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    // Lets the promise of the clipboard settle.
    await Promise.resolve();
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const confirmation = () => screen.getByRole('status').textContent;

describe('ShareButtons', () => {
  test.each([
    ['x', 'Share on X: Calls & cash'],
    ['facebook', 'Share on Facebook: Calls & cash'],
    ['linkedin', 'Share on LinkedIn: Calls & cash'],
  ] as const)(
    'opens a small window for %s, without access to this one',
    async (network, name) => {
      const popup: unknown = { opener: window };
      open.mockReturnValue(popup as Window);
      await press(name);
      const address = shareUrl(network, shared);
      expect(open.mock.calls).toEqual([
        [address, '_blank', 'width=600,height=400'],
      ]);
      expect(popup).toHaveProperty('opener', null);
    },
  );

  test('says that the browser blocks windows, until one opens', async () => {
    await press('Share on X: Calls & cash');
    expect(confirmation()).toContain('Allow pop-ups');
    open.mockReturnValue({ opener: window } as Window);
    await press('Share on X: Calls & cash');
    expect(confirmation()).toBe('');
  });

  test('copies the link and confirms each copy for two seconds', async () => {
    expect(confirmation()).toBe('');
    await press('Copy link: Calls & cash');
    expect(writeText.mock.calls).toEqual([[shared.url]]);
    pass(1_999);
    expect(confirmation()).toBe('Link copied');
    await press('Copy link: Calls & cash');
    pass(1_999);
    expect(confirmation()).toBe('Link copied');
    pass(1);
    expect(confirmation()).toBe('');
  });

  test.each([
    ['refuses', () => writeText.mockRejectedValue(new Error('not allowed'))],
    ['is missing', () => Object.assign(navigator, { clipboard: undefined })],
  ])('only logs that the clipboard %s', async (_name, spoil) => {
    spoil();
    await press('Copy link: Calls & cash');
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toBe('The link could not be copied:');
    expect(confirmation()).toBe('');
  });
});
