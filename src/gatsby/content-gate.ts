import fs from 'node:fs';
import type { Reporter } from 'gatsby';
import { watch } from 'chokidar';
import { checkContent } from '../content/check/check';
import type { Problem } from '../content/check/problem';
import { problemsText } from '../content/check/report';
import { DATA_DIR, MIRROR_DIR, updateMirror } from '../content/mirror';

/** How long data/ has to be quiet before it is checked again, in ms: editors write a file in several steps. */
const QUIET_MS = 40;

/** Before a build: copies data/ to the mirror, or ends the build before it has written anything. */
export function syncContent(reporter: Reporter): void {
  const result = updateMirror({
    dataDir: DATA_DIR,
    mirrorDir: MIRROR_DIR,
    drafts: false,
  });
  reportProblems(reporter, result.problems);
  if (result.ok) return;
  reporter.panic('The build has stopped: data/ has the mistakes named above.');
}

/**
 * During `develop`: keeps the mirror equal to data/ for as long as data/ is right. Gatsby watches the mirror, and so
 * never sees a broken file. Problems go to the terminal and to `broadcast` after each check. Resolves once there is
 * content to start with: at once when the mirror still holds some, otherwise however long an editor takes to mend data/.
 * From then on changes wait for a call of the function that it resolves to: a file that changes while Gatsby makes its
 * first pages can be missing from them for good.
 */
export function watchContent(
  reporter: Reporter,
  broadcast: (problems: Problem[]) => void,
): Promise<() => void> {
  return new Promise((resolve) => {
    let phase: 'waiting' | 'starting' | 'running' = 'waiting';
    let wasRight = true;
    let timer: NodeJS.Timeout | undefined;

    function sync(): void {
      const result = updateMirror({
        dataDir: DATA_DIR,
        mirrorDir: MIRROR_DIR,
        drafts: true,
      });
      reportProblems(reporter, result.problems);
      broadcast(result.problems);
      if (result.ok) {
        if (!wasRight) reporter.success('data/ is right again');
        start();
      } else {
        reporter.warn(
          'The site stays as it was until these mistakes in data/ are mended.',
        );
      }
      wasRight = result.ok;
    }

    function start(): void {
      if (phase !== 'waiting') return;
      phase = 'starting';
      resolve(() => {
        phase = 'running';
        trySync();
      });
    }

    function trySync(): void {
      if (phase === 'starting') return;
      try {
        sync();
      } catch (error) {
        // A folder that is being moved, say by a branch switch, can't be read for a moment. The next change tells.
        reporter.warn(`data/ could not be read: ${String(error)}`);
        wasRight = false;
      }
    }

    watch(DATA_DIR, { ignoreInitial: true }).on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(trySync, QUIET_MS);
    });
    trySync();
    if (fs.existsSync(MIRROR_DIR) && checkContent(MIRROR_DIR).ok) start();
  });
}

function reportProblems(reporter: Reporter, problems: Problem[]): void {
  // Not reporter.error: it breaks long lines, and this is the text that check:content prints.
  if (problems.length > 0) reporter.log(problemsText(problems));
}
