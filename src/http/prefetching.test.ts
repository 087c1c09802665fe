import { fetchAheadByRequests } from './prefetching';

/** A window whose lists of tokens know what the test says. */
function viewThatKnows(...tokens: string[]) {
  class DOMTokenList {
    supports(token: string): boolean {
      return tokens.includes(token);
    }
  }
  return { DOMTokenList };
}

const known = (view: ReturnType<typeof viewThatKnows>, token: string) =>
  new view.DOMTokenList().supports(token);

test('Firefox seems not to know links that fetch ahead, and knows the others', () => {
  const view = { ...viewThatKnows('prefetch', 'preload'), mozInnerScreenX: 0 };
  fetchAheadByRequests(view as never);
  expect(known(view, 'prefetch')).toBe(false);
  expect(known(view, 'preload')).toBe(true);
  expect(known(view, 'other')).toBe(false);
});

test('other browsers stay as they are', () => {
  const view = viewThatKnows('prefetch');
  fetchAheadByRequests(view as never);
  expect(known(view, 'prefetch')).toBe(true);
});
