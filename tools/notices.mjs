// npm run notices — writes THIRD_PARTY_NOTICES.txt: the licences of all that the built site in public/ sends to browsers.
//   --check   writes nothing; ends with 1 when the file is out of date
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { init } from 'license-checker-rseidelsohn';
import { fail } from './lib/fail.mjs';
import { fileIfThere } from './lib/files.mjs';
import { shippedPackages } from './notices/shipped.mjs';
import { noticesText } from './notices/text.mjs';

const FILE = 'THIRD_PARTY_NOTICES.txt';

try {
  const text = noticesText(await licencesOf(shippedPackages('public')));
  if (!process.argv.includes('--check')) fs.writeFileSync(FILE, text);
  else if (fileIfThere(FILE) !== text)
    fail(`${FILE} is out of date: run “npm run notices” and commit it.`);
} catch (error) {
  fail(error.message);
}

/** Takes folders of packages; gives what license-checker knows of each, in their order. */
async function licencesOf(folders) {
  const installed = Object.values(
    await promisify(init)({
      start: process.cwd(),
      customFormat: { name: '', version: '', licenseText: '' },
    }),
  );
  // A package may be reached by a link.
  const byFolder = new Map(installed.map((entry) => [entry.path, entry]));
  return folders.map((folder) => {
    const entry = byFolder.get(path.resolve(folder));
    if (!entry) throw new Error(`Nothing is known of ${folder}.`);
    return entry;
  });
}
