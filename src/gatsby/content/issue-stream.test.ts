/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocatedIssue } from '../../content/check/issue';
import { issueStream } from './issue-stream';

const sent = {
  ...{ file: 'data/faq.json', line: 3, column: 5 },
  ...{ path: 'items[0].question', message: 'expected text' },
};
const issue: LocatedIssue = {
  ...sent,
  ...{ expected: 'text', found: '""', suggestion: null, severity: 'error' },
};

const stream = issueStream();
const server = http.createServer(stream.connect);

beforeAll(
  () => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)),
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Connects as a browser does. `next` waits for the next event. */
async function connect() {
  const { port } = server.address() as AddressInfo;
  const { headers, body } = await fetch(`http://127.0.0.1:${port}`);
  const reader = body?.getReader();
  const next = async (): Promise<unknown> => {
    const { value } = (await reader?.read()) ?? {};
    const [, json = ''] =
      /^data: (.*)\n\n$/.exec(new TextDecoder().decode(value)) ?? [];
    return JSON.parse(json);
  };
  return { headers, next };
}

test('sends the latest errors at once, then each change, to every browser', async () => {
  const one = await connect();
  expect(one.headers.get('content-type')).toBe('text/event-stream');
  // Compression would hold events back.
  expect(one.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(await one.next()).toEqual([]);
  stream.broadcast([issue, { ...issue, severity: 'warning' }]);
  expect(await one.next()).toEqual([sent]);

  const late = await connect();
  expect(await late.next()).toEqual([sent]);
  stream.broadcast([]);
  expect(await one.next()).toEqual([]);
  expect(await late.next()).toEqual([]);
});
