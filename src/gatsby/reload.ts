import type { CreateNodeArgs, ParentSpanPluginArgs } from 'gatsby';
import { setTimeout as pause } from 'node:timers/promises';
import type { Changes } from '../content/mirror';

/** What `POST /__refresh` of Gatsby's development server makes known: data is to be sourced anew, then pages made. */
const REFRESH = 'WEBHOOK_RECEIVED';

/** Gatsby's name for gatsby-node.ts: its `sourceNodes` alone is called anew. */
const SITE = 'default-site-plugin';

/** How often to look whether Gatsby has the files, and how long at most, in ms. It takes later ones in all the same. */
const LOOK_MS = 5;
const LONGEST_MS = 500;

/** No reload takes this long, in ms; after it the next change has its turn whatever has become of the last one. */
const GIVEN_UP_MS = 5000;

/** What Gatsby says when a query starts and ends: whose it is. */
interface QueryAction {
  payload: { path: string };
}

/**
 * Lets `develop` show changed content at once. Of itself Gatsby waits for half a second after a change of a file, for
 * more of them; those of the mirror always come whole, so it is told to take them in now.
 */
export interface ContentReload {
  /**
   * Resolves when no query runs. One that has read the old content would, when it ends, pass for one that has read the
   * new: the page would stay as it was until the next change.
   */
  queriesRun: () => Promise<void>;
  /**
   * Takes what has just changed in the mirror, before Gatsby's own watch can have seen it: changes that wait in its
   * batch would be lost. Resolves when pages are made of it. While `develop` starts there is nothing to do.
   */
  takeIn: (changes: Changes) => Promise<void>;
  /** Gatsby's `sourceNodes`: ends when gatsby-source-filesystem has taken over all that has changed. */
  sourceNodes: (
    args: Pick<ParentSpanPluginArgs, 'emitter' | 'getNodesByType'>,
  ) => Promise<void>;
  /** Gatsby's `onCreateNode`, which is this site's turn after every plugin's: content made from the file is there. */
  onCreateNode: (args: Pick<CreateNodeArgs, 'node'>) => void;
  /** To be called when pages have been made. */
  pagesMade: () => void;
}

/** Makes a reload that waits for the development server. */
export function contentReload(): ContentReload {
  let start: (() => void) | undefined;
  let end = () => {};
  let written = new Set<unknown>();
  let removed = new Set<unknown>();
  const running = new Set<string>();

  return {
    queriesRun: () => until(() => running.size === 0, GIVEN_UP_MS),
    takeIn(changes) {
      if (!start || [...changes.written, ...changes.removed].length === 0)
        return Promise.resolve();
      written = new Set(changes.written);
      removed = new Set(changes.removed);
      const made = new Promise<void>((resolve) => {
        end = resolve;
      });
      start();
      return Promise.race([
        made,
        pause(GIVEN_UP_MS, undefined, { ref: false }),
      ]);
    },
    async sourceNodes({ emitter, getNodesByType }) {
      if (!start) {
        emitter.on('QUERY_START', ({ payload }: QueryAction) =>
          running.add(payload.path),
        );
        emitter.on('PAGE_QUERY_RUN', ({ payload }: QueryAction) =>
          running.delete(payload.path),
        );
        // The first bundle is the last thing that Gatsby must not be disturbed at.
        emitter.on('COMPILATION_DONE', () =>
          setImmediate(() => {
            start = () =>
              emitter.emit(REFRESH, { webhookBody: {}, pluginName: SITE });
          }),
        );
        return;
      }
      await until(
        () =>
          written.size === 0 &&
          !getNodesByType('File').some(({ relativePath }) =>
            removed.has(relativePath),
          ),
        LONGEST_MS,
      );
    },
    onCreateNode({ node }) {
      if (node.internal.type === 'File') written.delete(node['relativePath']);
    },
    pagesMade: () => end(),
  };
}

/** Waits until something is so, but not for ever. */
async function until(isSo: () => boolean, longest: number): Promise<void> {
  const latest = performance.now() + longest;
  while (!isSo() && performance.now() < latest) await pause(LOOK_MS);
}

/** The one reload of this process: the content gate starts it, gatsby-node.ts tells it how far Gatsby is. */
export const reload = contentReload();
