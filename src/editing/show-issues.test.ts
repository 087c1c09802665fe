import { act, renderHook } from '@testing-library/react';
import { useIssues } from './show-issues';

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

test('listens only while the tab is visible', () => {
  const { result, unmount } = renderHook(() => useIssues());
  for (hidden of [true, false, false, true, false]) {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(open.size).toBe(hidden ? 0 : 1);
  }
  const issues = [{ file: 'data/faq.json' }];
  const [events] = open;
  act(() => events?.onmessage?.({ data: JSON.stringify(issues) }));
  expect(result.current).toEqual(issues);
  unmount();
  expect(open.size).toBe(0);
});
