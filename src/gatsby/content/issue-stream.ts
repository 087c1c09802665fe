import type { ServerResponse } from 'node:http';
import type { LocatedIssue } from '../../content/check/issue';

/** Sends the current issues of data/ to every open browser, as server-sent events. */
export function issueStream() {
  const listeners = new Set<Pick<ServerResponse, 'write'>>();
  let event = eventOf([]);

  function broadcast(issues: readonly LocatedIssue[]): void {
    event = eventOf(issues);
    for (const listener of listeners) listener.write(event);
  }

  /** Keeps the response open. A browser that connects late gets the latest event at once. */
  function connect(
    request: { on: (event: 'close', listener: () => void) => unknown },
    response: Pick<ServerResponse, 'writeHead' | 'write'>,
  ): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Without no-transform Gatsby's server compresses the response, and buffers each event for that.
      'cache-control': 'no-cache, no-transform',
    });
    response.write(event);
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  }

  return { broadcast, connect };
}

/** Warnings don't keep content from the site, so browsers hear of errors alone. */
function eventOf(issues: readonly LocatedIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  return `data: ${JSON.stringify(errors)}\n\n`;
}
