import { act, renderHook } from '@testing-library/react';
import { useProblems } from './use-problems';

const open = new Set<FakeEventSource>();

class FakeEventSource {
  onmessage?: (event: { data: string }) => void;
  constructor() {
    open.add(this);
  }
  close() {
    open.delete(this);
  }
}

let hidden = false;

beforeAll(() => {
  Object.assign(window, { EventSource: FakeEventSource });
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

test('a tab listens while it is visible: browsers keep few connections', () => {
  const { result, unmount } = renderHook(() => useProblems());
  for (hidden of [true, false, false, true, false]) {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(open.size).toBe(hidden ? 0 : 1);
  }
  const problems = [{ file: 'data/faq.json' }];
  const [events] = open;
  act(() => events?.onmessage?.({ data: JSON.stringify(problems) }));
  expect(result.current).toEqual(problems);
  unmount();
  expect(open.size).toBe(0);
});
