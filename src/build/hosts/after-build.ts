import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { inlineHashes, mergedHashes } from '../security/inline-hashes';
import { linesTooLong } from './headers-file';
import { DEPLOY_DIR, writeHostFiles } from './write-host-files';

const PUBLIC_DIR = path.resolve('public');

/**
 * After a build, when the pages stand as they will be served: writes what hosts read of headers and redirects. Ends the
 * build when the query fails.
 */
export async function writeFilesOfHosts(
  { graphql, reporter }: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
  publicDir = PUBLIC_DIR,
  deployDir = DEPLOY_DIR,
): Promise<void> {
  const result = await graphql<Queries.HostSettingsQuery>(/* GraphQL */ `
    query HostSettings {
      siteSettings {
        newsletterEndpoint
        embeds {
          homeVideo
          demoVideo
          bookingCalendar
          bookingScript
        }
      }
      allRedirect {
        nodes {
          from
          to
        }
      }
    }
  `);
  const { data } = result;
  if (!data?.siteSettings) {
    reporter.panicOnBuild(
      `The settings for hosts could not be read: ${JSON.stringify(result.errors)}`,
    );
    return;
  }
  const { headersText } = writeHostFiles({
    site: data.siteSettings,
    redirects: [...data.allRedirect.nodes],
    hashes: mergedHashes(
      htmlFiles(publicDir).map((file) =>
        inlineHashes(fs.readFileSync(file, 'utf8')),
      ),
    ),
    publicDir,
    deployDir,
  });
  for (const line of linesTooLong(headersText))
    reporter.warn(
      `Cloudflare Pages would not read this header, which is too long: ${line}`,
    );
}

/** Gives the pages of a built site: every .html file but the parts that Gatsby keeps for later builds. */
export function htmlFiles(publicDir: string): string[] {
  return fs
    .readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !path.relative(publicDir, file).startsWith(`_gatsby${path.sep}`),
    )
    .sort();
}
