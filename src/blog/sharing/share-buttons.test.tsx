import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ShareButtons } from './share-buttons';
import { testSite } from '../listing/posts.fixture';

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
  renderWithTheme(<ShareButtons shared={shared} endpoints={testSite.share} />);
});

afterEach(() => {
  jest.useRealTimers();
});

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  // Lets the clipboard answer.
  await act(async () => {
    await Promise.resolve();
  });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const confirmation = () => screen.getByRole('status');

describe('ShareButtons', () => {
  test('are four buttons, and their list says what they share', () => {
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names.map((name) => name.trim())).toEqual([
      'Share on X',
      'Share on Facebook',
      'Share on LinkedIn',
      'Copy link',
    ]);
    expect(screen.getByRole('list')).toHaveAccessibleName('Share Calls & cash');
  });

  test.each([
    [
      'Share on X',
      'https://x.example.com/intent/tweet?text=Calls%20%26%20cash&url=https%3A%2F%2Fwww.larkfield.example%2Fblog%2Fcalls',
    ],
    [
      'Share on Facebook',
      'https://facebook.example.com/sharer?u=https%3A%2F%2Fwww.larkfield.example%2Fblog%2Fcalls',
    ],
    [
      'Share on LinkedIn',
      'https://linkedin.example.com/share?url=https%3A%2F%2Fwww.larkfield.example%2Fblog%2Fcalls&title=Calls%20%26%20cash&summary=What%20they%20cost.',
    ],
  ])('%s opens a small window', async (name, address) => {
    await press(name);
    expect(open.mock.calls).toEqual([
      [address, '_blank', 'width=600,height=400'],
    ]);
  });

  test('a network’s window has no hold on this one', async () => {
    const popup: unknown = { opener: window };
    open.mockReturnValue(popup as Window);
    await press('Share on X');
    expect(popup).toHaveProperty('opener', null);
  });

  test('Copy link copies the address and says so for two seconds', async () => {
    expect(confirmation()).toBeEmptyDOMElement();
    await press('Copy link');
    expect(writeText.mock.calls).toEqual([[shared.url]]);
    expect(confirmation()).toHaveTextContent('Link copied');
    pass(1_999);
    expect(confirmation()).toHaveTextContent('Link copied');
    pass(1);
    expect(confirmation()).toBeEmptyDOMElement();
  });

  test('a second copy is confirmed for two seconds of its own', async () => {
    await press('Copy link');
    pass(1_500);
    await press('Copy link');
    pass(1_999);
    expect(confirmation()).toHaveTextContent('Link copied');
    pass(1);
    expect(confirmation()).toBeEmptyDOMElement();
  });

  test.each([
    ['refuses', () => writeText.mockRejectedValue(new Error('not allowed'))],
    ['is not there', () => Object.assign(navigator, { clipboard: undefined })],
  ])(
    'a clipboard that %s is logged, and nothing else',
    async (_name, spoil) => {
      spoil();
      await press('Copy link');
      expect(log).toHaveBeenCalledTimes(1);
      expect(log.mock.calls[0]?.[0]).toBe('The link could not be copied:');
      expect(confirmation()).toBeEmptyDOMElement();
    },
  );
});
