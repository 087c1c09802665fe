import fs from 'node:fs/promises';
import type { InlineHashes } from '../security/inline-hashes';
import { inlineHashes, mergedHashes } from '../security/inline-hashes';
import type { PolicySettings } from '../security/policy';
import { metaPolicy } from '../security/policy';
import { deferScripts } from './finish-page';
import { withPolicy, withoutPolicy } from './page-policy';

/**
 * Puts the scripts of pages behind the loader and gives each page a security policy of its own. Takes the pages' files
 * and the site's settings; writes what changed, and gives the hashes of all inline scripts and styles.
 */
export async function finishPages(
  files: readonly string[],
  settings: PolicySettings,
): Promise<InlineHashes> {
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
  return all;
}

const read = (file: string) => fs.readFile(file, 'utf8');

const finishedHtml = (html: string) => deferScripts(withoutPolicy(html));
