import type { Redirect } from '../../content/redirects';
import { securityHeaders } from '../security/headers';
import { headersFile, redirectsFile } from './netlify';
import { nginxHeaders, nginxRedirects } from './nginx';

/**
 * The files from which the hosts of docs/hosting.md read headers and redirects, by their paths. nginx's are for the
 * operator, and not served.
 */
export function hostFiles(
  policy: string,
  redirects: Redirect[],
): Record<string, string> {
  const headers = securityHeaders(policy);
  return {
    'public/_headers': headersFile(headers),
    'public/_redirects': redirectsFile(redirects),
    '.deploy/nginx/headers.conf': nginxHeaders(headers),
    '.deploy/nginx/redirects.conf': nginxRedirects(redirects),
  };
}
