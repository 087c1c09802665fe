import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IssueEvent, LocatedIssue } from '../../content/check/issue';

/** Tells every open browser what is wrong with data/ at the moment: an empty list when nothing is. */
export interface IssueStream {
  /** Warnings hold nothing back, so browsers hear of errors alone. */
  tell: (issues: readonly LocatedIssue[]) => void;
  /** Answers a browser's request and keeps the answer open; whoever comes late hears the last word at once. */
  answer: (
    request: IncomingMessage,
    response: Pick<ServerResponse, 'writeHead' | 'write'>,
  ) => void;
}

/** A stream of server-sent events. */
export function issueStream(): IssueStream {
  const listeners = new Set<Pick<ServerResponse, 'write'>>();
  let event = eventOf([]);

  return {
    tell(issues) {
      event = eventOf(issues);
      for (const listener of listeners) listener.write(event);
    },
    answer(request, response) {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        // Without no-transform Gatsby's server compresses the answer, and holds each event back for that.
        'cache-control': 'no-cache, no-transform',
      });
      response.write(event);
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
    },
  };
}

/** The one stream of this process: the gate tells it, the development server answers with it. */
export const issues = issueStream();

function eventOf(all: readonly LocatedIssue[]): string {
  const errors: IssueEvent = all
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, path, message }) => ({
      file,
      line,
      column,
      path,
      message,
    }));
  return `data: ${JSON.stringify(errors)}\n\n`;
}
