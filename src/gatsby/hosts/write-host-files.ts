import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../content/redirects';
import type { Header } from '../security/headers';
import { securityHeaders } from '../security/headers';
import type { InlineHashes } from '../security/inline-hashes';
import type { PolicySettings } from '../security/policy';
import { headerPolicy } from '../security/policy';
import { headersFile } from './headers-file';
import { nginxHeaders, nginxRedirects } from './nginx';
import { redirectsFile } from './redirects-file';

/** Where the build leaves what nginx includes: it is for the operator and not served. */
export const DEPLOY_DIR = path.resolve('.deploy');

export interface HostFilesOptions {
  site: PolicySettings;
  redirects: Redirect[];
  /** Of all pages. */
  hashes: Pick<InlineHashes, 'scripts' | 'styleAttributes'>;
  publicDir: string;
  deployDir: string;
}

/** Writes what the hosts of docs/hosting.md read of headers and redirects; gives the headers and the file `_headers`. */
export function writeHostFiles({
  site,
  redirects,
  hashes,
  publicDir,
  deployDir,
}: HostFilesOptions): { headers: Header[]; headersText: string } {
  const headers = securityHeaders(headerPolicy(site, hashes));
  const write = (folder: string, name: string, text: string) => {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  };
  const headersText = headersFile(headers);
  write(publicDir, '_headers', headersText);
  write(publicDir, '_redirects', redirectsFile(redirects));
  const nginx = path.join(deployDir, 'nginx');
  write(nginx, 'headers.conf', nginxHeaders(headers));
  write(nginx, 'redirects.conf', nginxRedirects(redirects));
  return { headers, headersText };
}
