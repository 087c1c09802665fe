import { deskPath } from '../src/issue-overlay/desk-path';
import { FILE_TIMES, type FileTimes } from './file-times';

// The desk reads the files of a folder only once, unlike those on GitHub (0.221.1), and would write what it has read over
// what another program has changed since.

const CHANGED =
  'This entry has been changed outside the desk since you opened it, and saving would put its older text back. Copy what you have typed, leave without saving, and open it again.';

/**
 * Loads the desk again when files have changed while it was in the background. A form with unsaved changes stays until
 * it is left, with a warning if it is that of a file that has changed.
 */
export function watchFiles(): void {
  let before: FileTimes | undefined;
  const remember = () => void fileTimes().then((times) => (before = times));
  remember();
  window.addEventListener('blur', remember);
  window.addEventListener('focus', () => {
    void fileTimes().then((times) => {
      const changed = Object.keys({ ...before, ...times }).filter(
        (file) => before && before[file] !== times[file],
      );
      if (changed.length === 0) return;
      if (!hasUnsavedChanges()) {
        location.reload();
        return;
      }
      const { hash } = location;
      setInterval(() => {
        if (location.hash !== hash) location.reload();
      }, 500);
      if (changed.map(deskPath).includes(`/${hash}`)) alert(CHANGED);
    });
  });
}

const fileTimes = async () =>
  (await (await fetch(FILE_TIMES)).json()) as FileTimes;

const hasUnsavedChanges = () =>
  Array.from(document.querySelectorAll('button')).some(
    ({ textContent, disabled }) => textContent.trim() === 'Save' && !disabled,
  );
