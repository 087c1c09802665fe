import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateInPieces } from './hydrate-in-pieces';

// Longer than React works without a break.
const WORK_MS = 20;

let breaks = 0;
let breaksSeen: number[] = [];

function work(): void {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end);
  breaksSeen.push(breaks);
}

function Slow({ name }: { name: string }) {
  work();
  return <button type="button">{name}</button>;
}

const page = (
  <main>
    <Slow name="One" />
    <Slow name="Two" />
    <Slow name="Three" />
  </main>
);

// As in a browser: React says when it works, not the test.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test.each([
  ['takes over the HTML that is there', renderToString(page)],
  ['draws where there is none', ''],
])('%s, and lets the browser in now and then', async (_, html) => {
  const report = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = html;
  const [button] = container.getElementsByTagName('button');
  breaks = 0;
  breaksSeen = [];
  const timer = setInterval(() => {
    breaks += 1;
  }, 1);
  hydrateInPieces(page, container);
  await waitFor(() => expect(breaksSeen).toHaveLength(3));
  clearInterval(timer);
  await waitFor(() => expect(container).toHaveTextContent('OneTwoThree'));
  expect(new Set(breaksSeen).size).toBe(3);
  // What stood there was kept, not drawn anew.
  if (button) expect(container).toContainElement(button);
  expect(report).not.toHaveBeenCalled();
});
