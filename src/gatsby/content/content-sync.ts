import fs from 'node:fs';
import type { Reporter } from 'gatsby';
import { watch } from 'chokidar';
import { checkContent } from '../../content/check/check';
import type { LocatedIssue } from '../../content/check/issue';
import { issuesText } from '../../content/check/report';
import { DATA_DIR, MIRROR_DIR, updateMirror } from '../../content/mirror';
import { trackDevelopWork } from '../internals/develop-work';

/**
 * How long data/ must be quiet before a check, in ms: editors write a file in several steps. More than the 50 ms in
 * which chokidar reports only a file's first change, or a change right after a check could be missed.
 */
const QUIET_MS = 60;

const FOLDERS = { dataDir: DATA_DIR, mirrorDir: MIRROR_DIR };

/**
 * Before a build: checks data/ and copies it to the mirror. With errors the build ends before it has written anything.
 */
export function syncContent(reporter: Reporter, folders = FOLDERS): void {
  const result = updateMirror({ ...folders, drafts: false });
  reportIssues(reporter, result.issues);
  if (result.ok) return;
  reporter.panic('The build has stopped: data/ has the mistakes named above.');
}

/**
 * During `develop`: updates the mirror whenever all of data/ is valid. Gatsby watches only the mirror, so it never sees
 * a broken file. Each check logs the issues and passes them to `broadcast`. Resolves once the mirror has content: at
 * once if it has any from before, otherwise when data/ is valid.
 *
 * The mirror doesn't change while Gatsby starts or works on a change. To report that pages have been created, call the
 * function that the promise resolves to.
 */
export function watchContent(
  reporter: Reporter,
  broadcast: (issues: LocatedIssue[]) => void,
  folders = FOLDERS,
): Promise<() => void> {
  return new Promise((resolve) => {
    let hasStarted = false;
    let hasPendingChange = false;
    let wasRight = true;
    let quietTimer: NodeJS.Timeout | undefined;
    const work = trackDevelopWork(() => {
      if (hasPendingChange) trySync();
    });

    function start(): void {
      if (hasStarted) return;
      hasStarted = true;
      work.start();
      resolve(() => work.pagesMade());
    }

    function sync(): void {
      const isBusy = work.isBusy();
      const result = isBusy
        ? { ...checkContent(folders.dataDir), hasChanged: false }
        : updateMirror({ ...folders, drafts: true });
      hasPendingChange = isBusy;
      reportIssues(reporter, result.issues);
      broadcast(result.issues);
      if (!result.ok)
        reporter.warn(
          'The site stays as it was until these mistakes in data/ are fixed.',
        );
      else if (!wasRight) reporter.success('data/ has no mistakes any more');
      if (result.hasChanged) work.start();
      if (result.ok) start();
      wasRight = result.ok;
    }

    function trySync(): void {
      try {
        sync();
      } catch (error) {
        // While a branch is switched, a folder may be unreadable for a moment; the next change tries again.
        reporter.warn(`data/ could not be read: ${String(error)}`);
        wasRight = false;
      }
    }

    watch(folders.dataDir, { ignoreInitial: true }).on('all', () => {
      clearTimeout(quietTimer);
      quietTimer = setTimeout(trySync, QUIET_MS);
    });
    trySync();
    const { mirrorDir } = folders;
    if (fs.existsSync(mirrorDir) && checkContent(mirrorDir).ok) start();
  });
}

function reportIssues(reporter: Reporter, issues: LocatedIssue[]): void {
  // Not reporter.error, which breaks long lines: this is the output of check:content.
  if (issues.length > 0) reporter.log(issuesText(issues));
}
