/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocatedIssue } from '../../content/check/issue';
import { issueStream } from './issue-stream';

const told = {
  file: 'data/faq.json',
  line: 3,
  column: 5,
  path: 'items[0].question',
  message: 'expected text that is not empty, found ""',
};

const issue: LocatedIssue = {
  ...told,
  expected: 'text that is not empty',
  found: '""',
  suggestion: null,
  severity: 'error',
};

const stream = issueStream();
const server = http.createServer(stream.answer);

beforeAll(
  () => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)),
);

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Calls as a browser does; gives the answer and a function that waits for its next event. */
async function listen() {
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

test('says at once how things are, then each change but warnings, to every browser', async () => {
  const one = await listen();
  expect(await one.next()).toEqual([]);
  stream.tell([issue, { ...issue, severity: 'warning' }]);
  expect(await one.next()).toEqual([told]);

  const late = await listen();
  expect(await late.next()).toEqual([told]);
  stream.tell([]);
  expect(await one.next()).toEqual([]);
  expect(await late.next()).toEqual([]);
});

test('asks for neither a cache nor compression, which would hold events back', async () => {
  const { headers } = await listen();
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(headers.get('cache-control')).toBe('no-cache, no-transform');
});
