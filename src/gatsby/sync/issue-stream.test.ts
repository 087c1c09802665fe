/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { LocatedIssue } from '../../content/check/report';
import { issueStream } from './issue-stream';

const issue: LocatedIssue = {
  file: 'data/faq.json',
  line: 3,
  column: 5,
  path: 'items[0].question',
  message: 'expected text',
  severity: 'error',
};
const EMPTY = 'data: []\n\n';
const ERROR = `data: ${JSON.stringify([issue])}\n\n`;

test('sends the latest issues at once, then each change, to every open browser', () => {
  const { broadcast, connect } = issueStream();
  const connectBrowser = () => {
    const request = new EventEmitter();
    const response = { writeHead: jest.fn(), write: jest.fn() };
    connect(request, response);
    const events = () => response.write.mock.calls.flat() as string[];
    return { request, response, events };
  };
  const one = connectBrowser();
  broadcast([issue]);
  const late = connectBrowser();
  one.request.emit('close');
  broadcast([]);
  expect(one.events()).toEqual([EMPTY, ERROR]);
  expect(late.events()).toEqual([ERROR, EMPTY]);
  // Compression would delay events.
  expect(late.response.writeHead).toHaveBeenCalledWith(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
  });
});
