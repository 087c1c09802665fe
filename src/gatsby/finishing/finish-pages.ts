import fs from 'node:fs';
import type { InlineHashes } from '../security/inline-hashes';
import { inlineHashes, mergedHashes } from '../security/inline-hashes';
import type { PolicySettings } from '../security/policy';
import { metaPolicy } from '../security/policy';
import { deferScripts } from './finish-page';
import type { PageMemory } from './page-memory';
import { withPolicy, withoutPolicy } from './page-policy';
import type { LoaderOf } from './slice-loaders';

/**
 * Puts the scripts of pages behind the loader and gives each page a security policy of its own. Takes the pages' files,
 * the site's settings, what is remembered of the last build and the loaders of their scripts; writes what changed,
 * looks at no page that is as the last build finished it, and gives the hashes of all inline scripts and
 * styles.
 *
 * Files are read and written synchronously: of thousands, a promise for each takes several times as long as the file.
 */
export function finishPages(
  files: readonly string[],
  settings: PolicySettings,
  memory: PageMemory,
  loaderOf: LoaderOf,
): InlineHashes {
  const finishedHtml = (html: string) =>
    deferScripts(withoutPolicy(html), loaderOf);
  const pages = files.map((file) => {
    const known = memory.hashesOf(file);
    const hashes = known ?? inlineHashes(finishedHtml(read(file)));
    return { file, hashes, isKnown: known !== undefined };
  });
  const all = mergedHashes(pages.map(({ hashes }) => hashes));

  // Only now is it known what frames a link may bring to any page: see `framed`.
  const policyOf = (hashes: InlineHashes) =>
    metaPolicy(settings, {
      ...hashes,
      styles: [...hashes.styles, ...all.framed],
    });
  const isSamePolicy = memory.isSamePolicy(policyOf(mergedHashes([])));
  for (const { file, hashes, isKnown } of pages) {
    if (isKnown && isSamePolicy) continue;
    const html = read(file);
    const secured = withPolicy(finishedHtml(html), policyOf(hashes));
    if (secured !== html) fs.writeFileSync(file, secured);
    memory.keep(file, hashes);
  }
  return all;
}

const read = (file: string) => fs.readFileSync(file, 'utf8');
