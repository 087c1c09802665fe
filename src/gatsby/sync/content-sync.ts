import fs from 'node:fs';
import { watch } from 'chokidar';
import type { Reporter } from 'gatsby';
import { checkContent } from '../../content/check/check';
import { issuesText, type LocatedIssue } from '../../content/check/report';
import { spellingIssues } from '../../content/check/spelling';
import { londonDay } from '../../content/london';
import { trackDevelopWork } from '../internals/develop-work';
import { COPY_DIR, DATA_DIR, readOtherFiles, updateCopy } from './content-copy';

/**
 * How long data/ must be quiet before a check, in ms: editors write a file in several steps. More than the 50 ms in
 * which chokidar reports only a file's first change, or a change right after a check could be missed.
 */
const QUIET_MS = 60;

const FOLDERS = { dataDir: DATA_DIR, copyDir: COPY_DIR };

/**
 * Before a build: checks data/ and copies it to `.content/`. With errors the build ends before it has written anything.
 */
export async function syncContent(
  reporter: Reporter,
  folders = FOLDERS,
): Promise<void> {
  const today = londonDay();
  const otherFiles = await readOtherFiles(folders.dataDir);
  const result = updateCopy({ ...folders, otherFiles, drafts: false, today });
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
  let checks = 0;
  let quietTimer: NodeJS.Timeout | undefined;
  const work = trackDevelopWork(() => {
    if (hasPendingChange) void trySync();
  });

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    work.start();
    setReady();
  }

  async function sync(): Promise<void> {
    const otherFiles = await readOtherFiles(folders.dataDir);
    const isBusy = work.isBusy();
    const result = isBusy
      ? { ...checkContent(folders.dataDir), hasChanged: false }
      : updateCopy({ ...folders, otherFiles, drafts: true });
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
    void sayMisspelt(result.issues);
  }

  /** Later than the rest, and not if a further check has begun meanwhile. */
  async function sayMisspelt(issues: LocatedIssue[]): Promise<void> {
    const current = ++checks;
    const misspelt = await spellingIssues(folders.dataDir).catch(
      (error: unknown) => {
        reporter.warn(`The spelling could not be checked: ${String(error)}`);
        return [];
      },
    );
    if (misspelt.length === 0 || current !== checks) return;
    reportIssues(reporter, misspelt);
    broadcast([...issues, ...misspelt]);
  }

  let lastSync = Promise.resolve();

  /** Syncs once those before have ended. */
  function trySync(): Promise<void> {
    lastSync = lastSync.then(sync).catch((error: unknown) => {
      // A folder that is being moved, say by a branch switch, can't be read for a moment; the next change tries again.
      reporter.warn(`data/ could not be read: ${String(error)}`);
      wasRight = false;
    });
    return lastSync;
  }

  watch(folders.dataDir, { ignoreInitial: true }).on('all', () => {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => void trySync(), QUIET_MS);
  });
  const { copyDir } = folders;
  void trySync().then(() => {
    if (fs.existsSync(copyDir) && checkContent(copyDir).ok) start();
  });
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
