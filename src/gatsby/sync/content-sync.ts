import fs from 'node:fs';
import type { Reporter } from 'gatsby';
import { watch } from 'chokidar';
import { checkContent } from '../../content/check/check';
import type { LocatedIssue } from '../../content/check/issue';
import { issuesText } from '../../content/check/report';
import { DATA_DIR, COPY_DIR, updateCopy } from './content-copy';
import { londonDay } from '../../content/london';
import { trackDevelopWork } from '../internals/develop-work';

/**
 * How long data/ must be quiet before a check, in ms: editors write a file in several steps. More than the 50 ms in
 * which chokidar reports only a file's first change, or a change right after a check could be missed.
 */
const QUIET_MS = 60;

const FOLDERS = { dataDir: DATA_DIR, copyDir: COPY_DIR };

/**
 * Before a build: checks data/ and copies it to `.content/`. With errors the build ends before it has written anything.
 */
export function syncContent(reporter: Reporter, folders = FOLDERS): void {
  const today = londonDay();
  const result = updateCopy({ ...folders, drafts: false, today });
  reportIssues(reporter, result.issues);
  if (result.ok) {
    for (const { file, value } of result.content.Post)
      if (value.date === today && !value.draft)
        reporter.info(`data/${file} appears today, ${today}`);
    return;
  }
  reporter.panic('The build has stopped: data/ has the mistakes named above.');
}

/**
 * During `develop`: keeps `.content/` equal to data/ for as long as data/ is right. Gatsby watches the copy, and so
 * never sees a broken file. Issues go to the terminal and to `broadcast` after each check. The copy is not touched
 * while Gatsby starts or works on a change.
 */
export function watchContent(
  reporter: Reporter,
  broadcast: (issues: LocatedIssue[]) => void,
  folders = FOLDERS,
) {
  let setReady = () => {};
  const ready = new Promise<void>((resolve) => {
    setReady = resolve;
  });
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
    setReady();
  }

  function sync(): void {
    const isBusy = work.isBusy();
    const result = isBusy
      ? { ...checkContent(folders.dataDir), hasChanged: false }
      : updateCopy({ ...folders, drafts: true });
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
      // A folder that is being moved, say by a branch switch, can't be read for a moment; the next change tries again.
      reporter.warn(`data/ could not be read: ${String(error)}`);
      wasRight = false;
    }
  }

  watch(folders.dataDir, { ignoreInitial: true }).on('all', () => {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(trySync, QUIET_MS);
  });
  trySync();
  const { copyDir } = folders;
  if (fs.existsSync(copyDir) && checkContent(copyDir).ok) start();
  return {
    /** Resolves once there is content: at once when the copy still holds some, otherwise when data/ is right. */
    ready,
    /** To be called when Gatsby has made pages of the content it has got so far. */
    pagesMade: () => work.pagesMade(),
  };
}

function reportIssues(reporter: Reporter, issues: LocatedIssue[]): void {
  // Not reporter.error, which breaks long lines: this is the output of check:content.
  if (issues.length > 0) reporter.log(issuesText(issues));
}
