import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { SPECULATION_RULES } from '../../layout/speculation-rules';
import { applyChoiceScript } from '../../layout/theme-choice';
import { hostSettings } from '../hosts/settings';
import { DEPLOY_DIR, writeHostFiles } from '../hosts/write-host-files';
import { readScriptsSlice } from '../internals/script-slices';
import { headerPolicy, metaPolicy } from '../security/policy';
import { compressSite } from './compress';
import { loaderSource, withLoader, withPolicy } from './finish-page';
import { pageResources } from './page-resources';

const PUBLIC_DIR = path.resolve('public');

/** The smallest files, for visitors; large benchmarks set the environment's BROTLI_LEVEL lower. */
const BROTLI_LEVEL = 11;

/**
 * Finishes the built site: scripts start on demand, one security policy in every page, what hosts read of headers and
 * redirects, and compressed files beside all text files. May run any number of times over the same folder, and writes
 * only what changed.
 */
export async function finishSite(
  args: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
): Promise<void> {
  const { site, redirects, pages } = await hostSettings(args);
  const slice = readScriptsSlice(PUBLIC_DIR);
  const inlineScripts = [
    applyChoiceScript,
    SPECULATION_RULES,
    ...slice.inlineScripts,
    loaderSource(),
  ];
  const policy = metaPolicy(site, inlineScripts);
  const resourcesOf = pageResources(PUBLIC_DIR);
  for (const page of pages) {
    const file = path.join(
      PUBLIC_DIR,
      page.endsWith('.html') ? page : `${page}/index.html`,
    );
    const html = fs.readFileSync(file, 'utf8');
    const finished = withPolicy(
      withLoader(html, slice, resourcesOf(page)),
      policy,
    );
    if (finished !== html) fs.writeFileSync(file, finished);
  }
  writeHostFiles({
    policy: headerPolicy(site, inlineScripts),
    redirects,
    publicDir: PUBLIC_DIR,
    deployDir: DEPLOY_DIR,
  });
  const level = Number(process.env['BROTLI_LEVEL'] ?? BROTLI_LEVEL);
  const { made, kept, deleted } = await compressSite(PUBLIC_DIR, level);
  args.reporter.info(
    `Finished ${pages.length} pages; compressed ${made} files, kept ${kept}, deleted ${deleted}`,
  );
}
