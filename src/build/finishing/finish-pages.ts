import fs from 'node:fs/promises';
import type { InlineHashes } from '../security/inline-hashes';
import { inlineHashes, mergedHashes } from '../security/inline-hashes';
import type { PolicySettings } from '../security/policy';
import { metaPolicy } from '../security/policy';
import { deferScripts } from './finish-page';
import { withPolicy, withoutPolicy } from './page-policy';
import { ScriptFiles } from './script-files';

/**
 * Puts the scripts of pages behind the loader and gives each page a security policy of its own. Takes the site's
 * folder, the pages' files and the site's settings; writes what changed, and gives the hashes of all inline scripts
 * and styles.
 */
export async function finishPages(
  directory: string,
  files: readonly string[],
  settings: PolicySettings,
): Promise<InlineHashes> {
  const scripts = new ScriptFiles();
  const finishedHtml = (html: string) =>
    deferScripts(withoutPolicy(html), scripts.keep);
  const pages: [file: string, hashes: InlineHashes][] = [];
  for (const file of files)
    pages.push([file, inlineHashes(finishedHtml(await read(file)))]);
  const all = mergedHashes(pages.map(([, hashes]) => hashes));

  // Only now is it known what frames a link may bring to any page: see `framed`.
  for (const [file, hashes] of pages) {
    const html = await read(file);
    const styles = [...hashes.styles, ...all.framed];
    const secured = withPolicy(
      finishedHtml(html),
      metaPolicy(settings, { ...hashes, styles }),
    );
    if (secured !== html) await fs.writeFile(file, secured);
  }
  await scripts.write(directory);
  return all;
}

const read = (file: string) => fs.readFile(file, 'utf8');
