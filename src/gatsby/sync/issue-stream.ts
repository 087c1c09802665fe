import type { ServerResponse } from 'node:http';
import type { LocatedIssue } from '../../content/check/report';

/** Sends the current issues of data/ to all open browsers, as server-sent events. */
export function issueStream() {
  const listeners = new Set<Pick<ServerResponse, 'write'>>();
  let event = eventOf([]);

  function broadcast(issues: readonly LocatedIssue[]): void {
    event = eventOf(issues);
    for (const listener of listeners) listener.write(event);
  }

  /** Keeps the response open; a new connection gets the latest event at once. */
  function connect(
    request: { on: (event: 'close', listener: () => void) => unknown },
    response: Pick<ServerResponse, 'writeHead' | 'write'>,
  ): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // no-transform keeps Gatsby's server from compressing the response, which would buffer events.
      'cache-control': 'no-cache, no-transform',
    });
    response.write(event);
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  }

  return { broadcast, connect };
}

const eventOf = (issues: readonly LocatedIssue[]) =>
  `data: ${JSON.stringify(issues)}\n\n`;
