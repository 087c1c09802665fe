import fs from 'node:fs';
import type { Reporter } from 'gatsby';
import { watch } from 'chokidar';
import { checkContent } from '../content/check/check';
import type { Problem } from '../content/check/problem';
import { problemsText } from '../content/check/report';
import type { Changes } from '../content/mirror';
import { DATA_DIR, MIRROR_DIR, updateMirror } from '../content/mirror';

/** How long data/ has to be quiet before it is checked again, in ms: editors write a file in several steps. */
const QUIET_MS = 40;

/** Before a build: lets checked content through to the mirror, or ends the build before it has written anything. */
export function admitContent(reporter: Reporter): void {
  const result = updateMirror({
    dataDir: DATA_DIR,
    mirrorDir: MIRROR_DIR,
    drafts: false,
  });
  reportProblems(reporter, result.problems);
  if (result.ok) return;
  reporter.panic('The build has stopped: data/ has the mistakes named above.');
}

/** Who hears of what happens to data/ during `develop`. */
interface Listeners {
  /** Takes all problems there are, after each check. */
  tell: (problems: Problem[]) => void;
  /** Resolves when content may change. */
  free: () => Promise<void>;
  /** Takes what has changed in the mirror, at once; the next check comes when it is done. */
  takeIn: (changes: Changes) => Promise<void>;
}

/**
 * During `develop`: keeps the mirror equal to data/ for as long as data/ is right, and says what is wrong while it
 * is not, in the terminal and to `tell`. Resolves once there is content to start with: at once when that of the last
 * time is there, otherwise however long an editor takes to mend it.
 */
export function keepAdmittingContent(
  reporter: Reporter,
  { tell, free, takeIn }: Listeners,
): Promise<void> {
  return new Promise((started) => {
    let wasRight = true;
    let timer: NodeJS.Timeout | undefined;
    let last = Promise.resolve();

    async function admit(): Promise<void> {
      try {
        await takeIn(check());
      } catch (error) {
        // A folder that is being moved, say by a branch switch, can't be read for a moment. The next change tells.
        reporter.warn(`data/ could not be read: ${String(error)}`);
        wasRight = false;
      }
    }

    function check(): Changes {
      const result = updateMirror({
        dataDir: DATA_DIR,
        mirrorDir: MIRROR_DIR,
        drafts: true,
      });
      reportProblems(reporter, result.problems);
      tell(result.problems);
      if (result.ok) {
        if (!wasRight) reporter.success('data/ is right again');
        started();
      } else {
        reporter.warn(
          'The site stays as it was until these mistakes in data/ are mended.',
        );
      }
      wasRight = result.ok;
      return result;
    }

    watch(DATA_DIR, { ignoreInitial: true }).on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        last = last.then(free).then(admit);
      }, QUIET_MS);
    });
    last = admit();
    if (fs.existsSync(MIRROR_DIR) && checkContent(MIRROR_DIR).ok) started();
  });
}

function reportProblems(reporter: Reporter, problems: Problem[]): void {
  // Not reporter.error: it breaks long lines, and this is the text that check:content prints.
  if (problems.length > 0) reporter.log(problemsText(problems));
}
