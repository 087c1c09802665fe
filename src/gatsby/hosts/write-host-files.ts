import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../content/redirects';
import { securityHeaders } from '../security/headers';
import { headersFile } from './headers-file';
import { nginxHeaders, nginxRedirects } from './nginx';
import { redirectsFile } from './redirects-file';

/** Where the build leaves what nginx includes: it is for the operator and not served. */
export const DEPLOY_DIR = path.resolve('.deploy');

export interface HostFilesOptions {
  /** The Content-Security-Policy. */
  policy: string;
  redirects: Redirect[];
  publicDir: string;
  deployDir: string;
}

/** Writes what the hosts of docs/hosting.md read of headers and redirects. */
export function writeHostFiles({
  policy,
  redirects,
  publicDir,
  deployDir,
}: HostFilesOptions): void {
  const headers = securityHeaders(policy);
  const write = (folder: string, name: string, text: string) => {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  };
  write(publicDir, '_headers', headersFile(headers));
  write(publicDir, '_redirects', redirectsFile(redirects));
  const nginx = path.join(deployDir, 'nginx');
  write(nginx, 'headers.conf', nginxHeaders(headers));
  write(nginx, 'redirects.conf', nginxRedirects(redirects));
}
